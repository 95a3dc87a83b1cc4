import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("search/*?", "routes/search.tsx"),
  route("cars/:slug", "routes/car.tsx"),
  route("cars/:slug/:form", "routes/car-form.tsx"),
  route("budget", "routes/budget.tsx"),
  route("contact", "routes/contact.tsx"),
  route("contact-us/:location", "routes/contact-location.tsx"),
  route("contact-us/:location/:id", "routes/place-form.tsx"),
  route("form/*", "routes/form-fields.ts"),
  route("success", "routes/success.tsx"),
  route("*", "routes/site-page.tsx"),
] satisfies RouteConfig;
