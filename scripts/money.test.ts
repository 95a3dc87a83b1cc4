import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// Lint forbids Intl and toLocaleString outside domain/country; an amount that is put together by hand is found here.

const root = join(import.meta.dirname, "..");
const folders = ["app", "cli", "domain", "server", "site", "templates"];

/** Where a dollar sign means no amount of a site's own, each with the reason. */
const others: Readonly<Record<string, string>> = {
  "domain/feed/suggest-currency.ts": "reads the signs of a feed",
  "app/entry.server.tsx": "a document, not an amount",
  "server/adapters/store/copy/postgres-loader.ts": "numbers the parameters of SQL",
  "server/adapters/store/postgres/migrate-postgres.ts": "numbers the parameters of SQL",
};

/** "$" by itself, `$${amount}`, and in JSX the text of an element that is $, or begins with it and an expression. */
const byHand = (name: string) => [
  /["'`]\$["'`]/,
  /`[^`]*\$\$\{/,
  ...(name.endsWith(".tsx") ? [/>\$\{/, /^\s*\$\s*$/] : []),
];
const isComment = (line: string) => /^\s*(?:\/\/|\/?\*)/.test(line);

const sources = folders
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
  )
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\/testing\//.test(name));

test("[10.5.5] amounts are written by the site's format, never by hand", () => {
  const found = sources.flatMap((name) => {
    if (Object.hasOwn(others, name)) return [];
    const lines = readFileSync(join(root, name), "utf8").split("\n");
    return lines.flatMap((line, at) =>
      !isComment(line) && byHand(name).some((pattern) => pattern.test(line))
        ? [`${name}:${at + 1} ${line.trim()}`]
        : [],
    );
  });
  expect(found).toEqual([]);
});

test("every exception is still needed", () => {
  for (const name of Object.keys(others)) expect(readFileSync(join(root, name), "utf8")).toContain("$");
});
