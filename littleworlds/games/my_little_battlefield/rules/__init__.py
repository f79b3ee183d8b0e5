"""The rules of My Little Battlefield as a state machine over small decisions."""
