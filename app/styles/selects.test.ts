import { expect, test } from "vitest";
import { styleSheets as sheets } from "#tests/support/style-sheets.ts";

// The arrow of a field that is chosen from is a background: the shorthand would take it away.
test("[9] no template takes the arrow from the fields of a form", () => {
  const bare = sheets.flatMap(({ name, text }) =>
    [...text.matchAll(/([^{}]*\.field\b[^{}]*\bselect\b[^{}]*)\{([^{}]*)\}/g)]
      .filter(([, selector = "", says = ""]) => /\.field[^,]*select/.test(selector) && /\bbackground:/.test(says))
      .filter(([, selector = ""]) => !/\.field select,\s*\.field textarea\s*$/.test(selector))
      .map(([, selector = ""]) => `${name}: ${selector.trim()}`),
  );
  expect(bare).toEqual([]);
});
