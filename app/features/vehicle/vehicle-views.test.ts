import { readNow } from "#domain/time/testing/read-now.ts";
import { describe, expect, test } from "vitest";
import { au } from "#domain/country/au.ts";
import { formatOf } from "#domain/country/format.ts";
import type { Car } from "#domain/car/car.ts";
import { sampleCar, sampleNow } from "#domain/car/testing/sample-car.ts";
import { samplePlans } from "#domain/subscription/testing/sample-plans.ts";
import { buildGrammar } from "#domain/search/search-grammar.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";
import { defaults } from "#templates/base/defaults.ts";
import { carSchema } from "./car-schema.ts";
import { toFacts, toSpecs } from "./facts.ts";
import { toVehicleView } from "./to-vehicle-view.ts";
import { siteSettings } from "#tests/support/site-settings.ts";

function view(car: Partial<Car>, changes: Partial<PublicSettings> = {}, served = true, plan: string | null = null) {
  const settings = siteSettings(changes);
  return toVehicleView(sampleCar(car), {
    settings,
    locations: [],
    now: sampleNow,
    read: readNow,
    grammar: buildGrammar(settings, { make: ["Toyota"], make_model: ["Toyota/Hilux"] }),
    similarUrl: "/search/ute",
    picture: (src, cutout = false) => ({ src, width: 1440, height: 960, cutout }),
    plan,
    isServed: () => served,
  });
}

const inTenMinutes = new Date(sampleNow + 600_000).toISOString();
const page = (changes: Partial<PublicSettings["vehicle_page"]>) => ({
  vehicle_page: { ...defaults.vehicle_page, ...changes },
});

