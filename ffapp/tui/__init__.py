"""The screen: the only package of ffapp that imports textual."""
