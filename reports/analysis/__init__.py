"""An analysis and a verification as text."""
