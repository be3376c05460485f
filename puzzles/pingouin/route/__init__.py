"""The route: one penguin, and a way over every tile that numbers make the only one."""
