import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const folders = ["app", "cli", "demo", "domain", "scripts", "search-engine", "server", "site", "templates", "tests"];

/** Each of these ends before a busy machine is ready, or waits for nothing. */
const short = [
  {
    name: "vi.waitFor and vi.waitUntil give up after a second: use expect.poll",
    pattern: /\bvi\.(?:waitFor|waitUntil)\(/,
  },
  { name: "a page is waited for, not slept for", pattern: /\.waitForTimeout\(/ },
  { name: "what is polled for may take a minute", pattern: /\.poll\([^;]*\btimeout: (?:\d{1,4}|[1-5]\d_000|\d_000)\b/ },
];

const texts = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && (folder === "tests" || /\.test\.tsx?$/.test(name)))
    .map((name) => ({ name: `${folder}/${name}`, text: readFileSync(join(root, folder, name), "utf8") }))
    // Tests of other browsers state every timeout.
    .filter(({ name }) => name !== "scripts/waits.test.ts" && !name.startsWith("tests/browsers/")),
);

test.each(short)("$name", ({ pattern }) => {
  expect(texts.filter(({ text }) => pattern.test(text)).map(({ name }) => name)).toEqual([]);
});
