"""What comes from the terminal before a page sees it, and what it is told besides the screen."""