describe("the vehicle page [2.3]", () => {
  test.each<[Partial<Car>, string, string]>([
    [{}, "available", "In stock at Alexandria"],
    [{ status: "coming_soon" }, "coming_soon", "Coming soon to Alexandria"],
    [{ reserved: true }, "reserved", "Reserved, at Alexandria"],
    [{ held_until: inTenMinutes }, "being_reserved", "Being reserved, at Alexandria"],
    [{ held_until: inTenMinutes, reserved: true }, "reserved", "Reserved, at Alexandria"],
    [{ sold: true, reserved: true }, "sold", "Sold"],
  ])("[4.1] %o is %s", (car, state, status) => {
    expect(view(car)).toMatchObject({ state, status });
  });

  test("[2.3] a sold car leads to others like it, and has no market badge", () => {
    const sold = view({
      sold: true,
      autograb_data: { average_market_price: 90_000, state_average_market_price: null },
    });
    expect(sold).toMatchObject({ similarUrl: "/search/ute", market: null });
    expect(view({}).similarUrl).toBeNull();
  });

  test("[3.1.8] a history report that was stored with another kind of address has no link", () => {
    expect(view({ file: "/media/documents/report.pdf" }).report).toBe("/media/documents/report.pdf");
    expect(view({ file: "data:text/html,x" }).report).toBeNull();
  });

  test("[5.7.1] the market badge names the average it compares with", () => {
    const card = { ...defaults.card, market_badge: true };
    const badge = (state_average_market_price: number | null) =>
      view({ autograb_data: { average_market_price: 52_000, state_average_market_price } }, { card }).market;
    expect(badge(51_850)).toEqual({ amount: "$1,860 under", text: "the NSW average for this car" });
    expect(badge(null)).toEqual({ amount: "$2,010 under", text: "the national average for this car" });
  });

  test("[4.3.8, 4.4.9] a car with plans shows those, and the price of the plan in its address", () => {
    const car = { categories: ["Subscription"], subscription_price: 149 };
    const site = { subscription_enquiry: true, subscription_plans: samplePlans };
    const { price, subscribe } = view(car, site, true, "3-months");
    expect(price.text).toBe("$134 per week");
    expect(subscribe).toMatchObject({
      path: `/cars/${sampleCar().slug}/enquire`,
      chosen: "3-months",
      costs: ["$0.25 for each km more", "$300 bond at the start, which you get back at the end"],
      // The sample's yard is unknown here.
      start: null,
    });
    expect(subscribe?.plans.map(({ name, price: weekly, note }) => [name, weekly, note])).toEqual([
      ["1 month", "$149 per week", "for 1 month"],
      ["3 months", "$134 per week", "for 3 months"],
      ["6 months", "$127 per week", "for 6 months"],
      ["12 months", "$119 per week", "for 12 months"],
    ]);
    expect(view(car, site).subscribe?.chosen).toBe("1-month");
    expect([view({ ...car, reserved: true }, site).subscribe, view(car).subscribe]).toEqual([null, null]);
  });
  test("[3.1.7] a car that is hired out tells what its weekly price covers, where the site says so", () => {
    const hire_terms = { included: ["Registration"], limits: ["1,250 km a month"], notice: "7 days", plans: "/plans" };
    const terms = (categories: string[], served = true) => view({ categories }, page({ hire_terms }), served).hireTerms;
    expect([terms(["Rental"]), terms(["Subscription"])]).toEqual([hire_terms, hire_terms]);
    expect(terms(["Rental"], false)).toEqual({ ...hire_terms, plans: null });
    expect([terms([]), view({ categories: ["Rental"] }, page({ hire_terms: null })).hireTerms]).toEqual([null, null]);
  });

  test("the way to the car leads through its listings", () => {
    expect(view({}).crumbs.map(({ url }) => url)).toEqual([
      "/",
      "/search/used-cars",
      "/search/toyota",
      "/search/toyota/hilux",
      "/cars/2021-toyota-hilux-sr5",
    ]);
  });

  test("[2.3.12] the history banner has a link for passenger and one for commercial vehicles", () => {
    const history_banner = { name: "Clear History", passenger: "/history/car", commercial: "/history/ute" };
    const changes = { vehicle_page: { ...defaults.vehicle_page, history_banner } };
    expect(view({ simple_body: "SUV" }, changes).historyBanner?.url).toBe("/history/car");
    expect(view({ simple_body: "Ute" }, changes).historyBanner?.url).toBe("/history/ute");
    expect(view({ simple_body: "Ute" }, changes, false).historyBanner).toBeNull();
  });

  test("a car that somebody is reserving says until when, and a longer hold does not", () => {
    expect(view({ held_until: inTenMinutes }).notice?.title).toMatch(
      /^Somebody is reserving this one, until 11:10\spm$/,
    );
    const nextYear = new Date(sampleNow + 400 * 86_400_000).toISOString();
    expect(view({ held_until: nextYear }).notice?.title).toBe("Somebody is reserving this one");
  });

  test.each<[Partial<Car>, string | undefined]>([
    [{}, undefined],
    [{ sold: true }, undefined],
    [{ reserved: true, tag: "Test Drive Only" }, "Reserved for another buyer"],
    [{ tag: "*Test Drive Only*" }, "Test Drive Only"],
    [{ price: null, preorder: true, status: "coming_soon" }, "Made to order"],
    [{ status: "coming_soon" }, "On its way to us"],
  ])("%o says what stands between it and a buyer", (car, title) => {
    expect(view(car).notice?.title).toBe(title);
  });

  test("[2.3.9] 'Ask to Reserve' leads to /contact where the site says so and the car is free", () => {
    const reserving = page({ reserve_to_contact: true });
    expect(view({}).reserve).toBeNull();
    expect(view({}, reserving).reserve).toEqual({ url: "/contact?car_id=car-1#message", fee: null });
    expect(view({}, reserving, false).reserve).toBeNull();
    for (const car of [{ reserved: true }, { held_until: inTenMinutes }, { tag: "Test Drive Only" }]) {
      expect(view(car, reserving).reserve, JSON.stringify(car)).toBeNull();
    }
  });

  test.each<[string, Partial<Car>, Partial<PublicSettings>]>([
    ["without a payment provider", {}, { payment_provider: null }],
    ["not in stock", { status: "coming_soon" }, {}],
    ["Test Drive Only", { tag: "Test Drive Only" }, {}],
    ["without a checkout key", { has_checkout_payment_processor: false }, {}],
    ["reserved", { reserved: true }, {}],
    ["sold", { sold: true }, {}],
    ["at $200", { price: 200 }, {}],
    ["not reservable", { reservable: false }, {}],
    ["without a payment processor", { payment_processors: [] }, {}],
    ["being reserved by somebody else", { held_until: inTenMinutes }, {}],
  ])(
    "[4.4.2] a car %s shows no 'Reserve Car Now', and otherwise it leads to the checkout with its fee",
    (_, car, site) => {
      const payment_provider = {
        provider: "sandbox",
        checkout_word: "buy-online",
        delivery: true,
        terms: "T",
        reserved_hours: null,
        refund: "ask",
      } as const;
      const reservable: Partial<Car> = {
        has_checkout_payment_processor: true,
        payment_processors: [{ authorization_type: "stripe", authorization_key: "k", deposit_amount: 500 }],
      };
      const { slug, reserve } = view(reservable, { payment_provider });
      expect(reserve).toEqual({ url: `/cars/${slug}/buy-online`, fee: "$500" });
      expect(view({ ...reservable, ...car }, { payment_provider, ...site }).reserve).toBeNull();
    },
  );

  test("[2.3.16] New Zealand: a used car shows its Consumer Information Notice, and its link once that page is there", () => {
    const notice = page({ consumer_information_notice: "/consumer-information-notice" });
    expect(view({}).consumerNotice).toBeNull();
    expect(view({ car_type: "new" }, notice).consumerNotice).toBeNull();
    const used = view({ categories: ["Used Import"] }, notice).consumerNotice;
    expect(used?.url).toBe("/consumer-information-notice");
    const rows = used?.groups.flatMap(({ rows: own }) => own);
    expect(rows).toContainEqual({ label: "Odometer", value: "72,480 km" });
    expect(rows).toContainEqual({ label: "Imported used", value: "Yes" });
    expect(view({}, notice, false).consumerNotice?.url).toBeNull();
  });

  test("[2.3.16] the notice has what the stock says, 'Not supplied' only where the site says that, and never a whole VIN", () => {
    const attributes = { ppsr: "Clear", ppsr_date: "2026-02-03", wof_expiry: "2027-03-02", imported_damaged: false };
    const car = { vin: "JTMRW3FV80D121234", simple_fuel: "Diesel", car_type: "demo", attributes } as const;
    const rowsOf = (not_supplied: boolean) => {
      const changes = { consumer_information_notice: "/n", history: { not_supplied, check_days: 30 } };
      return view(car, page(changes)).consumerNotice?.groups.flatMap(({ rows }) => rows) ?? [];
    };
    expect(rowsOf(false)).toEqual(
      expect.arrayContaining([
        { label: "Security interest on the PPSR", value: "No, searched on 3 February 2026" },
        { label: "VIN or chassis number", value: "JTMRW3FV80D12••••" },
        { label: "WoF until", value: "2 March 2027" },
        { label: "Recorded as damaged when imported", value: "No" },
        { label: "Road user charges", value: "Have to be paid" },
      ]),
    );
    expect(rowsOf(false).map(({ label }) => label)).not.toContain("Registration plate");
    expect(rowsOf(true)).toContainEqual({ label: "Registration plate", value: "Not supplied" });
    expect(rowsOf(true).map(({ label }) => label)).not.toContain("Last registered overseas in");
  });

  test("[2.3.77-2.3.80] the past of a used car has a block of its own, and a new one has none", () => {
    const attributes = { owners: 1, warranty_until: "2029-01-01", ancap_stars: 5, written_off: "Repairable" };
    const used = view({ attributes });
    expect(used.history.map(({ name }) => name)).toEqual(["written_off", "owners", "warranty_until", "ancap_stars"]);
    expect(used.warning?.title).toBe("Repairable write-off");
    const labels = [...used.facts, ...used.specs].map(({ label }) => label);
    for (const { label } of used.history) expect(labels).not.toContain(label);
    const made = view({ car_type: "new", attributes });
    expect([made.history, made.warning]).toEqual([[], null]);
    expect(made.facts).toContainEqual(expect.objectContaining({ label: "Warranty until", value: "1 January 2029" }));
    expect(made.specs).toContainEqual({ label: "ANCAP rating", value: "5 stars" });
    expect(made.specs.map(({ label }) => label)).not.toContain("Owners");
  });

  test("[2.3.78, 2.3.79] a site without the block keeps the warning, and words that are no value stay the dealer's own", () => {
    const attributes = { written_off: "Repairable", owners: 2, service_history: "By the book, since 2020" };
    const none = view({ attributes }, page({ history: null }));
    expect([none.history, none.warning?.title]).toEqual([[], "Repairable write-off"]);
    expect(none.specs).toContainEqual({ label: "Owners", value: "2" });
    expect(view({ attributes }).specs).toContainEqual({ label: "Service history", value: "By the book, since 2020" });
  });

  test("[4.5.5] money back is promised only where the site does, and of no car that is sold", () => {
    expect(view({}).moneyBack).toBe(false);
    expect(view({}, page({ money_back: true })).moneyBack).toBe(true);
    expect(view({ sold: true }, page({ money_back: true })).moneyBack).toBe(false);
  });

  test("[2.3] a video comes as the player that shows it", () => {
    expect(view({ video_url: "/media/video/a.mp4" }).video).toEqual({ kind: "file", src: "/media/video/a.mp4" });
    expect(view({ video_url: "https://dealer.example/tour" }).video).toBeNull();
  });

  test("[2.3.8] 'Got a Question?' only where the contact page exists, and about this car", () => {
    expect(view({ id: "hc1" }).questionUrl).toBe("/contact?car_id=hc1#message");
    expect(view({}, {}, false).questionUrl).toBeNull();
  });

  test("[2.3.10] there is one way to value a trade-in, which keeps the car", () => {
    const trade_in = { path: "/valuations" } as typeof defaults.trade_in;
    const external_valuation = { label: "Value my trade", url: "/valuations" };
    expect(view({ id: "hc1" }, { trade_in }).tradeIn).toEqual({
      label: "Trade-In Valuation",
      url: "/cars/trade-in?car_id=hc1",
    });
    expect(view({ id: "hc1" }, { trade_in, external_valuation }).tradeIn).toEqual({
      label: "Value my trade",
      url: "/valuations?car_id=hc1#trade-in",
    });
  });

  test("[2.3.14] a caravan is walked through where the site says so; what drives is driven", () => {
    const vehicle_words = { ...defaults.vehicle_words, caravan_test_drive: "walk-through" };
    expect(view({ item_type: "caravan" }, { vehicle_words }).testDriveLabel).toBe("Book a Walk-Through");
    expect(view({ item_type: "truck" }, { vehicle_words }).testDriveLabel).toBe("Book a Test Drive");
    expect(view({ item_type: "caravan" }).testDriveLabel).toBe("Book a Test Drive");
  });

  test("[2.3.15] views show where the site says so", () => {
    const vehicle_page = { ...defaults.vehicle_page, show_views: true };
    expect(view({ views: 12 }).views).toBeNull();
    expect(view({ views: 12 }, { vehicle_page }).views).toBe(12);
  });
});

