import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("search/*?", "routes/search.tsx"),
  route("cars/:slug", "routes/car.tsx"),
  route("budget", "routes/budget.tsx"),
  route("contact", "routes/contact.tsx"),
  route("contact-us/:location", "routes/contact-location.tsx"),
  route("*", "routes/site-page.tsx"),
] satisfies RouteConfig;
