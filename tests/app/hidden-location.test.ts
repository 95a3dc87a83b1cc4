import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aCar, createTestApp } from "#tests/support/test-app.ts";

const site = "http://first-site.localhost";
const folder = mkdtempSync(join(tmpdir(), "hidden-"));
let app: Awaited<ReturnType<typeof createTestApp>>;

/** A dealership with its yard and a paddock in another state, which is hidden. */
const paddock = `  - id: paddock
    name: Back Paddock - Sales
    slug: back-paddock
    visible: false
    position: -1
    time_zone: Australia/Brisbane
    address: { street: 9 Lonely Road, city: Warwick, state: QLD, postcode: "4370" }
    contact_detail: { phone: 07 5550 7777 }
`;
const secrets = /Paddock|paddock|Lonely|Warwick|QLD|5550 7777|55507777/;

beforeAll(async () => {
  cpSync("tests/fixtures/sites", folder, { recursive: true });
  const file = join(folder, "dealerships/first.yaml");
  writeFileSync(file, readFileSync(file, "utf8") + paddock);
  const settings = join(folder, "first-site.yaml");
  const filter = `search_filters: { filter: 'NOT (location_name:"Back Paddock - Sales" AND make:Kia)', presets: [0] }\n`;
  const facets = "search: { facets: [{ facet: make }, { facet: location_name }, { facet: city }, { facet: state }] }\n";
  const further = "top_banner: { force_locations_link: true }\nphone_masked: true\n";
  writeFileSync(settings, readFileSync(settings, "utf8") + filter + facets + further);
  app = await createTestApp(
    [
      aCar({ id: "a1" }),
      aCar({ id: "a2", distribution_locations: ["paddock"] }),
      aCar({ id: "h1", location_id: "paddock" }),
      aCar({ id: "h2", location_id: "paddock", make: "Kia", model: "Cerato" }),
    ],
    {},
    { folder },
  );
  // The paddock was visible once.
  const { store } = app.registry.bySlug("first-site") ?? {};
  await store?.values.add({ location_name: ["Back Paddock - Sales"], city: ["Warwick"], state: ["QLD"] });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const read = async (path: string) => {
  const answer = await app.get(`${site}${path}`);
  return { status: answer.status, text: await answer.text() };
};

describe("[3.5.7] a location that is not visible", () => {
  test.each([
    "/",
    "/search",
    "/search/toyota",
    "/cars/car-h1",
    "/cars/car-a2",
    "/cars/car-h1/enquire",
    "/cars/car-h1/test-drive",
    "/cars/car-h1/call",
    "/contact",
    "/contact?car_id=h1",
    "/dealerships",
    "/success?category=used-vehicle-enquiry&car_id=h1",
    "/favourites?cars=h1,a1",
    "/llms.txt",
    "/sitemaps/pages.xml",
    "/sitemaps/locations.xml",
    "/sitemaps/search.xml",
    "/new-arrivals.xml",
    "/api/suggestions?q=corolla",
  ])("is named nowhere on %s", async (path) => {
    // The id of a car's location is no name of it; forms send it along.
    const { status, text } = await read(path);
    expect(status).toBe(200);
    expect(text.replaceAll('"paddock"', "").replaceAll("&quot;paddock&quot;", "")).not.toMatch(secrets);
  });

  test("leaves its cars in the listing, under the dealership's name and number", async () => {
    const listing = await read("/search");
    expect(listing.text).toContain("/cars/car-h1");
    const page = await read("/cars/car-h1");
    expect(page.status).toBe(200);
    expect(page.text).toContain("In stock at First Motors");
    expect(page.text).toContain("First Motors");
    expect(page.text).not.toContain("Where it is");
  });

  test("does not lose its name for the dealer's own filter", async () => {
    expect((await read("/cars/car-h2")).status).toBe(404);
  });

  test.each(["/contact-us/back-paddock", "/search/back-paddock-sales", "/search/warwick", "/search/qld"])(
    "has no page %s",
    async (path) => expect((await read(path)).status).toBe(404),
  );

  test("is no value of a facet, neither on pages nor in the search service", async () => {
    const { token } = (await (await app.get(`${site}/api/search/token`)).json()) as { token: string };
    const facets = ["location_name", "city", "state"];
    const answer = await app.get(`${site}/api/search/multi-search`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ queries: [{ indexUid: "cars", facets }] }),
    });
    const { results } = (await answer.json()) as { results: { hits: unknown[]; facetDistribution: unknown }[] };
    expect(results[0]?.hits).toHaveLength(3);
    expect(results[0]?.facetDistribution).toEqual({
      location_name: { "First Yard": 2 },
      city: { Ballarat: 2 },
      state: { VIC: 2 },
    });
    expect(JSON.stringify(results)).not.toMatch(secrets);
  });
});
