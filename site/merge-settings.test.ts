import { expect, test } from "vitest";
import { mergeSettings } from "./merge-settings.ts";

const defaults = { phone: true, search: { limit: 21, facets: ["make", "body"] }, reviews: { minimum: 4 }, chat: null };

test("[1.3.3, 10.1.1] undefined inherits, null turns off, lists replace, objects merge", () => {
  const own = { search: { limit: 100 }, reviews: null, chat: { label: "Ask" } };
  expect(mergeSettings(defaults, own)).toEqual({
    phone: true,
    search: { limit: 100, facets: ["make", "body"] },
    reviews: null,
    chat: { label: "Ask" },
  });
  expect(mergeSettings(defaults, { search: { facets: [] } })).toMatchObject({ search: { limit: 21, facets: [] } });
});

test("the defaults themselves are never changed", () => {
  const before = structuredClone(defaults);
  mergeSettings(defaults, { search: { limit: 1 }, reviews: { minimum: 1 } });
  expect(defaults).toEqual(before);
});
