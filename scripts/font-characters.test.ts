import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rareCharacters, usualCharacters } from "./font-characters.ts";

// The fonts hold these characters and no others (make-fonts.ts): a text with another one would be drawn in a second font.

const texts = globSync(["{app,site,templates}/**/*.{ts,tsx,md,yaml,css}", "demo/**/*.{yaml,md}"]).filter(
  (file) => !file.includes(".test."),
);

test("[18.4.4] every character of our texts and of the demo sites is in the fonts", () => {
  expect(texts.length).toBeGreaterThan(500);
  const known = new Set(`${usualCharacters}${rareCharacters}\n\t`);
  const unknown = texts.flatMap((file) =>
    [...new Set(readFileSync(file, "utf8"))]
      .filter((character) => !known.has(character))
      .map((character) => `${file}: ${character} U+${character.codePointAt(0)?.toString(16)}`),
  );
  expect(unknown).toEqual([]);
});
