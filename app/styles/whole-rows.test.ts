import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const sheets = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".css"))
  .map((name) => ({ name, text: readFileSync(join("app", name), "utf8").replace(/\/\*[\s\S]*?\*\//g, "") }));

/** Rules that leave out one of the cards of a grid. */
const leavingOut = sheets.flatMap(({ name, text }) =>
  [...text.matchAll(/([^{}]*\.g[34][^{}]*:nth-child[^{}]*)\{[^{}]*\bdisplay: none\b/g)].map(([, selector = ""]) => ({
    name,
    selector: selector.trim(),
  })),
);

// A row is a selection of the stock, with a link to all of it. A visitor's own list is a grid, not a row.
test("[4.8] a template that fills whole rows leaves out cars of the stock, never a car that was saved", () => {
  expect(leavingOut.length).toBeGreaterThan(0);
  expect(leavingOut.filter(({ selector }) => !/\.g[34]\.row > /.test(selector))).toEqual([]);
});
