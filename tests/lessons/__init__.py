"""Lessons and teachers, without a site."""
