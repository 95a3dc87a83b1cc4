import { cpSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MediaLibrary } from "#server/images/media-library.ts";
import { aCar, createTestApp } from "#tests/support/test-app.ts";

// Chapter 3: fields that a feed or a file may contain, each checked where it is used.

const photo = { url: "/media/car.webp", image_key: "car", width: 1600, height: 1067 };
const cars = [
  aCar({ id: "a1", images: [photo, { ...photo, image_key: "b" }], thumbnails: ["/media/small.webp"] }),
  aCar({ id: "a2", images: [photo, { ...photo, image_key: "b" }] }),
];

let folder: string;
let media: string;
let app: Awaited<ReturnType<typeof createTestApp>>;
const page = async (path: string) => (await app.get(`http://first-site.localhost${path}`)).text();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-fields-"));
  cpSync("tests/fixtures/sites", join(folder, "sites"), { recursive: true });
  media = join(folder, "media");
  mkdirSync(media);
  for (const name of ["car", "small", "yard", "yard-small"]) {
    copyFileSync("tests/fixtures/media/car.webp", join(media, `${name}.webp`));
  }
  copyFileSync("tests/fixtures/media/logo.svg", join(media, "logo.svg"));
  const site = join(folder, "sites/first-site.yaml");
  const own = "manufacturer_id: 143\nmanufacturer_logos: { toyota: /media/logo.svg }\nmaps: { map_key: of-the-site }\n";
  writeFileSync(site, `${readFileSync(site, "utf8")}${own}`);
  writeFileSync(join(folder, "sites/dealerships/first.yaml"), dealership);
  app = await createTestApp(cars, { media: new MediaLibrary([media]) }, { folder: join(folder, "sites") });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const dealership = `
id: first
slug: first
name: First Motors
email: group@first.example
dealer_id: D-100
locations:
  - id: first-yard
    name: First Yard
    slug: first-yard
    primary: true
    time_zone: Australia/Melbourne
    address: { street: 1 High Street, city: Ballarat, state: VIC, postcode: "3350", map_key: of-the-yard }
    contact_detail: { phone: 03 5550 1200 }
  - id: first-second-yard
    name: Second Yard
    slug: first-second-yard
    position: 2
    time_zone: Australia/Melbourne
    address: { street: 2 High Street, city: Ballarat, state: VIC, postcode: "3350" }
    contact_detail: { phone: 03 5550 1201, email: second@first.example }
    image: { url: /media/yard.webp, thumb: { url: /media/yard-small.webp } }
`;

describe("[3] fields of the entities reach the pages", () => {
  test("[3.1.4] a car's thumbnails stand in its gallery; a photo without one is made small", async () => {
    expect(await page("/cars/car-a1")).toMatch(/aria-label="Photo 1"[^>]*><img[^>]* src="[^"]*small\.webp"/);
    expect((await page("/cars/car-a2")).includes("small.webp")).toBe(false);
  });

  test("a location's map is drawn by its own key, its picture on phones is its thumbnail", async () => {
    const html = await page("/dealerships");
    expect(html.includes("key=of-the-yard")).toBe(true);
    expect(html.includes("key=of-the-site")).toBe(false);
    expect(html).toMatch(/<source media="\(max-width: 767px\)" srcSet="[^"]*yard-small\.webp"/);
  });

  test("[3.5.4] a location without an address of its own is written to at its dealership's", () => {
    const locations = app.registry.bySlug("first-site")?.site.locations ?? [];
    expect(locations.map(({ contact_detail }) => contact_detail.email)).toEqual([
      "group@first.example",
      "second@first.example",
    ]);
  });

  test("[3.4.2] manufacturer_id names the make of the site: its brand page exists and shows the logo it may show", async () => {
    const html = await page("/brands/toyota");
    expect(html.includes("Toyota at First Site Motors")).toBe(true);
    expect(html).toMatch(/<img [^>]*src="\/media\/logo\.svg"[^>]*><h1>/);
  });
});