describe("facts and specifications", () => {
  test("what the car does not say is left out", () => {
    const facts = toFacts(sampleCar({ km: null, simple_drive: "AWD", seats: 5 }), formatOf(au), []);
    expect(facts.map(({ label, value }) => [label, value])).toEqual([
      ["Drive", "AWD"],
      ["Seats", "5"],
    ]);
  });

  test("[3.3.2] a caravan shows what a caravan has", () => {
    const caravan = sampleCar({ item_type: "caravan", km: null, attributes: { tare: 2340, sleeps: 4 } });
    expect(toFacts(caravan, formatOf(au), []).map(({ label, value }) => `${label} ${value}`)).toEqual([
      "Tare 2,340 kg",
      "Sleeps 4",
    ]);
  });

  test("[2.3.73] dates are said in words, and the end of the VIN is kept back", () => {
    const specs = toSpecs(
      sampleCar({ vin: "JTMRW3FV80D121234", attributes: { rego_expiry: "2027-03-18" } }),
      siteSettings({}),
      { told: [], past: [] },
    );
    expect(specs).toContainEqual({ label: "VIN", value: "JTMRW3FV80D12••••" });
    expect(specs).toContainEqual({ label: "Registered until", value: "18 March 2027" });
  });
});

test("[18.1.14] each fact of a car stands in one place, and the year in its name alone", () => {
  const attributes = { fuel_use: 6.5, power: 130, own_word: "Yes" };
  const { deciding, facts, specs } = view({
    km: 10,
    seats: 5,
    simple_fuel: "Petrol",
    fuel: "Petrol - Premium",
    engine: "2.0L",
    attributes,
  });
  const labels = [...deciding, ...facts, ...specs].map(({ label }) => label);
  expect(labels).toEqual([...new Set(labels)]);
  expect(labels).toEqual(expect.arrayContaining(["Kilometres", "Fuel", "Fuel type", "Engine", "Power", "Own word"]));
  expect(labels).not.toContain("Year");
});

