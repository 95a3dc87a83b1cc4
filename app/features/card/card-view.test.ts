import { describe, expect, test } from "vitest";
import type { Car } from "#domain/car/car.ts";
import { sampleCar } from "#domain/car/testing/sample-car.ts";
import { samplePlans } from "#domain/subscription/testing/sample-plans.ts";
import { buildGrammar } from "#domain/search/search-grammar.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";
import { defaults } from "#templates/base/defaults.ts";
import { toCardView } from "./card-view.ts";
import { siteSettings } from "#tests/support/site-settings.ts";

const now = new Date("2026-06-01T00:00:00Z");

function view(car: Partial<Car>, changes: Partial<PublicSettings> = {}) {
  const settings = siteSettings(changes);
  const grammar = buildGrammar(settings, { body: ["SUV"] });
  const picture = (url: string, cutout = false) => (url.includes("gone") ? null : { src: url, cutout });
  return toCardView(sampleCar(car), { settings, grammar, now, picture });
}

const photo = (url: string) => ({ url, image_key: url, width: 1600, height: 1067, cutout: false });

describe("[2.3.2] what a card shows", () => {
  test("[2.3.2] five pictures at most, the number of all of them, and none whose file is missing", () => {
    const images = ["1", "gone", "3", "4", "5", "6", "7"].map(photo);
    const { pictures, photos } = view({ images });
    expect(pictures.map(({ src }) => src)).toEqual(["1", "3", "4", "5"]);
    expect(photos).toBe(7);
  });

  test("an available car offers call, favourite and compare, and nothing similar", () => {
    expect(view({})).toMatchObject({ state: "available", favourite: true, compare: true, similarUrl: null });
  });

  test("a sold car offers to find its like and nothing else", () => {
    const sold = view({ sold: true, simple_body: "SUV", price: 41_500, item_type: "car" });
    expect(sold).toMatchObject({ state: "sold", favourite: false, compare: false, phone: null, market: null });
    expect(sold.similarUrl).toMatch(/^\/cars\/[^/]+\/similar$/);
  });

  test("[16.3.5] a card names the car's condition, except on a site that sells by the week", () => {
    expect(view({ car_type: "used" }).condition).toBe("Used");
    const search = { ...siteSettings({}).search, facets: [{ facet: "subscription_price", label: null, open: false }] };
    expect(view({ car_type: "used" }, { search }).condition).toBe("");
    expect(view({ sold: true, status: "sold" }, { search }).condition).toBe("Sold");
  });
  test("[4.4.9] a car with plans is subscribed to, until it is taken", () => {
    const car = { categories: ["Subscription"], subscription_price: 149 };
    const site = { subscription_enquiry: true, subscription_plans: samplePlans };
    expect(view(car, site).subscribe).toBe(true);
    const others = [view({ ...car, reserved: true }, site), view({ ...car, categories: ["Rental"] }, site), view(car)];
    expect(others.map(({ subscribe }) => subscribe)).toEqual([undefined, undefined, undefined]);
  });
  test("[4.2.3] a reserved car is marked", () => {
    expect(view({ reserved: true })).toMatchObject({ state: "reserved", tag: { kind: "reserved" } });
  });

  test("[4.4.2] a car that can be reserved says where, and not while somebody else is at it", () => {
    const payment_provider = {
      provider: "sandbox",
      checkout_word: "checkout",
      delivery: true,
      terms: "T",
      reserved_hours: null,
      refund: "ask",
    } as const;
    const reservable: Partial<Car> = {
      has_checkout_payment_processor: true,
      payment_processors: [{ authorization_type: "stripe", authorization_key: "k", deposit_amount: null }],
    };
    expect(view(reservable, { payment_provider }).reserve).toBe("checkout");
    expect(view(reservable, { payment_provider: null })).not.toHaveProperty("reserve");
    expect(view({ ...reservable, price: 150 }, { payment_provider })).not.toHaveProperty("reserve");
    const held_until = new Date(now.getTime() + 1000).toISOString();
    expect(view({ ...reservable, held_until }, { payment_provider })).not.toHaveProperty("reserve");
  });

  test("[2.1.3, 2.3] a card offers a trade-in where the site takes them, and not on a car that is gone", () => {
    const trade_in = { path: "/valuations" } as PublicSettings["trade_in"];
    expect(view({}, { trade_in }).tradeIn).toBe(true);
    expect(view({}, { trade_in: null }).tradeIn).toBeUndefined();
    expect(view({ sold: true }, { trade_in }).tradeIn).toBeUndefined();
  });

  test("[4.6] the number is masked where the site says so", () => {
    const location = { name: "Alexandria - Sales", phone: "02 5550 1000", slug: "alexandria", coming_soon_text: null };
    expect(view({ location }, { phone_masked: true })).toMatchObject({
      place: "Alexandria",
      phone: { text: "02 5550 ••••", masked: true },
    });
    expect(view({ location: { ...location, phone: "" } }).phone).toBeNull();
  });

  test("[2.3.45] a car at a location that is coming says so, and offers no test drive", () => {
    const location = {
      name: "Ryde - Sales",
      phone: "02 5550 1000",
      slug: "ryde",
      coming_soon_text: "Coming Late 2026",
    };
    expect(view({ location })).toMatchObject({ place: "Ryde (Coming Late 2026)", testDrive: false });
  });

  test("[2.1.11] 'See more from this dealer' needs several dealers and the site's will", () => {
    const several = { dealerships: ["one", "two"] };
    expect(view({ dealership_slug: "one" }, several).dealerUrl).toBe("/search?dealership_slug=one");
    expect(view({}).dealerUrl).toBeNull();
    const unwanted = { ...several, vehicle_page: { ...defaults.vehicle_page, see_more_from_dealer: false } };
    expect(view({}, unwanted).dealerUrl).toBeNull();
  });

  test("[5] a site without finance keeps no room for repayments; one with finance does for every car", () => {
    expect(view({})).not.toHaveProperty("finance");
    const finance_provider = {
      key: "bank",
      lender_type: 2,
      excluded_makes: [],
      excluded_dealerships: [],
    } as unknown as PublicSettings["finance_provider"];
    expect(view({ finance_lenders: {} }, { finance_provider }).finance).toBeNull();
  });
});
