"""The gamebooks of the Fighting Fantasy family: one module per chapter of their rulebooks."""
