"""The report on a deal: how hard it is, for whom and why."""
