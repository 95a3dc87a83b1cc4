import { ownValue } from "#domain/text/own-value.ts";
import type { FacetName } from "./facets.ts";
import { normalSearch, type Range, type SearchState } from "./search-state.ts";

// A search that finds nothing, with one of its wishes loosened: what a salesperson would offer next.

/** Vehicles with the first of these values come first. */
export interface InTurn {
  facet: FacetName | "location_id";
  values: readonly string[];
}

export interface Loosened {
  state: SearchState;
  inTurn?: InTurn;
  /** The engine's order, where that of the search says nothing about what is near: "year:asc". */
  sort?: string;
}

/** What comes near a value, the nearest first. */
const neighbours: Readonly<Partial<Record<FacetName, Readonly<Record<string, readonly string[]>>>>> = {
  body: {
    Van: ["People Mover", "Minivan", "Ute", "Pickup", "Wagon"],
    Bus: ["People Mover", "Van"],
    "People Mover": ["Van", "SUV", "Wagon"],
    Wagon: ["SUV", "People Mover", "Sedan"],
    SUV: ["Wagon", "Ute", "Pickup", "Hatchback"],
    Ute: ["SUV", "Van"],
    Pickup: ["SUV", "Van"],
    Hatchback: ["Sedan", "SUV"],
    Sedan: ["Hatchback", "Wagon", "Coupe"],
    Coupe: ["Convertible", "Hatchback", "Sedan"],
    Convertible: ["Coupe", "Hatchback"],
    "Off-road Caravan": ["Caravan", "Pop-top Caravan", "Family Van"],
    "Pop-top Caravan": ["Caravan", "Off-road Caravan"],
    "Family Van": ["Caravan", "Off-road Caravan"],
  },
  fuel: {
    Electric: ["Plug-in Hybrid", "Hybrid"],
    "Plug-in Hybrid": ["Hybrid", "Electric"],
    Hybrid: ["Plug-in Hybrid", "Electric", "Petrol", "Gasoline"],
    Diesel: ["Hybrid", "Petrol", "Gasoline"],
    Petrol: ["Hybrid", "Diesel"],
    Gasoline: ["Hybrid", "Diesel"],
    LPG: ["Petrol", "Hybrid"],
  },
  car_type: { new: ["demo", "used"], demo: ["new", "used"], used: ["demo", "new"] },
  drive: { "4WD": ["AWD"], AWD: ["4WD"], RWD: ["AWD", "4WD"] },
};

/** One wish loosened, in the order in which people give wishes up; the make and model go last. */
const order: readonly FacetName[] = [
  "colour",
  "features",
  "filtered_features",
  "tag",
  "badge",
  "km",
  "transmission",
  "drive",
  "car_type",
  "city",
  "location_name",
  "state",
  "seats",
  "attributes.sleeps",
  "attributes.tow_braked",
  "fuel",
  "year",
  "price",
  "subscription_price",
  "weekly_price_range",
  "price_range",
  "categories",
  "body",
];

/** The same search with each of its wishes loosened in turn, then with more and more of them at once. */
export function looserSearches(state: SearchState): Loosened[] {
  const wishes = wishesOf(state);
  const single = [...fewerFeatures(state), ...wishes.map((wish) => loosen({ state }, wish))];
  const more = wishes.slice(1).map((_, last) => wishes.slice(0, last + 2).reduce(loosen, { state } as Loosened));
  const bare = wishes.reduce(withoutWish, state);
  return [...single, ...ofOtherModels(state), ...more, { state: bare }].filter(isSearch);
}

/** Some of the features are better than none. */
function fewerFeatures(state: SearchState): Loosened[] {
  const features = state.refinements.features ?? [];
  if (features.length < 2) return [];
  const without = (left: string) => features.filter((one) => one !== left);
  return features.map((one) => ({
    state: { ...state, refinements: { ...state.refinements, features: without(one) } },
  }));
}

