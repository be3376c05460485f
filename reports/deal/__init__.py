"""Reports on deals of Penguin Party: how hard a deal is, for whom and why."""
