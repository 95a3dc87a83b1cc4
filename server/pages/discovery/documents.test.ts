import { XMLParser, XMLValidator } from "fast-xml-parser";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { carSchema } from "#domain/car/car.ts";
import { readSitemapFile, readSitemapIndex } from "#tests/support/crawl/read-sitemap.ts";
import { aCar, createTestApp } from "#tests/support/test-app.ts";
import { parts } from "./sitemap.ts";

const origin = "http://first-site.localhost:3000";
let app: Awaited<ReturnType<typeof createTestApp>>;
const get = (path: string, init?: RequestInit) => app.get(`http://first-site.localhost${path}`, init);
const textOf = async (path: string) => (await get(path)).text();

beforeAll(async () => {
  app = await createTestApp([
    aCar({ id: "a1" }),
    aCar({
      id: "a2",
      make: "Mazda",
      model: "CX-5",
      simple_body: "SUV",
      price: 31_500,
      created_at: "2026-03-01T00:00:00Z",
    }),
    aCar({ id: "b1", dealership_id: "second", location_id: "second-yard" }),
  ]);
});
afterAll(() => app.close());

describe("sitemap", () => {
  const paths = async (kind: string) =>
    readSitemapFile(await textOf(`/sitemaps/${kind}.xml`)).map((url) => url.replace(origin, ""));

  test("[18.2.1] the index names one file per kind that has something in it", async () => {
    expect(readSitemapIndex(await textOf("/sitemap.xml"))).toEqual(
      ["pages", "locations", "search", "cars"].map((kind) => `${origin}/sitemaps/${kind}.xml`),
    );
  });
  test("[18.2.1] cars of this site and of no other", async () => {
    expect((await paths("cars")).sort()).toEqual(["/cars/car-a1", "/cars/car-a2"]);
  });
  test("[2.2, 18.2.2] listings that may be kept, and that have a car", async () => {
    const searches = await paths("search");
    expect(searches).toEqual(expect.arrayContaining(["/search/toyota", "/search/mazda/cx-5", "/search/suv"]));
    expect(searches.filter((path) => path.includes("?") || path.includes("demo"))).toEqual([]);
  });
  test("pages that answer and want to be found, and no others", async () => {
    const pages = await paths("pages");
    expect(pages).toEqual(expect.arrayContaining(["/", "/contact"]));
    expect(pages).not.toContain("/favourites");
    for (const path of pages) expect((await get(path)).status, path).toBe(200);
  });
  test("a car that is sold and gone leaves it, and the old bytes with it", async () => {
    expect((await get("/sitemaps/cars.xml")).headers.get("server-timing")).toBe("cache;desc=hit");
    await app.store.operator.stock.put([
      carSchema.parse(aCar({ id: "a3", status: "sold", sold: true, sold_date_timestamp: Date.UTC(2026, 0, 1) })),
      carSchema.parse(aCar({ id: "a4" })),
    ]);
    await app.registry.refresh();
    expect((await paths("cars")).sort()).toEqual(["/cars/car-a1", "/cars/car-a2", "/cars/car-a4"]);
  });
  test("[18.2.1] no file holds more than 50,000, and a file that is not in the index is not there", async () => {
    const many = Array.from({ length: 100_001 }, (_, n) => ({ path: `/cars/${n}`, lastmod: "" }));
    expect(parts(many).map((part) => part.length)).toEqual([50_000, 50_000, 1]);
    for (const name of ["cars-1.xml", "cars-2.xml", "models.xml", "cars.txt", "constructor.xml"]) {
      expect((await get(`/sitemaps/${name}`)).status, name).toBe(404);
    }
  });
});

describe("robots.txt", () => {
  test("[18.2.3] names the sitemap and closes what is endless, not the pages of a listing", async () => {
    const text = await textOf("/robots.txt");
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
    expect(text).toContain("Disallow: /*?sortBy=\n");
    expect(text).not.toContain("page=");
  });
  test("[18.2.3] a site that is only being tried out keeps every search engine away", async () => {
    const host = "http://second-site.localhost";
    expect(await (await app.get(`${host}/robots.txt`)).text()).toMatch(/^Disallow: \/$/m);
    expect((await app.get(`${host}/`)).headers.get("x-robots-tag")).toBe("noindex, nofollow");
    expect((await get("/")).headers.get("x-robots-tag")).toBeNull();
  });
});

test("[18.2.4] llms.txt says who the dealer is, where the pages are and how to ask for cars", async () => {
  const text = await textOf("/llms.txt");
  expect(text).toMatch(/^# First Site Motors\n\n> /);
  expect(text).toContain(`](${origin}/contact): `);
  expect(text).toContain(`${origin}/search?q={words}`);
  expect(text).toMatch(/vehicles are listed now/);
});

test("[18.2.4] RSS: what came in last, with its price", async () => {
  const text = await textOf("/new-arrivals.xml");
  expect(XMLValidator.validate(text)).toBe(true);
  const { rss } = new XMLParser({ ignoreAttributes: false }).parse(text) as {
    rss: { channel: { item: Record<string, unknown>[] } };
  };
  expect(rss.channel.item[0]).toMatchObject({
    title: expect.stringContaining("$31,500"),
    link: `${origin}/cars/car-a2`,
    pubDate: "Sun, 01 Mar 2026 00:00:00 GMT",
    description: expect.stringContaining("Stock number A2"),
  });
});

test("[18.2.4] security.txt: a contact, and a date that is always some months ahead", async () => {
  const text = await textOf("/.well-known/security.txt");
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toContain("Expires: 2026-10-01T00:00:00.000Z\n");
  expect((await get("/security.txt")).headers.get("location")).toBe("/.well-known/security.txt");
});

describe("icons", () => {
  test("[18.2.4] the manifest names pictures that are there, in the sizes that it says", async () => {
    const { icons, name } = JSON.parse(await textOf("/manifest.webmanifest")) as {
      name: string;
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect(name).toBe("First Site Motors");
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      "192x192 any",
      "512x512 any",
      "512x512 maskable",
    ]);
    for (const { src, sizes } of icons) {
      const { width, height, format } = await sharp(await (await get(src)).arrayBuffer()).metadata();
      expect(`${width}x${height} ${format}`, src).toBe(`${sizes} png`);
    }
  });
  test("a maskable icon has the brand's ground in its corners, a usual one nothing", async () => {
    const corner = async (path: string) => {
      const image = sharp(await (await get(path)).arrayBuffer()).extract({ left: 0, top: 0, width: 1, height: 1 });
      return [...(await image.ensureAlpha().raw().toBuffer())][3];
    };
    expect([await corner("/icons/maskable-512.png"), await corner("/icons/icon-512.png")]).toEqual([255, 0]);
  });
  test("browsers that ask unasked get an ICO", async () => {
    const bytes = Buffer.from(await (await get("/favicon.ico")).arrayBuffer());
    expect([...bytes.subarray(0, 4)]).toEqual([0, 0, 1, 0]);
    expect((await sharp(bytes.subarray(22)).metadata()).width).toBe(48);
  });
  test("[2.3.67] the site's picture for social previews is 1200x627", async () => {
    const { width, height } = await sharp(await (await get("/social.webp")).arrayBuffer()).metadata();
    expect([width, height]).toEqual([1200, 627]);
  });
});
