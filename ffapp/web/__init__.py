"""The game in browsers: a server, each page a program of its own, each visitor with a folder of their own."""
