import { describe, expect, test } from "vitest";
import { au } from "#domain/country/au.ts";
import { formatOf } from "#domain/country/format.ts";
import { carWords } from "#domain/car/vehicle-words.ts";
import { activeRefinements } from "./active-refinements.ts";
import { countedSearch, describeSearch } from "./describe-search.ts";
import { isIndexable, searchCrumbs } from "./search-crumbs.ts";
import { buildGrammar } from "./search-grammar.ts";
import { nearestSearches } from "./nearest-searches.ts";
import { emptySearch, type Refinements, type SearchState } from "./search-state.ts";

const grammar = buildGrammar(
  {
    search: {
      default_sort: "created_at:desc",
      facets: [],
      special_slugs: [
        {
          path: "/search/subscription-cars",
          refinements: { categories: ["Subscription"] },
          heading: "Cars by the week",
        },
        { path: "/search/pre-owned-cars", refinements: { car_type: ["used"] } },
      ],
    },
  },
  {
    make: ["Toyota", "Ford"],
    make_model: ["Toyota/Corolla", "Toyota/Hilux"],
    city: ["Brisbane"],
    body: ["Ute", "SUV"],
  },
);
const search = (refinements: Refinements, rest: Partial<SearchState> = {}): SearchState => ({
  ...emptySearch("created_at:desc"),
  refinements,
  ...rest,
});
const harbour = { ...au, name: "Harbour City", vehicle_words: carWords };
const h1 = (state: SearchState) => describeSearch(state, grammar, harbour, 5).h1;

