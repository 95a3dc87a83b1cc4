import { expect, test } from "vitest";
import { buildGrammar } from "./search-grammar.ts";
import { listingCount } from "./listing-count.ts";
import type { SearchState } from "./search-state.ts";
import { siteSettings } from "#tests/support/site-settings.ts";

const settings = siteSettings({ id: "site", name: "Corner Lot", description: "Cars." });
const stock = {
  grammar: buildGrammar(settings, { body: ["Ute"] }),
  search: ({ refinements, ranges }: SearchState) => ({ total: refinements.body ? 3 : ranges.price ? 5 : 9 }),
  count: () => 0,
  stocked: () => [],
};

test.each([
  ["/search", 9],
  ["/search/ute", 3],
  ["/search?price=,15000", 5],
  ["/contact", null],
  ["/", null],
])("[16.5.1] %s lists %s vehicles", (url, count) => {
  expect(listingCount(url, stock)).toBe(count);
});
