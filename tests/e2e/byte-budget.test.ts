import { readdir, readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { describe, expect, inject, test } from "vitest";
import { ask } from "#tests/support/ask.ts";

// Bytes on the wire with gzip. A listing of 2,000 cars of 25 makes has the most facets, and a form includes all of its
// steps. Before the load event a page has one script; its islands load afterwards.
const budget = { html: 22_000, css: 15_000, script: 7_500, scriptOfListing: 91_500 };

const kinds = (html: string) => ({
  script: [...new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path ?? ""))],
  css: [...new Set([...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, path]) => path ?? ""))],
});

async function weigh(slug: string, path: string) {
  const port = inject("demoPort");
  const page = await ask(port, slug, path);
  expect(page.status, path).toBe(200);
  const size = async (files: string[]) => {
    const answers = await Promise.all(files.map((file) => ask(port, slug, file, { "accept-encoding": "gzip" })));
    expect(answers.map((answer) => answer.headers["content-encoding"])).toEqual(files.map(() => "gzip"));
    return answers.reduce((sum, answer) => sum + answer.body.length, 0);
  };
  const { script, css } = kinds(page.text);
  return { html: gzipSync(page.body).length, css: await size(css), script: await size(script) };
}

/** The weight of these files with all their imports. */
async function scriptOf(names: readonly string[]): Promise<number> {
  const folder = new URL("../../build/client/assets/", import.meta.url);
  const files = (await readdir(folder)).filter((file) => file.endsWith(".js"));
  const code = new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(new URL(file, folder), "utf8")] as const)),
  );
  const needed = new Set<string>();
  const follow = (file: string): void => {
    if (needed.has(file)) return;
    needed.add(file);
    for (const [, next = ""] of (code.get(file) ?? "").matchAll(/(?:from|^import|;import)\s*"\.\/([^"]+\.js)"/g)) {
      follow(next);
    }
  };
  for (const name of names) {
    const file = files.find((one) => one.startsWith(`${name}-`));
    expect(file, name).toBeDefined();
    follow(file ?? "");
  }
  return [...needed].reduce((sum, file) => sum + gzipSync(code.get(file) ?? "").length, 0);
}

test("[18.4.1] a listing with all that it can load stays within its budget", async () => {
  const names = ["entry.client", "live-listing", "hydrate", "budget-island", "saved-dock-island"];
  expect(await scriptOf(names)).toBeLessThanOrEqual(budget.scriptOfListing);
});

describe("[18.4.1] a first load stays within its budget of bytes", () => {
  test.each([
    ["harbour-city-motors", "/"],
    ["harbour-city-motors", "/search/used-cars"],
    ["kauri-motor-company", "/search/used-cars"],
    ["sunstate-autos", "/used-car"],
    ["sunstate-autos", "/"],
    ["harbour-city-motors", "/contact"],
    ["outback-caravans-trucks", "/contact"],
    ["harbour-city-motors", "/valuations"],
  ])("%s %s", async (slug, path) => {
    const weight = await weigh(slug, path);
    expect(weight.html).toBeLessThanOrEqual(budget.html);
    expect(weight.css).toBeLessThanOrEqual(budget.css);
    expect(weight.script).toBeLessThanOrEqual(budget.script);
  });
  test.each([
    ["harbour-city-motors", "/search/used-cars"],
    ["meridian-new-cars", "/search"],
    ["outback-caravans-trucks", "/search/caravans-trucks-and-utes"],
  ])("a vehicle page of %s, and its form as a page", async (slug, path) => {
    const listing = await ask(inject("demoPort"), slug, path);
    const car = /href="(\/cars\/[^"/?]+)"/.exec(listing.text)?.[1] ?? "";
    for (const page of [path, car, `${car}/enquire`]) {
      const weight = await weigh(slug, page);
      expect(weight.script, page).toBeLessThanOrEqual(budget.script);
      expect(weight.html, page).toBeLessThanOrEqual(budget.html);
    }
  });
});
