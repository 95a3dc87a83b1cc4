import { expect, test } from "vitest";
import { nextOfferChange, runningOffers } from "./running-offers.ts";

const zone = "Australia/Sydney";
const offers = [{ slug: "open" }, { slug: "later", expires: "2026-12-24" }, { slug: "soon", expires: "2026-11-15" }];

test("[3.9.3] an offer holds to the end of its last day, and the first to end comes first", () => {
  expect(runningOffers(offers, "2026-11-15").map(({ slug }) => slug)).toEqual(["soon", "later", "open"]);
  expect(runningOffers(offers, "2026-11-16").map(({ slug }) => slug)).toEqual(["later", "open"]);
});
test("[3] the list changes at the midnight after the first offer's last day, where the dealer is", () => {
  const now = Date.parse("2026-11-14T20:00:00Z");
  expect(nextOfferChange(offers, now, zone)).toBe(Date.parse("2026-11-15T13:00:00Z"));
  expect(nextOfferChange([{}], now, zone)).toBeNull();
});
test("an offer that ends so many days from now never ends, but its date moves on every day", () => {
  const now = Date.parse("2026-11-14T20:00:00Z");
  expect(runningOffers([{ expires_in_days: 3 }], "2026-11-15")[0]?.ends).toBe("2026-11-18");
  expect(nextOfferChange([{ expires_in_days: 3 }], now, zone)).toBe(Date.parse("2026-11-15T13:00:00Z"));
});
