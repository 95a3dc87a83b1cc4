import { readNow } from "#domain/time/testing/read-now.ts";
import { describe, expect, test } from "vitest";
import { sampleCar, sampleNow } from "#domain/car/testing/sample-car.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";
import { locationSchema } from "#domain/location/location.ts";
import { toHero, type HeroSources } from "./hero-view.ts";
import { toPlaces } from "./places-view.ts";
import { siteSettings } from "#tests/support/site-settings.ts";

const settings = siteSettings();
const image = (url: string, cutout: boolean) => ({ url, image_key: url, width: 1440, height: 960, cutout });

function hero(changes: Partial<HeroSources> = {}, own: Partial<PublicSettings["hero"]> = {}) {
  return toHero({
    settings: { ...settings, hero: { ...settings.hero, ...own } },
    total: 1284,
    newest: [],
    lead: null,
    now: sampleNow,
    picture: (src, cutout = false) => ({ src, width: 1440, height: 960, cutout }),
    ...changes,
  });
}

describe("hero [2.3]", () => {
  test("each sentence of the title is a line, and {count} is the stock", () => {
    const { lines, long } = hero({}, { title: "One search. Six yards. {count} cars." });
    expect(lines).toEqual(["One search.", "Six yards.", "1,284 cars."]);
    expect(long).toBe(false);
    expect(hero({}, { title: "Everything you need for the long road home" }).long).toBe(true);
  });

  test("[10.4.5] leads with the newest car that is cut out, priced and free", () => {
    const newest = [
      sampleCar({ slug: "reserved", reserved: true, images: [image("/a", true)] }),
      sampleCar({ slug: "no-photo" }),
      sampleCar({ slug: "photo", images: [image("/b", false)] }),
      sampleCar({ slug: "lead", images: [image("/c", true)] }),
    ];
    const { car, picture } = hero({ newest });
    expect(car?.url).toBe("/cars/lead");
    expect(picture).toMatchObject({ src: "/c", cutout: true });
  });

  test("or with the dearest of them, where the site wants that", () => {
    const newest = [
      sampleCar({ slug: "new", price: 50_000, images: [image("/a", true)] }),
      sampleCar({ slug: "dear", price: 400_000, images: [image("/b", true)] }),
      sampleCar({ slug: "held", price: 900_000, reserved: true, images: [image("/c", true)] }),
    ];
    expect(hero({ newest }, { lead: "dearest" }).car?.url).toBe("/cars/dear");
    expect(hero({ newest }).car?.url).toBe("/cars/new");
  });

  test("leads with one car of each colour of the model that the site names", () => {
    const cars = [
      sampleCar({ slug: "red", model: "Brolga", colour: "Red", images: [image("/r", true)] }),
      sampleCar({ slug: "red-2", model: "Brolga", colour: "Red", images: [image("/s", true)] }),
      sampleCar({ slug: "held", model: "Brolga", colour: "Black", reserved: true, images: [image("/h", true)] }),
      sampleCar({ slug: "blue", model: "Brolga", colour: "Blue", images: [image("/b", true)] }),
    ];
    const lead = { cars, count: 31, url: "/search?model=Brolga" };
    const { car, picture, paints, stock } = hero({ lead });
    expect(car).toMatchObject({ url: "/cars/red", model: "Brolga" });
    expect(picture?.src).toBe("/r");
    expect(paints.map(({ colour }) => colour)).toEqual(["Red", "Blue"]);
    expect(stock).toEqual({ count: 31, url: "/search?model=Brolga" });
    expect(hero({ lead }, { image: "/media/own.webp" })).toMatchObject({ car: null, paints: [], stock: null });
  });

  test("[10.4.5] beside a picture of the dealer's own no car is named, so that nobody takes it for that one", () => {
    const newest = [sampleCar({ slug: "newest", images: [image("/c", true)] })];
    expect(hero({ newest }, { image: "/media/own.webp" })).toMatchObject({
      picture: { src: "/media/own.webp" },
      car: null,
    });
    expect(hero({ newest })).toMatchObject({ picture: { src: "/c" }, car: { url: "/cars/newest" } });
  });
  test("a photo is never blended into the stage, a cut-out is", () => {
    expect(hero({}, { image: "/media/yard/ute.webp" }).picture?.cutout).toBe(false);
    expect(hero({}, { image: "/media/flat/ute.webp" }).picture?.cutout).toBe(true);
  });

  test("[5.6.5] a repayment never stands without its rates", () => {
    const finance_provider = { key: "l", lender_type: 2, excluded_makes: [], excluded_dealerships: [] };
    const lender = {
      comparisonRate: 9.07,
      paymentWeek: 242,
      paymentMonth: null,
      termYears: 5,
      termMonths: 60,
      balloon: 0,
      deposit: 0,
      disclaimer: "",
    };
    const withRate = (interestRate: number | null) =>
      hero({
        settings: siteSettings({ finance_provider }),
        newest: [sampleCar({ images: [image("/c", true)], finance_lenders: { l: { ...lender, interestRate } } })],
      }).car?.rates;
    expect(withRate(8.19)).toEqual(["$242 per week", "8.19% p.a.", "9.07% p.a. comparison rate"]);
    expect(withRate(null)).toEqual([]);
  });
});

describe("places [2.3]", () => {
  const place = (parts: object) => ({
    ...locationSchema.parse({
      id: "one",
      name: "Alexandria",
      slug: "alexandria",
      time_zone: "Australia/Sydney",
      address: { street: "1 High Street", city: "Alexandria", state: "NSW", postcode: "2015" },
      contact_detail: { phone: "02 7010 4400" },
      ...parts,
    }),
    dealership_id: "d",
    dealership_slug: "d",
  });
  const from = {
    settings,
    now: sampleNow,
    read: readNow,
    carsAt: () => 3,
    linkTo: () => "/search",
    makeNamed: (slug: string) => slug,
  };

  test("each says where it is", () => {
    expect(toPlaces({ ...from, locations: [place({})] })).toMatchObject([
      { name: "Alexandria", address: "1 High Street, Alexandria 2015", cars: 3 },
    ]);
  });

  test("service and parts counters are no places to buy", () => {
    expect(toPlaces({ ...from, locations: [place({ location_type: "service" })] })).toEqual([]);
  });
});
