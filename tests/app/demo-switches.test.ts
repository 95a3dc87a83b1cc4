import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CarInput } from "#domain/car/car.ts";
import { createDemoWorld } from "#tests/support/demo-world.ts";

// Behaviours that the specification gives to "some sites", seen on a page of the demo network.

let world: Awaited<ReturnType<typeof createDemoWorld>>;
beforeAll(async () => {
  world = await createDemoWorld();
}, 600_000);
afterAll(() => world.close());

const text = async (slug: string, path: string) =>
  (await world.page(slug, path))
    .replaceAll(/<script[\s\S]*?<\/script>/g, "")
    .replaceAll("<!-- -->", "")
    .replaceAll("\u00a0", " ");

/** The card of a location on the page of all locations. */
async function cardOf(slug: string, name: string): Promise<string> {
  const cards = (await text(slug, "/dealerships")).split("<article").slice(1);
  const card = cards.find((one) => one.includes(`${name}<`));
  if (!card) throw new Error(`${slug} has no card for ${name}`);
  return card;
}

describe("[2.3] location cards", () => {
  test("weekdays are grouped where they are not all the same", async () => {
    const card = await cardOf("redline-motorcycles", "City");
    expect(card).toMatch(/Mon-Wed<.*9 am to 5:30 pm.*Thu-Fri<.*9 am to 8 pm.*Saturday<.*Sunday</s);
  });
  test("a closed workshop takes appointments", async () => {
    expect(await cardOf("southern-cross-prestige", "Port Melbourne workshop")).toContain("By appointment only");
    expect(await cardOf("outback-caravans-trucks", "Dubbo")).toContain("By appointment only");
  });
  test("the dealer's own words stand in place of two times", async () => {
    expect(await cardOf("flexi-drive", "Brisbane Airport")).toContain("7 am to the last flight");
  });
  test("a location that is not visible is on no list and has no page", async () => {
    const pages = ["/", "/dealerships", "/contact", "/sell-my-car", "/llms.txt"];
    for (const path of pages) expect(await world.page("harbour-city-motors", path)).not.toContain("Wetherill Park");
    expect((await world.ask("harbour-city-motors", "/contact-us/wetherill-park")).status).toBe(404);
  });
  test("directions lead to the place by its id", async () => {
    const card = await cardOf("harbour-city-motors", "Alexandria");
    expect(card).toContain("&amp;destination_place_id=ChIJdemoHarbourCityAlexandria");
  });
  test.each([
    ["southern-cross-prestige", "few"],
    ["sunstate-autos", "three"],
    ["outback-caravans-trucks", "six"],
    ["harbour-city-motors", "many"],
  ])("the cards of %s stand in the grid '%s'", async (slug, grid) => {
    expect(await text(slug, "/dealerships")).toContain(`<ul class="locations ${grid}">`);
  });
  test("[5.3.3, 9] a US site finds its nearest lot by ZIP code, in miles", async () => {
    const page = await text("lone-star-imports", "/dealerships?postcode=78205");
    expect(page).toMatch(/San Antonio is nearest to 78205, \d+(\.\d)? miles away\./);
    expect(page).toContain('placeholder="ZIP code"');
    expect(await text("lone-star-imports", "/dealerships?postcode=7820")).toContain("Invalid ZIP code");
  });
});

describe("stock", () => {
  const listed = (fits: (car: CarInput) => boolean) => {
    const car = world.cars.find((one) => !one.sold && one.show_on_dealer_website !== false && fits(one));
    if (!car) throw new Error("the demo has no such car");
    return car;
  };

  test("[5.6.2] a make that the lender leaves out shows no repayment, its neighbours do", async () => {
    const plain = (car: CarInput) =>
      car.dealership_id === "hcm-liverpool" && car.status !== "coming_soon" && !car.reserved && (car.price ?? 0) > 5000;
    const left = listed((car) => plain(car) && car.make === "LDV");
    const financed = listed((car) => plain(car) && car.make === "Toyota" && car.year > 2020 && !car.tag);
    expect(await text("harbour-city-motors", `/cars/${left.slug}`)).not.toContain("Comparison rate");
    expect(await text("harbour-city-motors", `/cars/${financed.slug}`)).toMatch(/comparison rate/i);
  });
  test("[4.9] above 1999 hits the total is the sum over the types", async () => {
    const page = await text("harbour-city-motors", "/search/new-used-and-demo-cars");
    const types = [...page.matchAll(/name="car_type"[^>]*value="(\w+)".*?<\/label>/gs)].map(([label]) =>
      Number(/([\d,]+)\D*$/.exec(label.replaceAll(/<[^>]*>/g, " "))?.[1]?.replace(",", "")),
    );
    const sum = types.reduce((total, count) => total + count, 0);
    expect(types).toHaveLength(3);
    expect(sum).toBeGreaterThan(1999);
    expect(page).toContain(sum.toLocaleString("en-AU"));
  });
  test("[2.3] the first 20 of more makes are 'Popular Makes'", async () => {
    const [, popular = "", all = ""] = (await text("harbour-city-motors", "/")).split("<optgroup");
    expect(popular).toContain('label="Popular Makes"');
    expect(popular.match(/<option/g)).toHaveLength(20);
    expect(all).toContain('label="All Makes"');
    expect(all.split("</optgroup>")[0]?.match(/<option/g)?.length).toBeGreaterThan(20);
  });
  test("[9] a preset of the stock leaves cars without photos off a site", async () => {
    const hidden = world.cars.find((car) => car.dealership_id === "flexi-drive" && car.images?.length === 0);
    expect((await world.ask("flexi-drive", `/cars/${hidden?.slug}`)).status).toBe(404);
  });
  test("[3] the facet tag counts marked cars", async () => {
    const page = await text("sunstate-autos", "/used-car");
    expect(page).toMatch(/Marked as.*name="tag"[^>]*value="Special"/s);
    expect(await text("sunstate-autos", "/used-car?tag=Special")).toContain("Special");
  });
  test("[2.3.34] a stock menu ends with the dealer's own entry", async () => {
    expect(await text("sunstate-autos", "/")).toMatch(/href="\/used-car\?price=,15000"[^>]*>Under \$15,000</);
  });
  test("[2.3.68] chat tags name the checkout of a car that can be reserved", async () => {
    const car = listed(
      (one) => one.dealership_id === "meridian-northern-sydney" && one.status !== "coming_soon" && !one.tag,
    );
    const page = await text("meridian-new-cars", `/cars/${car.slug}`);
    expect(page).toContain(`name="chat-assistant:checkout-link" content="/cars/${car.slug}/buy-online"`);
  });
  test("[2.3.26] small screens have an 'Address' link to the first place", async () => {
    for (const slug of ["sunstate-autos", "southern-cross-prestige"]) {
      expect(await text(slug, "/")).toMatch(/<a class="slim" href="https:[^"]*">.*?Address<\/a>/s);
    }
  });
  test("[2.1] a test drive is thanked for by its own text", async () => {
    const page = await text("sunstate-autos", "/success?category=used-vehicle-enquiry&form=test-drive");
    expect(page).toContain("Thanks, we have your test drive request");
    expect(page).toContain("Bring your driver licence.");
  });
});
