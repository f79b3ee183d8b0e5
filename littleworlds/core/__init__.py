"""The vocabulary that every game speaks and every tool understands. No title is named here."""
