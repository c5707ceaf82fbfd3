"""The site's commands; `hippodrome tidy` is short for `hippodrome django tidy`."""
