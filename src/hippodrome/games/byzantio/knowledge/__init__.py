"""What a seat may know: its view, and redealing everything it can't know."""
