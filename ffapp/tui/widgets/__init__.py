"""Widgets that take plain values and sentences made elsewhere: none of them knows a rule or a language."""
