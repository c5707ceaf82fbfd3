"""Everything that changes data: each module is about one thing people do. No HTTP here."""
