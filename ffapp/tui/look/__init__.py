"""What is drawn, and in which colours and signs."""
