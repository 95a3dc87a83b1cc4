import { expect, test } from "vitest";
import { formAt } from "./form-paths.ts";
import { siteSettings } from "#tests/support/site-settings.ts";

const nothing = siteSettings({
  service: null,
  parts: false,
  fleet: false,
  feedback: false,
  sell_my_car: false,
  subscribe: null,
  subscription_enquiry: false,
  rental_enquiry: false,
});

test("[2.1.14] a name leads to its form only where the site offers it", () => {
  expect([...formAt(nothing)]).toEqual([["/find-me-a-car", "similar"]]);
  const service = { path: "/workshop", xtime_url: null, brand_path: null };
  const found = formAt({ ...nothing, service, fleet: true, sell_my_car: true });
  expect(Object.fromEntries(found)).toMatchObject({
    "/workshop": "service",
    "/fleet": "fleet",
    "/sell-my-car": "sell-my-car",
  });
  expect(found.has("/parts")).toBe(false);
});
