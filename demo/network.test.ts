import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findMake } from "#domain/make/makes.ts";
import { templateNames } from "#site/template-folder.ts";
import { loadFolder } from "#site/load-folder.ts";
import { demoNetwork } from "./network.ts";

const { sitesDir, mediaDir, cars } = demoNetwork({ now: new Date("2026-11-15T04:00:00Z") });
const { network, problems } = loadFolder(sitesDir);
const sites = network.sites.map(({ settings, content }) => ({ settings, content }));
const dealerships = network.dealerships.map(({ dealership }) => dealership);
const locations = dealerships.flatMap((dealership) => dealership.locations.map((one) => ({ ...one, dealership })));
const missing = (paths: Iterable<string>) =>
  [...paths].filter((path) => !existsSync(join(mediaDir, path.replace(/^\/media\//, ""))));

describe("the demo network", () => {
  test("[18.6.1] is accepted whole", () => {
    expect(problems).toEqual([]);
    expect(sites.map(({ settings }) => settings.slug).sort()).toEqual([
      "corner-lot",
      "flexi-drive",
      "harbour-city-motors",
      "kauri-motor-company",
      "lone-star-imports",
      "meridian-new-cars",
      "outback-caravans-trucks",
      "redline-motorcycles",
      "southern-cross-prestige",
      "sunstate-autos",
      "tideline-motors",
    ]);
    expect(new Set(sites.map(({ settings }) => settings.template))).toEqual(new Set(templateNames));
  });

  test("every car stands at a location of its dealership, and every dealership is on a site", () => {
    const owner = new Map(locations.map(({ id, dealership }) => [id, dealership.id]));
    expect(cars.filter((car) => owner.get(car.location_id) !== car.dealership_id)).toEqual([]);
    expect(cars.filter((car) => car.distribution_locations?.some((id) => !owner.has(id)))).toEqual([]);
    const shown = new Set(sites.flatMap(({ settings }) => settings.dealerships));
    expect(dealerships.filter(({ slug }) => !shown.has(slug))).toEqual([]);
  });

  test("every picture it names exists", () => {
    expect(
      missing(new Set(cars.flatMap((car) => [...(car.images ?? []).map(({ url }) => url), ...(car.spin ?? [])]))),
    ).toEqual([]);
    const named = network.sites.flatMap(
      ({ settings, content }) => JSON.stringify([settings, content]).match(/\/media\/[\w./-]+/g) ?? [],
    );
    expect(
      missing(
        new Set([
          ...named,
          ...locations.flatMap(({ image }) => (image ? [image.url, image.thumb?.url ?? []].flat() : [])),
        ]),
      ),
    ).toEqual([]);
    expect(missing(new Set(cars.flatMap((car) => [car.file ?? [], car.video_url ?? []].flat())))).toEqual([]);
  });

  test("pictures have the size they claim", () => {
    const manifest = JSON.parse(readFileSync(join(mediaDir, "manifest.json"), "utf8")) as {
      files: { file: string; width: number; height: number }[];
    };
    const sizes = new Map(manifest.files.map(({ file, width, height }) => [`/media/${file}`, `${width}x${height}`]));
    const images = cars.flatMap((car) => car.images ?? []);
    expect(images.filter(({ url, width, height }) => sizes.get(url) !== `${width}x${height}`)).toEqual([]);
  });

  test("a car's pictures are all different, and cut out only where they are", () => {
    const repeating = cars.filter(({ images = [] }) => new Set(images.map(({ url }) => url)).size < images.length);
    expect(repeating).toEqual([]);
    const images = cars.flatMap((car) => car.images ?? []);
    expect(images.filter(({ url, cutout }) => cutout !== url.startsWith("/media/flat/"))).toEqual([]);
  });

  test("[5] a site's finance provider has a quote for the cars it lists", () => {
    for (const { settings } of sites) {
      const listed = dealerships.filter(({ slug }) => settings.dealerships.includes(slug));
      const ids = new Set(listed.map(({ id }) => id));
      const own = cars.filter((car) => ids.has(car.dealership_id));
      expect(own.length).toBeGreaterThan(0);
      for (const car of own) {
        expect(Object.keys(car.finance_lenders ?? {})).toEqual(
          settings.finance_provider ? [settings.finance_provider.key] : [],
        );
      }
      expect(own.some((car) => car.has_checkout_payment_processor)).toBe(settings.payment_provider !== null);
    }
  });

  test("[3] every make is in the reference list", () => {
    const makes = new Set(cars.map((car) => car.make));
    const known = new Set(
      [...makes].filter((make) => findMake(make.toLowerCase().replace(/[^a-z0-9]+/g, "-"))?.name === make),
    );
    expect([...makes].filter((make) => !known.has(make))).toEqual([]);
  });
});
