"""The world as one seat may imagine it: rebuilt from its view, with the hidden coins dealt."""
