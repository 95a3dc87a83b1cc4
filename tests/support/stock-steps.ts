import fc from "fast-check";
import { type CarInput, carSchema, type StoredCar } from "#domain/car/car.ts";
import type { FacetName } from "#domain/search/facets.ts";
import { normalSearch, type SearchState } from "#domain/search/search-state.ts";
import { sortOrders } from "#domain/search/sort-orders.ts";

// What happens to a small stock, and what visitors ask of it, at random.

export const stockStart = Date.UTC(2026, 10, 15, 12);
const day = 86_400_000;

const makes: readonly [make: string, models: readonly string[]][] = [
  ["Toyota", ["Corolla", "Land Cruiser", "Hilux"]],
  ["Mazda", ["3", "CX-5"]],
  ["Kia", ["Rio"]],
];
const named = fc
  .constantFrom(...makes)
  .chain(([make, models]) => fc.record({ make: fc.constant(make), model: fc.constantFrom(...models) }));
const lender = (paymentWeek: number | null): CarInput["finance_lenders"] => ({
  lender: {
    interestRate: 8,
    comparisonRate: 9,
    paymentWeek,
    paymentMonth: null,
    termYears: 5,
    termMonths: 60,
    balloon: 0,
    deposit: 0,
    disclaimer: "",
  },
});
const image = { url: "/media/a.jpg", image_key: "a", width: 4, height: 3 };
const soldAt = fc.constantFrom(0, 1, 2.5, 5).map((days) => stockStart - days * day);

/** Each a change of its own: of facets, ranges, text, and of what decides whether a site lists the car. */
const change: fc.Arbitrary<Partial<CarInput>> = fc.oneof(
  named.map((name) => ({ ...name, name: `${name.make} ${name.model}` })),
  fc.record({ price: fc.constantFrom(null, 9_990, 20_000, 45_500) }),
  fc.record({ km: fc.constantFrom(null, 10, 45_000, 120_000) }),
  fc.record({ year: fc.constantFrom(2014, 2015, 2018, 2020, 2026) }),
  fc.record({ badge: fc.constantFrom("", "SR5", "Sport") }),
  fc.record({ colour: fc.constantFrom("", "Red", "red", "Blue") }),
  fc.record({ simple_body: fc.constantFrom("SUV", "Ute", "Hatchback") }),
  fc.record({ simple_fuel: fc.constantFrom("Petrol", "Electric", "Hybrid") }),
  fc.record({ car_type: fc.constantFrom("new", "demo", "used") }),
  fc.record({ categories: fc.constantFrom<string[][]>([], ["Rental"], ["Rental", "Family's choice"]) }),
  fc.record({ seats: fc.constantFrom(null, 5, 7) }),
  fc.record({ tag: fc.constantFrom(null, "Sale", "Test Drive Only") }),
  fc.record({ custom_rank: fc.nat(2) }),
  fc.record({ images: fc.constantFrom<(typeof image)[][]>([], [image]) }),
  fc.record({ show_on_dealer_website: fc.boolean() }),
  fc.record({
    created_at: fc.constantFrom(1, 29, 31, 89).map((days) => new Date(stockStart - days * day).toISOString()),
  }),
  fc.record({ status: fc.constantFrom("in_stock", "coming_soon") }).map((to) => ({ ...to, sold_date_timestamp: null })),
  fc.record({ status: fc.constant("sold" as const), sold_date_timestamp: soldAt }),
  fc.record({ finance_lenders: fc.constantFrom({}, lender(null), lender(90)) }),
);

const place = fc.nat(4);
/** Cars of two dealerships by turns; what the market would fill in is filled in. */
export const carAt = (at: number, changes: readonly Partial<CarInput>[] = []): StoredCar =>
  carSchema.parse({
    id: `car-${at}`,
    slug: `car-${at}`,
    name: "Toyota Corolla",
    make: "Toyota",
    model: "Corolla",
    // Some become too old for a lender, or for a preset, at the next New Year.
    year: [2015, 2019, 2024][at % 3],
    stocknum: `S${at}`,
    car_type: "used",
    price: 20_000,
    created_at: new Date(stockStart - day).toISOString(),
    dealership_id: at % 2 === 0 ? "first" : "second",
    location_id: at % 2 === 0 ? "first-yard" : "second-yard",
    finance_lenders: lender(90),
    autograb_data: { average_market_price: 21_000, state_average_market_price: null },
    ...Object.assign({}, ...changes),
  });

const put = fc.record({ at: place, changes: fc.array(change, { maxLength: 4 }) });

export const stockStep = fc.oneof(
  { weight: 3, arbitrary: fc.record({ put: fc.array(put, { minLength: 1, maxLength: 3 }) }) },
  { weight: 2, arbitrary: fc.record({ push: fc.array(put, { minLength: 1, maxLength: 3 }) }) },
  { weight: 3, arbitrary: fc.record({ edit: place, change }) },
  { weight: 1, arbitrary: fc.record({ again: place }) },
  { weight: 1, arbitrary: fc.record({ remove: fc.array(place, { minLength: 1, maxLength: 2 }) }) },
  { weight: 4, arbitrary: fc.record({ hold: fc.array(place, { minLength: 1, maxLength: 2 }) }) },
  { weight: 4, arbitrary: fc.record({ pay: place }) },
  { weight: 2, arbitrary: fc.record({ end: place }) },
  { weight: 3, arbitrary: fc.record({ hours: fc.constantFrom(-48, 0.2, 13, 24, 72, 24 * 31, 24 * 60) }) },
);
export type StockStep = typeof stockStep extends fc.Arbitrary<infer Step> ? Step : never;

const some = <T>(...values: readonly T[]) => fc.subarray([...values], { minLength: 1 });
const refinement = fc.oneof(
  fc.record({ make: some("Toyota", "Mazda", "Kia") }),
  fc.record({ body: some("SUV", "Ute") }),
  fc.record({ colour: some("Red", "Blue") }),
  fc.record({ car_type: some("new", "used") }),
  fc.record({ status: some("in_stock", "coming_soon") }),
  fc.record({ categories: some("Rental", "Family's choice") }),
  fc.record({ weekly_price_range: some("0-100", "100-150") }),
) as fc.Arbitrary<Partial<Record<FacetName, string[]>>>;
const end = fc.constantFrom(null, 10_000, 30_000);
const range = fc.record({ min: end, max: end });

/** A search of the listing. */
export const searched: fc.Arbitrary<SearchState> = fc
  .record({
    refinements: fc
      .array(refinement, { maxLength: 2 })
      .map((all) => Object.assign({}, ...all) as SearchState["refinements"]),
    ranges: fc.oneof(fc.constant({}), fc.record({ price: range }), fc.record({ km: range })),
    excluded: fc.oneof(fc.constant({}), refinement),
    budget: fc.constantFrom(null, null, { repayment: 150, period: "weekly" as const, deposit: 2000, tradeIn: 0 }),
    near: fc.constantFrom(null, null, { place: "parramatta-nsw", km: null }, { place: "2000", km: 50 }),
    query: fc.constantFrom("", "", "toyota", "toyta", "land cruiser", "landcruiser", "mazda 3", "sr", "red s7", "zzzz"),
    sortBy: fc.constantFrom(...sortOrders),
    page: fc.constantFrom(1, 1, 2, 9),
  })
  .map(normalSearch);

/** What somebody types into the search box. */
export const typed = fc.constantFrom(
  "",
  "toyota",
  "toyta suv",
  "red kia under 30k",
  "mazda",
  "electric",
  "7 seat",
  "zzz",
);
