import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { rareCharacters, undrawn, usualCharacters } from "../../scripts/font-characters.ts";
import { desktop, useBrowser } from "#tests/support/browser.ts";

const browser = useBrowser("looks");
const files = new Map(globSync("templates/*/fonts/*.woff2").map((file) => [basename(file, ".woff2"), file]));
const names = [...files.keys()].filter((name) => !name.endsWith("-rare"));
const dataOf = (name: string) =>
  `url(data:font/woff2;base64,${readFileSync(files.get(name) ?? "").toString("base64")})`;

/** Spaces and the soft hyphen are drawn with nothing. */
const textFor = (name: string) =>
  Array.from(`${usualCharacters}${rareCharacters}`.replaceAll(/[\s\u00AD]/g, ""))
    .filter((character) => !undrawn[name]?.includes(character))
    .map((character) => `&#${character.codePointAt(0)};`)
    .join("");

// As a visitor sees it: the browser tells which fonts it drew each text with.
test("[18.4.4] each font draws every character of ours, Māori vowels included", async () => {
  const page = await browser.page(desktop);
  const faces = names.map(
    (name) =>
      `@font-face{font-family:${name};src:${dataOf(name)}}` +
      `@font-face{font-family:${name};src:${dataOf(`${name}-rare`)};unicode-range:U+100-17F}`,
  );
  const lines = names.map((name) => `<p id="${name}" style="font:16px ${name},serif">${textFor(name)}</p>`);
  await page.setContent(`<style>${faces.join("")}</style>${lines.join("")}`);
  await page.evaluate(() => document.fonts.ready);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument");
  const foreign: string[] = [];
  for (const name of names) {
    const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector: `#${name}` });
    const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
    for (const font of fonts) if (!font.isCustomFont) foreign.push(`${name}: ${font.glyphCount} in ${font.familyName}`);
    expect(fonts.length).toBeGreaterThan(0);
  }
  expect(foreign).toEqual([]);
});
