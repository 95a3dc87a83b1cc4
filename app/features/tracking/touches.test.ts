import { afterEach, expect, test, vi } from "vitest";
import { rememberedTouches, rememberLanding } from "./touches.ts";

const dayMs = 24 * 60 * 60 * 1000;
const start = Date.parse("2026-03-03T01:00:00.000Z");
const on = (days: number) => start + days * dayMs;
const at = (days: number) => new Date(on(days)).toISOString();

const ad = { params: { gclid: "a" }, referrer: "www.google.com/" };
const mail = { params: { utm_medium: "email" }, referrer: null };
const direct = { params: {}, referrer: null };

function browser(refuse = false) {
  const items = new Map<string, string>();
  const check = () => {
    if (refuse) throw new Error("denied");
  };
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => (check(), items.get(key) ?? null),
    setItem: (key: string, value: string) => (check(), void items.set(key, value)),
    removeItem: (key: string) => (check(), void items.delete(key)),
  });
  return items;
}
afterEach(() => {
  vi.unstubAllGlobals();
});

test("[3.10.13] the first touch stays, and a later one takes the place of the last", () => {
  browser();
  rememberLanding(ad, on(0));
  expect(rememberLanding(mail, on(5))).toEqual({
    first_touch: { at: at(0), ...ad },
    last_touch: { at: at(5), ...mail },
  });
  expect(rememberedTouches(null, on(6))).toEqual(rememberLanding(null, on(6)));
});

test("[3.10.13] a direct visit is a touch only where no other is known", () => {
  browser();
  expect(rememberLanding(direct, on(0))?.last_touch).toEqual({ at: at(0), ...direct });
  expect(rememberLanding(ad, on(1))).toEqual({
    first_touch: { at: at(0), ...direct },
    last_touch: { at: at(1), ...ad },
  });
  expect(rememberLanding(direct, on(2))?.last_touch).toEqual({ at: at(1), ...ad });
});

test("[3.10.13] each touch is kept for 90 days", () => {
  const items = browser();
  rememberLanding(ad, on(0));
  rememberLanding(mail, on(50));
  expect(rememberedTouches(null, on(90) - 1)?.first_touch.at).toBe(at(0));
  expect(rememberedTouches(null, on(90))?.first_touch).toEqual({ at: at(50), ...mail });
  expect(rememberedTouches(null, on(140))).toBeNull();
  expect(items.size).toBe(0);
  expect(rememberLanding(direct, on(141))?.first_touch).toEqual({ at: at(141), ...direct });
});

test("[3.10.13] nothing is kept or sent once the visitor has said no", () => {
  const items = browser();
  const landed = rememberLanding(ad, on(0));
  items.set("forecourt.consent", "no");
  expect(rememberedTouches(landed, on(0))).toBeNull();
  expect(rememberLanding(mail, on(1))).toBeNull();
  expect([...items.keys()]).toEqual(["forecourt.consent"]);
});

test("[3.10.13] where storage is forbidden, the landing on this page is known", () => {
  browser(true);
  const landed = rememberLanding(ad, on(0));
  expect(rememberedTouches(landed, on(0))?.last_touch).toEqual({ at: at(0), ...ad });
  expect(rememberedTouches(rememberLanding(null, on(0)), on(0))).toBeNull();
});

test.each(["{", "null", "[]", '"x"', '{"first_touch":1}', '{"last_touch":{"at":"x"}}'])(
  "stored nonsense (%s) is no touch",
  (text) => {
    browser().set("forecourt.touches", text);
    expect(rememberedTouches(null, on(0))).toBeNull();
    expect(rememberLanding(ad, on(0))?.first_touch).toEqual({ at: at(0), ...ad });
  },
);
