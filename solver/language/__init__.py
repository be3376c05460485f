"""Messages for players in several languages: one catalogue in `locales/` for Python and the browser."""
