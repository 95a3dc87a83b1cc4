import { expect, test } from "vitest";
import { countInBrowser, ownHeading, sharedHeading } from "./saved-heading.ts";

test.each([
  [0, 0, null],
  [0, 4, null],
  [1, 3, null],
  [2, 2, "Compare 2 {vehicles}"],
  [2, 1, null],
  [3, 2, "Compare 2 {vehicles}"],
  [4, 4, "Compare 4 {vehicles}"],
])("[4.8.6] %i cars ticked, %i side by side: one's own page is called %s", (ticked, compared, heading) => {
  expect(ownHeading(ticked, compared)).toBe(heading);
});

test("[4.8.6] a shared page counts the cars side by side, not those below them", () => {
  expect([sharedHeading(3), sharedHeading(0)]).toEqual(["Compare 3 {vehicles}", "Shared {vehicles}"]);
});

test("one's own page says how many cars it keeps", () => {
  expect([countInBrowser(1), countInBrowser(5)]).toEqual([
    "1 {vehicle}, kept in this browser",
    "5 {vehicles}, kept in this browser",
  ]);
});
