"""What several reports are made with."""
