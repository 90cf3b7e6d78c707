"""Adventures from text files: read, understood, and looked through for mistakes."""
