"""Tests of lessons, puzzles and teachers that need no site."""