/** "Hybrid Camry": other hybrids, after other Camrys. */
function ofOtherModels(state: SearchState): Loosened[] {
  const { make, make_model, badge: _badge, ...others } = state.refinements;
  const hasWishes = Object.keys(others).length > 0 && (make ?? make_model) !== undefined;
  return hasWishes ? [{ state: { ...state, refinements: others } }] : [];
}

type Wish = FacetName | "budget" | "excluded" | "near" | "query";

function wishesOf(state: SearchState): Wish[] {
  const facets = Object.keys({ ...state.refinements, ...state.ranges }) as FacetName[];
  const known = order.filter((facet) => facets.includes(facet));
  const others = facets.filter((facet) => !order.includes(facet) && facet !== "make" && facet !== "make_model");
  return [
    ...(state.query === "" ? [] : ["query" as const]),
    ...(state.near?.km ? ["near" as const] : []),
    ...others.filter((facet) => facet !== "item_type"),
    ...known,
    ...(state.budget ? ["budget" as const] : []),
    ...(Object.keys(state.excluded).length > 0 ? ["excluded" as const] : []),
  ];
}

function loosen(before: Loosened, wish: Wish): Loosened {
  const { state } = before;
  if (wish === "budget") return { ...before, state: { ...state, budget: null }, sort: "price:asc" };
  if (wish === "near") return { ...before, state: { ...state, near: state.near && { ...state.near, km: null } } };
  if (wish === "excluded") return { ...before, state: { ...state, excluded: {} } };
  if (wish === "query") return { ...before, state: { ...state, query: "" } };
  const range = state.ranges[wish];
  if (range) {
    const sort = sortAround(wish, range);
    return { ...before, state: without(state, wish), ...(sort !== null && { sort }) };
  }
  const values = (state.refinements[wish] ?? []).slice(0, mostValues).flatMap((value) => near(wish, value));
  if (values.length === 0) return { ...before, state: without(state, wish) };
  const refinements = { ...state.refinements, [wish]: values };
  const sort = wish === "car_type" ? { sort: "km:asc" } : {};
  return {
    ...before,
    ...sort,
    state: normalSearch({ ...state, refinements, page: 1 }),
    inTurn: { facet: wish, values },
  };
}

function withoutWish(state: SearchState, wish: Wish): SearchState {
  return wish === "budget" || wish === "excluded" || wish === "near" || wish === "query" ? state : without(state, wish);
}

function near(facet: FacetName, value: string): readonly string[] {
  if (facet === "seats" || facet === "attributes.sleeps") return countsAround(Number(value));
  return ownValue(neighbours[facet], value) ?? [];
}

/** Of one facet; nobody types more. */
const mostValues = 6;
const mostSeats = 60;

/** More room serves as well, less may. */
function countsAround(count: number): string[] {
  const more = Array.from({ length: 5 }, (_, step) => count + step + 1);
  const fewer = Array.from(
    { length: Math.min(count, mostSeats) - 1 },
    (_, step) => Math.min(count, mostSeats) - step - 1,
  );
  return [...more, ...fewer].map(String);
}

/** The nearest first: above a highest price the cheapest, below a lowest the dearest. */
function sortAround(facet: FacetName, { min, max }: Range): string | null {
  if (facet === "km") return "km:asc";
  if (facet === "year") return max !== null && max < recentYear ? "year:asc" : "year:desc";
  if (facet !== "price" && facet !== "subscription_price") return null;
  return max === null && min !== null ? `${facet}:desc` : `${facet}:asc`;
}

/** Who asks for an older car is offered the oldest. */
const recentYear = 2016;

function without(state: SearchState, facet: FacetName): SearchState {
  const { [facet]: _values, ...refinements } = state.refinements;
  const { [facet]: _range, ...ranges } = state.ranges;
  return { ...state, refinements, ranges, page: 1 };
}

/** Not the whole yard, unless it is in the order of what was asked for. */
const isSearch = ({ state: { refinements, excluded }, sort }: Loosened): boolean =>
  sort !== undefined || Object.keys(refinements).length > 0 || Object.keys(excluded).length > 0;
