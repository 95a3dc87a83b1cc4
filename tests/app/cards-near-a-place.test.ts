import { afterAll, beforeAll, expect, test } from "vitest";
import { createDemoWorld } from "#tests/support/demo-world.ts";
import { demoSites } from "#tests/support/demo-sites.ts";

let world: Awaited<ReturnType<typeof createDemoWorld>>;
beforeAll(async () => {
  world = await createDemoWorld();
}, 600_000);
afterAll(() => world.close());

/** A postcode of each country whose places are bundled. */
const postcodes: Readonly<Record<string, string>> = { AU: "2150", NZ: "1010" };
const sites = demoSites().sites.flatMap(({ settings: { slug, template, country } }) => {
  const postcode = postcodes[country.code];
  return postcode === undefined ? [] : [{ slug, template, postcode }];
});
const ofTemplates = [...Map.groupBy(sites, ({ template }) => template).values()].map(([first]) => first!);

test.each(ofTemplates.map(({ template, slug, postcode }) => [template, slug, postcode] as const))(
  "[16.1.11] in template %s each card of a search near a place says how far the vehicle is",
  async (_template, slug, postcode) => {
    const html = await world.page(slug, `/search?near=${postcode}`);
    const text = html.replaceAll("<!-- -->", "");
    const cards = text.match(/<article[^]*?<\/article>/g) ?? [];
    expect(cards.length).toBeGreaterThan(0);
    const silent = cards.filter((card) => !/, (?:less than )?[\d,]+ km away/.test(card));
    expect(silent).toEqual([]);
    expect(await world.page(slug, "/search")).not.toMatch(/km away/);
  },
  60_000,
);
