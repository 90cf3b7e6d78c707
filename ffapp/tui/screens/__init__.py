"""The screens, each with its own style sheet, imported when first shown."""
