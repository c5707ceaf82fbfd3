"""Everything players see and read: pictures, texts and the terminal."""
