import { expect, test } from "vitest";
import { runningOffers } from "./running-offers.ts";

const zone = "Australia/Sydney";
const offers = [{ slug: "open" }, { slug: "later", expires: "2026-12-24" }, { slug: "soon", expires: "2026-11-15" }];
const slugsAt = (now: string) => runningOffers(offers, Date.parse(now), zone).value.map(({ slug }) => slug);

test("[3.9.3] an offer holds to the end of its last day, and the first to end comes first", () => {
  expect(slugsAt("2026-11-15T23:59+11:00")).toEqual(["soon", "later", "open"]);
  expect(slugsAt("2026-11-16T00:00+11:00")).toEqual(["later", "open"]);
});
test("[3] the list changes at the midnight after the first offer's last day, where the dealer is", () => {
  const now = Date.parse("2026-11-14T20:00:00Z");
  expect(runningOffers(offers, now, zone).until).toBe(Date.parse("2026-11-15T13:00:00Z"));
  expect(runningOffers([{}], now, zone).until).toBeNull();
});
test("an offer that ends so many days from now never ends, but its date moves on every day", () => {
  const { value, until } = runningOffers([{ expires_in_days: 3 }], Date.parse("2026-11-14T20:00:00Z"), zone);
  expect(value[0]?.ends).toBe("2026-11-18");
  expect(until).toBe(Date.parse("2026-11-15T13:00:00Z"));
});
