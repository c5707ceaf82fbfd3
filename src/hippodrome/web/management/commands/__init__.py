"""The site's commands: `hippodrome tidy` is also `hippodrome django tidy`."""
