"""The pages: each module answers for one part of the site."""
