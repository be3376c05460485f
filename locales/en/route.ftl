# Routes.

route-title = Pingouin route
route-label = Route
