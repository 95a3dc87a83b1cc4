import { expect, test } from "vitest";
import { badgeNames } from "./badge-names.ts";

const keys = (...badges: string[]) => [...badgeNames(badges).keys()];

test("[16.1.4] a badge is understood where no other badge has its words in their order", () => {
  expect(keys("SR", "SR5")).toEqual(["sr", "sr5"]);
  expect(keys("Sport", "Ascent Sport")).toEqual(["ascentsport"]);
  expect(keys("Sport", "Sports")).toEqual(["sport", "sports"]);
  expect(keys("Sport X", "X Sport", "Sport GT X")).toEqual(["sportx", "xsport", "sportgtx"]);
  expect(keys("GT", "GT GT")).toEqual(["gtgt"]);
});

test("[16.1.4] a badge that is written in two ways, or without letters and digits, stays text", () => {
  expect(keys("SR-5", "sr 5", "–", "")).toEqual([]);
});

test("[16.1.3] a badge means the site's own spelling of it", () => {
  expect(badgeNames(["Wildtrak X"]).get("wildtrakx")?.meaning).toEqual({
    facet: "badge",
    values: ["Wildtrak X"],
    range: null,
  });
});