describe("[16.4.1] one heading that reads like the search", () => {
  test.each<[SearchState, string]>([
    [search({}), "Cars for sale"],
    [search({ car_type: ["used"] }), "Used cars"],
    [search({ make: ["Toyota"], make_model: ["Toyota/Hilux"], badge: ["SR5"] }), "Toyota Hilux SR5 cars"],
    [search({ make: ["Toyota"], make_model: ["Toyota/Hilux"], badge: ["SR", "SR5"] }), "Toyota Hilux cars"],
    [
      search({ categories: ["Fleet"], colour: ["White"], transmission: ["Manual"], fuel: ["Petrol"], drive: ["4WD"] }),
      "Fleet white manual petrol 4WD cars",
    ],
    [search({ car_type: ["demo", "used"], city: ["Sydney"] }), "Demo and used cars in Sydney"],
    [search({ car_type: ["demo", "new", "used"] }), "Cars for sale"],
    [
      search({ car_type: ["used"], make: ["Toyota"], body: ["Ute"], city: ["Brisbane"] }),
      "Used Toyota utes in Brisbane",
    ],
    [search({ make: ["Toyota"] }), "Toyota cars"],
    [search({ make: ["Ford", "Toyota"] }), "Ford and Toyota cars"],
    [search({ make: ["BMW", "Ford", "Toyota"] }), "Cars for sale"],
    [search({ make: ["Toyota"], make_model: ["Toyota/Corolla"] }), "Toyota Corolla cars"],
    [search({ make: ["Toyota"], make_model: ["Toyota/Corolla", "Toyota/Hilux"] }), "Toyota Corolla and Hilux cars"],
    [search({ make_model: ["Ford/Ranger", "Toyota/Hilux"] }), "Ford Ranger and Toyota Hilux cars"],
    [search({ body: ["SUV"] }), "SUVs"],
    [search({ body: ["People Mover"] }), "People movers"],
    [search({ body: ["Sedan", "Wagon"] }), "Sedans and wagons"],
    [search({ body: ["Bus"] }), "Buses"],
    [search({ item_type: ["motorcycle"], car_type: ["used"] }), "Used motorcycles"],
    [search({ fuel: ["Diesel"], drive: ["4WD"], colour: ["White"] }), "White diesel 4WD cars"],
    [search({ fuel: ["Diesel", "Petrol"] }), "Cars for sale"],
    [search({ categories: ["Rental"] }), "Rental cars"],
    [search({ location_name: ["Alexandria"] }), "Cars at Alexandria"],
    [search({ dealership_name: ["Harbour City"] }), "Cars at Harbour City"],
    [search({ state: ["QLD"] }), "Cars in QLD"],
    [search({ city: ["Brisbane"], state: ["QLD"] }), "Cars in Brisbane"],
    [search({}, { ranges: { price: { min: null, max: 40_000 } } }), "Cars for sale under $40,000"],
    [
      search({ seats: ["7"], fuel: ["Hybrid"] }, { ranges: { price: { min: null, max: 45_000 } } }),
      "Seven-seat hybrids under $45,000",
    ],
    [search({ fuel: ["Hybrid"] }), "Hybrid cars"],
    [search({ "attributes.lams": ["true"], body: ["Cruiser"] }), "LAMS approved cruisers"],
    [search({ item_type: ["caravan"], "attributes.sleeps": ["4"] }), "Caravans that sleep 4"],
    [
      search({ item_type: ["caravan"] }, { ranges: { "attributes.atm": { min: null, max: 3200 } } }),
      "Caravans with ATM up to 3,200 kg",
    ],
    [search({ item_type: ["truck"], "attributes.licence": ["LR"] }), "Trucks for an LR licence"],
    [search({ body: ["SUV"] }, { ranges: { subscription_price: { min: null, max: 300 } } }), "SUVs under $300 a week"],
    [
      search({ body: ["Ute"] }, { ranges: { year: { min: 2019, max: null }, km: { min: null, max: 80_000 } } }),
      "Utes from 2019 under 80,000 km",
    ],
    [search({}, { ranges: { price: { min: 5000, max: 40_000 } } }), "Cars for sale from $5,000 to $40,000"],
    [search({}, { ranges: { price: { min: 5000, max: null } } }), "Cars for sale from $5,000"],
    [search({ body: ["Ute"] }, { query: "tow bar" }), "Utes matching “tow bar”"],
    [search({ "attributes.lams": ["false"] }), "Unrestricted cars"],
    [search({ "attributes.lams": ["false", "true"] }), "Cars for sale"],
    [search({ make_model: ["Ford/Everest", "Ford/Ranger", "Toyota/Hilux"], make: ["Ford"] }), "Ford cars"],
    [search({ make: ["Ford"], make_model: ["Ford/Ranger", "Toyota/Hilux"] }), "Ford Ranger and Toyota Hilux cars"],
    [search({ make: ["Ford", "Toyota"], make_model: ["Ford/Ranger"] }), "Ford Ranger cars"],
    [search({ make_model: ["Hilux"] }), "Hilux cars"],
    [search({ seats: ["7"], fuel: ["Petrol"] }), "Seven-seat petrol cars"],
    [search({ seats: ["12"] }), "12-seat cars"],
    [search({ seats: ["7"], fuel: ["Diesel"] }), "Seven-seat diesels"],
    [search({ seats: ["5"], fuel: ["Plug-in Hybrid"] }), "Five-seat plug-in hybrids"],
    [search({ seats: ["7"], fuel: ["Hybrid"], make: ["Toyota"] }), "Seven-seat hybrid Toyota cars"],
    [search({ seats: ["7"], body: ["SUV"], fuel: ["Hybrid"] }), "Seven-seat hybrid SUVs"],
    [search({ seats: ["7"], item_type: ["truck"], fuel: ["Diesel"] }), "Seven-seat diesel trucks"],
    [search({ filtered_features: ["Tow Bar"] }), "Cars with tow bar"],
    [search({ filtered_features: ["Apple CarPlay and Android Auto"] }), "Cars with Apple CarPlay and Android Auto"],
    [search({ seats: ["7"], drive: ["xDrive"] }), "Seven-seat xDrive cars"],
    [search({ item_type: ["caravan"], "attributes.sleeps": ["2", "3", "4"] }), "Caravans that sleep 2, 3 or 4"],
    [search({ item_type: ["caravan"], "attributes.sleeps": ["2", "3", "4", "5"] }), "Caravans"],
    [search({ item_type: ["truck"], "attributes.licence": ["Car"] }), "Trucks for a car licence"],
    [search({ price_range: ["20-30k"] }), "Cars for sale $20,000 to $30,000"],
    [search({ price_range: ["10-20k", "20-30k"] }), "Cars for sale"],
    [search({ body: ["Ute"] }, { ranges: { year: { min: null, max: 2015 } } }), "Utes up to 2015"],
    [search({ body: ["Ute"] }, { ranges: { year: { min: 2019, max: 2019 } } }), "Utes of 2019"],
    [
      search({ categories: ["Subscription"] }, { ranges: { year: { min: 2019, max: null } } }),
      "Subscription cars from 2019",
    ],
    [search({ body: ["Sedan", "Ute", "Wagon"] }), "Cars for sale"],
    [search({ categories: ["Subscription"] }), "Cars by the week"],
    [search({ categories: ["Subscription"], city: ["Brisbane"] }), "Subscription cars in Brisbane"],
    [search({ categories: ["Subscription"] }, { query: "ute" }), "Subscription cars matching “ute”"],
  ])("%j", (state, heading) => {
    expect(h1(state)).toBe(heading);
  });

  test("[2.3] a search that finds one speaks of one, and one that finds none says so", () => {
    const state = search({ seats: ["7"], fuel: ["Hybrid"] }, { ranges: { price: { min: null, max: 45_000 } } });
    expect(countedSearch(state, 3, harbour)).toBe("3 seven-seat hybrids under $45,000");
    expect(countedSearch(state, 1, harbour)).toBe("1 seven-seat hybrid under $45,000");
    expect(countedSearch(search({ "attributes.sleeps": ["4"] }), 1, harbour)).toBe("1 car that sleeps 4");
    expect(countedSearch(search({ body: ["Ute"] }), 0, harbour)).toBe("No utes");
  });

  test("title and description say where, which page and how many", () => {
    const state = search({ car_type: ["used"] }, { page: 2 });
    expect(describeSearch(state, grammar, harbour, 1412)).toEqual({
      h1: "Used cars",
      title: "Used cars, page 2 | Harbour City",
      description:
        "Used cars at Harbour City: 1,412 to choose from. See photos, prices and kilometres, enquire online or book a test drive.",
    });
    expect(describeSearch(search({}), grammar, harbour, 5).title).toBe("Cars for sale | Harbour City");
    expect(describeSearch(search({}), grammar, harbour, 0).description).toContain("none in stock today");
  });
});

