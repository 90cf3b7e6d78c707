"""The pages of the game on the grid."""
