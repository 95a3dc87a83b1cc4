import { gzipSync } from "node:zlib";
import { describe, expect, inject, test } from "vitest";
import { ask } from "#tests/support/ask.ts";
import { assetsOf, mostStyles, scriptWith } from "#tests/support/page-weight.ts";

// Bytes on the wire with gzip. A listing of 2,000 cars of 25 makes has the most facets, and a form includes all of its
// steps. Before the load event a page has one script; its islands load afterwards.
const budget = { html: 22_000, script: 8_000, scriptOfListing: 98_000 };

async function weigh(slug: string, path: string) {
  const port = inject("demoPort");
  const page = await ask(port, slug, path);
  expect(page.status, path).toBe(200);
  const size = async (files: string[]) => {
    const answers = await Promise.all(files.map((file) => ask(port, slug, file, { "accept-encoding": "gzip" })));
    expect(answers.map((answer) => answer.headers["content-encoding"])).toEqual(files.map(() => "gzip"));
    return answers.reduce((sum, answer) => sum + answer.body.length, 0);
  };
  const { script, css } = assetsOf(page.text);
  return { html: gzipSync(page.body).length, css: await size(css), script: await size(script) };
}

test("[18.4.1] a listing with all that it can load stays within its budget", async () => {
  const names = ["entry.client", "live-listing", "bring-alive", "hydrate", "budget-island", "saved-dock-island"];
  expect(await scriptWith(names)).toBeLessThanOrEqual(budget.scriptOfListing);
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
    ["harbour-city-motors", "/finance", mostStyles.withFormOfSteps],
    ["harbour-city-motors", "/valuations", mostStyles.withFormOfSteps],
  ] as const)("%s %s", async (slug, path, styles: number = mostStyles.usual) => {
    const weight = await weigh(slug, path);
    expect(weight.html).toBeLessThanOrEqual(budget.html);
    expect(weight.css).toBeLessThanOrEqual(styles);
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