test("[16.4.1] a site that sells bikes says so in headings, descriptions and crumbs", () => {
  const vehicle_words = { one: "bike", many: "bikes", test_drive: "test ride" };
  const { h1: heading, description } = describeSearch(search({}), grammar, { ...harbour, vehicle_words }, 3);
  expect(heading).toBe("Bikes for sale");
  expect(description).toContain("or book a test ride.");
  expect(searchCrumbs(search({}), grammar, vehicle_words)[1]?.name).toBe("Bikes for sale");
});

test("[10.5.3] a site that hires its cars out says how in headings and crumbs", () => {
  const vehicle_words = { ...carWords, for_sale: "by the week" };
  const headingOf = (state: SearchState) => describeSearch(state, grammar, { ...harbour, vehicle_words }, 3).h1;
  expect(headingOf(search({}))).toBe("Cars by the week");
  expect(headingOf(search({}, { ranges: { subscription_price: { min: null, max: 300 } } }))).toBe(
    "Cars under $300 a week",
  );
  expect(searchCrumbs(search({}), grammar, vehicle_words)[1]?.name).toBe("Cars by the week");
});

test("[16.4.1] crumbs lead from all stock to this search", () => {
  const state = search({ car_type: ["used"], make: ["Toyota"], make_model: ["Toyota/Hilux"], colour: ["Red"] });
  expect(searchCrumbs(state, grammar, carWords)).toEqual([
    { name: "Home", url: "/" },
    { name: "Cars for sale", url: "/search" },
    { name: "Used", url: "/search/pre-owned-cars" },
    { name: "Toyota", url: "/search/pre-owned-cars?make=Toyota" },
    { name: "Hilux", url: "/search/pre-owned-cars?make=Toyota&make_model=Toyota/Hilux" },
  ]);
  expect(searchCrumbs(search({ make: ["Ford", "Toyota"] }), grammar, carWords)).toHaveLength(2);
});

test("[16.4.1] crumbs go from the wide to the narrow, whatever was chosen first", () => {
  const state = search({
    categories: ["Rental"],
    fuel: ["Diesel"],
    drive: ["4WD"],
    body: ["Ute"],
    dealership_name: ["Harbour City"],
    location_name: ["Alexandria"],
    city: ["Sydney"],
    state: ["NSW"],
  });
  expect(
    searchCrumbs(state, grammar, carWords)
      .map(({ name }) => name)
      .join(" > "),
  ).toBe("Home > Cars for sale > NSW > Sydney > Alexandria > Harbour City > Ute > 4WD > Diesel > Rental");
});

