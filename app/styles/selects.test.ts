import { expect, test } from "vitest";
import { styleSheets as sheets } from "#tests/support/style-sheets.ts";

/** Rules for `select` elements, with what they declare. */
const rules = sheets.flatMap(({ name, text }) =>
  [...text.matchAll(/([^{};]*?(?:^|[\s(>+~,])select\b(?![-\w])[^{};]*)\{([^{}]*)\}/gm)]
    // A comment before a rule is no part of its selector.
    .map(([, selector = "", says = ""]) => ({ name, selector: selector.replaceAll(/\/\*.*?\*\//gs, "").trim(), says }))
    .filter(({ selector }) => /(?:^|[\s(>+~,])select\b(?![-\w])/m.test(selector)),
);

// The arrow of a select is a background: the shorthand would take it away.
test("[18.3.9] one rule draws the arrow of every select, and none takes it away", () => {
  expect(rules.length).toBeGreaterThan(15);
  const draws = rules.filter(({ says }) => /background-image|background:[^;]*gradient|\bappearance: none/.test(says));
  expect(draws.map(({ name, selector }) => `${name}: ${selector}`)).toEqual(["app/styles/base.css: select"]);
  const bare = rules.filter(({ says, selector }) => /\bbackground:/.test(says) && selector !== "select");
  expect(bare.map(({ name, selector }) => `${name}: ${selector}`)).toEqual([]);
});
