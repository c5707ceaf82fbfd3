"""How the game is shown and told: pictures, texts, terminal."""