describe("structured data", () => {
  const from = {
    origin: "https://dealer.example",
    format: formatOf(au),
    siteName: "Harbour City",
    currency: "AUD",
    phoneMasked: false,
    photos: [],
    place: null,
    now: sampleNow,
  };

  test("[18.2.5] a car with its offer and seller", () => {
    expect(carSchema(sampleCar(), from)).toMatchObject({
      "@type": "Car",
      url: "https://dealer.example/cars/2021-toyota-hilux-sr5",
      offers: {
        price: 49_990,
        priceCurrency: "AUD",
        availability: "https://schema.org/InStock",
        seller: { "@type": "AutoDealer", name: "Harbour City Alexandria" },
      },
    });
  });

  test.each<[Partial<Car>, string]>([
    [{}, "InStock"],
    [{ reserved: true }, "Reserved"],
    [{ held_until: inTenMinutes }, "Reserved"],
    [{ status: "coming_soon" }, "PreOrder"],
    [{ sold: true, reserved: true }, "SoldOut"],
  ])("%o is offered as %s", (car, state) => {
    expect(carSchema(sampleCar(car), from)).toMatchObject({
      offers: { availability: `https://schema.org/${state}` },
    });
  });

  test("what kind of vehicle it is, where it is sold, and a subscription by the week", () => {
    expect(carSchema(sampleCar({ item_type: "caravan" }), from)["@type"]).toBe("Vehicle");
    expect(carSchema(sampleCar({ item_type: "motorcycle" }), from)["@type"]).toBe("Motorcycle");
    const place = { lines: ["412 Botany Road", "Alexandria NSW 2015"] };
    expect(carSchema(sampleCar({ subscription_price: 299, price: null }), { ...from, place })).toMatchObject({
      offers: {
        price: 299,
        priceSpecification: { unitCode: "WEE" },
        seller: { address: "412 Botany Road, Alexandria NSW 2015" },
      },
    });
  });

  test("[18.2.5] owners, damage and the first registration of a used car, in the words of schema.org", () => {
    const attributes = {
      owners: 2,
      written_off: "Repairable",
      first_registered_overseas: "2017",
      service_history: "Full",
    };
    expect(carSchema(sampleCar({ attributes }), from)).toMatchObject({
      numberOfPreviousOwners: 2,
      knownVehicleDamages: "Repairable write-off",
      dateVehicleFirstRegistered: "2017",
    });
    const silent: Partial<Car>[] = [{}, { attributes: { owners: "lots" } }, { attributes, car_type: "new" }];
    for (const car of silent) {
      const schema = Object.keys(carSchema(sampleCar(car), from));
      expect(schema).not.toContain("numberOfPreviousOwners");
      expect(schema).not.toContain("dateVehicleFirstRegistered");
      expect(schema).not.toContain("knownVehicleDamages");
    }
  });

  test("no offer without a price, and none in stock of what is sold", () => {
    expect(carSchema(sampleCar({ price: null }), from)).not.toHaveProperty("offers");
    expect(carSchema(sampleCar({ sold: true }), from)).toMatchObject({
      offers: { availability: "https://schema.org/SoldOut" },
    });
  });
});
