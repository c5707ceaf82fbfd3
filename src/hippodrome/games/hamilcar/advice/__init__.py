"""Cheap knowledge for bots."""
