"""Everything that changes data, one module per thing people do. No HTTP here."""
