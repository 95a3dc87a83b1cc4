import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const folders = ["app", "cli", "demo", "domain", "scripts", "search-engine", "server", "site", "templates", "tests"];

const isBrowserTest = (name: string) => name.startsWith("tests/e2e/");

/** Each of these ends before a busy machine is ready, waits for nothing, or waits long after it is lost. */
const wrong: { name: string; pattern: RegExp; applies?: (name: string) => boolean }[] = [
  {
    name: "vi.waitFor and vi.waitUntil give up after a second: use expect.poll",
    pattern: /\bvi\.(?:waitFor|waitUntil)\(/,
  },
  { name: "a page is waited for, not slept for", pattern: /\.waitForTimeout\(/ },
  { name: "what is polled for may take a minute", pattern: /\.poll\([^;]*\btimeout: (?:\d{1,4}|[1-5]\d_000|\d_000)\b/ },
  {
    name: "a browser test says within a minute that a thing did not come",
    pattern: /\.(?:poll|goto|click|fill|press|waitFor\w*)\([^;]*\btimeout: (?:0|[6-9]\d_000|(?:\d_)?\d{3}_000)\b/,
    applies: isBrowserTest,
  },
  {
    name: "pages are opened by useBrowser, which limits their waits and explains failures",
    pattern: /\.newContext\(|\blaunchBrowser\(|\.setDefault\w*Timeout\(/,
    applies: isBrowserTest,
  },
];

const texts = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && (folder === "tests" || /\.test\.tsx?$/.test(name)))
    .map((name) => ({ name: `${folder}/${name}`, text: readFileSync(join(root, folder, name), "utf8") }))
    // Tests of other browsers state every timeout.
    .filter(({ name }) => name !== "scripts/waits.test.ts" && !name.startsWith("tests/browsers/")),
);

test.each(wrong)("$name", ({ pattern, applies = () => true }) => {
  const found = texts.filter(({ name, text }) => applies(name) && pattern.test(text));
  expect(found.map(({ name }) => name)).toEqual([]);
});
