"""One interface to Chromium, Firefox and WebKit, for scenarios that must work in all of them."""
