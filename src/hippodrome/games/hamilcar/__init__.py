"""Hamilcar, the First Punic War for two: `docs/rules/hamilcar.md`."""
