import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("search/*?", "routes/search.tsx"),
  route("cars/trade-in", "routes/trade-in.tsx"),
  route("cars/:slug", "routes/car.tsx"),
  route("cars/:slug/checkout", "routes/checkout.tsx", { id: "checkout" }),
  route("cars/:slug/buy-online", "routes/checkout.tsx", { id: "buy-online" }),
  route("cars/:slug/checkout/done", "routes/checkout-done.tsx", { id: "checkout-done" }),
  route("cars/:slug/buy-online/done", "routes/checkout-done.tsx", { id: "buy-online-done" }),
  route("cars/:slug/call", "routes/call.tsx"),
  route("cars/:slug/:form", "routes/form.tsx", { id: "car-form" }),
  route("budget", "routes/budget.tsx"),
  route("repayments", "routes/repayments.tsx"),
  route("contact", "routes/contact.tsx"),
  route("contact-us/:location", "routes/contact-location.tsx"),
  route("contact-us/:location/:id", "routes/form.tsx", { id: "place-form" }),
  route("enquire/:form", "routes/form.tsx", { id: "site-form" }),
  route("recent", "routes/recent.ts"),
  route("form/*", "routes/form-fields.ts"),
  route("alerts/new", "routes/alert-new.tsx"),
  route("alerts/confirm", "routes/alert-confirm.tsx"),
  route("alerts/manage", "routes/alert-manage.tsx"),
  route("unsubscribe", "routes/unsubscribe.tsx"),
  route("success", "routes/success.tsx"),
  // The gallery is for those who build: no build for production has it.
  ...(process.env["NODE_ENV"] === "development"
    ? [route("gallery/:template?/:colours?", "routes/gallery/gallery.tsx")]
    : []),
  route("*", "routes/site-page.tsx"),
] satisfies RouteConfig;
