import { expect, test } from "vitest";
import { isDirect, landingOf, readTouch } from "./touch.ts";

const site = "https://dealer.example";
const land = (path: string, referrer = "") => landingOf(new URL(path, site), referrer);

test("[3.10.10] a landing keeps the campaign of its address, and the page before without its query", () => {
  const campaign = "utm_source=news&utm_id=7&gclid=a&gbraid=b&wbraid=c&msclkid=d&fbclid=e";
  expect(land(`/cars/x?${campaign}&email=jo@example.com`, "https://www.bing.com/search?q=secret#top")).toEqual({
    params: Object.fromEntries(new URLSearchParams(campaign)),
    referrer: "www.bing.com/search",
  });
  expect(land("/", "android-app://com.google.android.gm")).toEqual({ params: {}, referrer: "com.google.android.gm/" });
});

test("[3.10.10] a page that was reached from the site, or from the payment, is no landing", () => {
  expect(land("/?utm_source=banner", `${site}/search`)).toBeNull();
  expect(land("/reserved", "https://checkout.stripe.com/")).toBeNull();
  expect(land("/", "https://dealer.example.net/")).not.toBeNull();
  expect(land("/", "https://dealer.example:8443/")).not.toBeNull();
});

test("[3.10.10] a landing without campaign and page before is direct", () => {
  const [direct, tagged, linked] = [land("/?q=x"), land("/?gclid=x"), land("/", "https://forum.example.net/")];
  expect([direct, tagged, linked].map((landing) => landing && isDirect(landing))).toEqual([true, false, false]);
  expect(land("/", "no address")).toEqual({ params: {}, referrer: null });
});

const at = "2026-03-03T01:02:03.000Z";
const touch = { at, params: { utm_source: "news" }, referrer: "www.google.com/" };

test("[3.10.10] a touch is taken as it was sent", () => {
  expect(readTouch(touch)).toEqual(touch);
  expect(JSON.stringify(readTouch(touch))).toBe(JSON.stringify(touch));
});

test("[11.3] of a touch nothing is taken but what a browser could have written", () => {
  const params = {
    utm_source: "x".repeat(301),
    utm_term: "",
    utm_medium: "a\u0000b",
    utm_content: 7,
    fee: "$500",
    xgclid: "x",
    utm_id: "7",
  };
  expect(readTouch({ ...touch, kind: "paid", params })).toEqual({ ...touch, params: { utm_id: "7" } });
  const many = Array.from({ length: 40 }, (_, i) => [`utm_${"x".repeat(i + 1)}`, "y"]);
  expect(Object.keys(readTouch({ ...touch, params: Object.fromEntries(many) })?.params ?? {})).toHaveLength(12);
  for (const referrer of ["https://x.example/", "x.example", "x.example/?q", "x y/", "x/\u202e", "X.example/", 7, {}]) {
    expect(readTouch({ ...touch, referrer })).toEqual({ ...touch, referrer: null });
  }
  expect(readTouch({ ...touch, referrer: `x/${"y".repeat(200)}` })?.referrer).toBeNull();
});

test.each([
  null,
  "text",
  7,
  [],
  {},
  { ...touch, at: "yesterday" },
  { ...touch, at: "2026-13-03T01:02:03.000Z" },
  { ...touch, at: 7 },
  { ...touch, params: [] },
  { ...touch, params: null },
  { ...touch, params: "utm_source=x" },
])("[11.3] %j is no touch", (value) => {
  expect(readTouch(value)).toBeUndefined();
});

test("what a landing writes is what the server reads, however long it is", () => {
  const params = Object.fromEntries(
    Array.from({ length: 20 }, (_, i) => [`utm_${"x".repeat(i + 1)}`, "ü".repeat(290)]),
  );
  const landing = land(`/?${new URLSearchParams(params)}`, `https://forum.example.net/${"Ü ".repeat(500)}?q`);
  expect(readTouch({ at, ...landing })).toEqual({ at, ...landing });
  expect(landing?.referrer).toHaveLength("forum.example.net".length + 200);
});
