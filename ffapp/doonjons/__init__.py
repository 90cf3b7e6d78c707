"""The rules of DOOnjons&Dragons: a party, a game master, three dungeons on a grid."""
