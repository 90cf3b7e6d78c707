"""The pages that every game has."""