test.each<[SearchState, number, boolean]>([
  [search({}), 5, true],
  [search({ make: ["Toyota"] }), 5, true],
  [search({ make: ["Toyota"], make_model: ["Toyota/Hilux"] }), 5, true],
  [search({ categories: ["Subscription"] }), 5, true],
  [search({ make: ["Toyota"] }), 0, false],
  [search({ make: ["Toyota"], body: ["Ute"] }), 5, false],
  [search({ make: ["Toyota"] }, { query: "x" }), 5, false],
  [search({ make: ["Toyota"] }, { page: 2 }), 5, false],
  [search({ make: ["Toyota"] }, { sortBy: "km:asc" }), 5, false],
])("[2.2.17] %j with %d results is indexable: %s", (state, total, indexable) => {
  expect(isIndexable(state, grammar, total)).toBe(indexable);
});

test("everything that narrows a search is named, and can be taken away", () => {
  const state = search(
    { car_type: ["used"], make_model: ["Toyota/Hilux"], price_range: ["under 10k"], "attributes.lams": ["true"] },
    { ranges: { km: { min: null, max: 80_000 }, year: { min: 2019, max: 2019 } }, query: "tow bar", page: 3 },
  );
  const chips = activeRefinements(state, formatOf(au));
  expect(chips.map(({ label, full }) => [label, full])).toEqual([
    ["“tow bar”", "search “tow bar”"],
    ["Used", "condition Used"],
    ["Up to 80,000 km", "kilometres Up to 80,000 km"],
    ["Hilux", "model Hilux"],
    ["Under $10,000", "price range Under $10,000"],
    ["2019", "year 2019"],
    ["LAMS approved", "LAMS approved"],
  ]);
  for (const { without } of chips) {
    expect(activeRefinements(without, formatOf(au))).toHaveLength(chips.length - 1);
    expect(without.page).toBe(1);
  }
});

test("the wider search has a natural name", () => {
  const state = search(
    {
      city: ["Sydney"],
      dealership_name: ["Harbour City"],
      location_name: ["Alexandria"],
      state: ["NSW"],
      seats: ["7"],
    },
    { ranges: { price: { min: null, max: 20_000 }, subscription_price: { min: null, max: 300 } }, query: "tow bar" },
  );
  expect(activeRefinements(state, formatOf(au)).map(({ wider }) => wider)).toEqual([
    "Without “tow bar”",
    "Not only in Sydney",
    "Not only at Harbour City",
    "Not only in Alexandria",
    "At any price",
    "At any price",
    "Without 7 seats",
    "Not only in NSW",
  ]);
  const white = activeRefinements(search({ colour: ["White"] }), formatOf(au));
  expect(white.map(({ wider }) => wider)).toEqual(["Without colour White"]);
});

test("taking a range away takes both of its ends", () => {
  const state = search({}, { ranges: { price: { min: 5000, max: 20_000 } } });
  expect(activeRefinements(state, formatOf(au)).map(({ without }) => without.ranges)).toEqual([{}]);
});

describe("[2.2] words nobody knows: what may have been meant", () => {
  test.each([
    [["toyotta"], { label: "Toyota", url: "/search/toyota" }],
    [["toyota", "hiluxx"], { label: "Toyota Hilux", url: "/search/toyota/hilux" }],
    [["brisban"], { label: "Brisbane", url: "/search/brisbane" }],
    [["used-car"], { label: "Used cars", url: "/search/pre-owned-cars" }],
  ])("%j", (segments, nearest) => {
    expect(nearestSearches(segments, grammar, carWords)).toContainEqual(nearest);
  });
  test("nothing is suggested that has nothing in common, nor twice, nor without end", () => {
    expect(nearestSearches(["zzzzzzzzz"], grammar, carWords)).toEqual([]);
    expect(nearestSearches([""], grammar, carWords)).toEqual([]);
    expect(nearestSearches(["toyota", "toyota"], grammar, carWords, 1)).toEqual([
      { label: "Toyota", url: "/search/toyota" },
    ]);
  });
});

test("[16.4.1] sizes and electric ranges are part of the heading", () => {
  const state = search(
    { body: ["SUV"], size: ["Light SUV", "Small SUV"] },
    { ranges: { electric_range: { min: 400, max: null } } },
  );
  expect(h1(state)).toBe("Light or small SUVs with electric range from 400 km");
  expect(h1(search({ size: ["Light SUV", "Small SUV"] }))).toBe("Light or small SUVs");
});
