import { index, route, type RouteConfig } from "@react-router/dev/routes";
import { type PlatformPage, platformPages } from "#site/paths/platform-paths.ts";

/** The module that loads, draws and takes posts for each path of the platform. */
const modules = {
  home: "home.tsx",
  search: "search.tsx",
  "trade-in": "trade-in.tsx",
  car: "car.tsx",
  checkout: "checkout.tsx",
  "buy-online": "checkout.tsx",
  "checkout-done": "checkout-done.tsx",
  "buy-online-done": "checkout-done.tsx",
  call: "call.tsx",
  "car-notice": "car-notice.tsx",
  "car-form": "form.tsx",
  budget: "budget.tsx",
  repayments: "repayments.tsx",
  contact: "contact.tsx",
  "contact-location": "contact-location.tsx",
  "place-form": "form.tsx",
  "site-form": "form.tsx",
  brand: "brand.tsx",
  credits: "credits.tsx",
  recent: "recent.ts",
  "form-fields": "form-fields.ts",
  "alert-new": "alert-new.tsx",
  "alert-confirm": "alert-confirm.tsx",
  "alert-manage": "alert-manage.tsx",
  unsubscribe: "unsubscribe.tsx",
  "own-enquiry": "own-enquiry.tsx",
  success: "success.tsx",
} satisfies Record<PlatformPage, string>;
const rows = Object.entries(modules) as [PlatformPage, string][];

export default [
  ...rows.map(([id, file]) => {
    const path = platformPages[id];
    const module = `routes/${file}`;
    return path === "/" ? index(module, { id }) : route(path.slice(1).replace("/*", "/*?"), module, { id });
  }),
  // Development only: shows every part of the page in every template.
  ...(process.env["NODE_ENV"] === "development" ? [route("showcase/:template?/:colours?", "routes/showcase.tsx")] : []),
  // Paths that a site has chosen itself, and all that lead nowhere.
  route("*", "routes/own.tsx", { id: "own" }),
] satisfies RouteConfig;
