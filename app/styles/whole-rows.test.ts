import { expect, test } from "vitest";
import { styleSheets as sheets } from "#tests/support/style-sheets.ts";

/** Rules that leave out one of the cards of a grid. */
const leavingOut = sheets.flatMap(({ name, text }) =>
  [...text.matchAll(/([^{}]*\.grid-[34][^{}]*:nth-child[^{}]*)\{[^{}]*\bdisplay: none\b/g)].map(
    ([, selector = ""]) => ({
      name,
      selector: selector.trim(),
    }),
  ),
);

// A row is a selection of the stock, with a link to all of it. A visitor's own list is a grid, not a row.
test("[4.8] a template that fills whole rows leaves out cars of the stock, never a car that was saved", () => {
  expect(leavingOut.length).toBeGreaterThan(0);
  expect(leavingOut.filter(({ selector }) => !/\.grid-[34]\.row > /.test(selector))).toEqual([]);
});
