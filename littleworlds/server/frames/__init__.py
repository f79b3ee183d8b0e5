"""What one viewer is shown: the position as a seat or an onlooker may know it, and the table from outside."""
