import { offeredAs, type VehicleWords } from "#domain/car/vehicle-words.ts";
import type { Format } from "#domain/country/format.ts";
import { orderedNames } from "./facet-order.ts";
import type { FacetName } from "./facets.ts";
import { plainLabel, rangeLabel, valueLabel } from "./labels.ts";
import { splitMakeModel } from "./make-model.ts";
import { placeLabel } from "./near.ts";
import { budgetLabel } from "./search-budget.ts";
import type { Range, SearchState } from "./search-state.ts";

// A search in words: "Used Toyota utes in Brisbane", "seven-seat hybrids under $45,000", "caravans that sleep 4".

/** `one` uses the singular, for a search with a single result. */
export function wordsOfSearch(state: SearchState, words: VehicleWords, format: Format, one = false): string {
  const all = one ? words.one : words.many;
  const noun = nounOf(state, all, one);
  const what = [condition(state), ...adjectives(state, noun.fuel), makes(state), noun.text].filter(
    (word) => word !== "",
  );
  const having = more(state, one, format);
  const bare = what.length === 1 && what[0] === all && place(state) === "" && having.every((word) => word === "");
  // Nobody says "cars by the week under $300 a week", and what costs $300 a week is not for sale.
  const offered = bare && !state.ranges.subscription_price ? offeredAs(words) : "";
  const parts = [
    ...what,
    offered,
    ...having,
    place(state),
    ...prices(state, format),
    unwanted(state, format),
    matching(state),
  ];
  return parts.filter((word) => word !== "").join(" ");
}

const valuesOf = (state: SearchState, facet: FacetName) => state.refinements[facet] ?? [];

/** The only value of a facet: a longer list would not read as a heading. */
function only(state: SearchState, facet: FacetName): string | null {
  const [value, ...others] = valuesOf(state, facet);
  return value === undefined || others.length > 0 ? null : plainLabel(facet, value);
}

function condition(state: SearchState): string {
  const order = ["new", "demo", "used"];
  const chosen = order.filter((type) => valuesOf(state, "car_type").includes(type));
  return chosen.length === order.length ? "" : joined(chosen);
}

const numbers = "zero one two three four five six seven eight nine".split(" ");

function adjectives(state: SearchState, fuelIsNoun: boolean): string[] {
  const facets: FacetName[] = ["categories", "colour", "transmission", "fuel", "drive"];
  const seats = only(state, "seats");
  const lams = only(state, "attributes.lams");
  const sizes = valuesOf(state, "size").map((size) => lowered(size.replace(/ (?:SUV|car)$/, "")));
  return [
    joined(sizes, "or"),
    lams === "Yes" ? "LAMS approved" : lams === "No" ? "unrestricted" : "",
    seats === null ? "" : `${numbers[Number(seats)] ?? seats}-seat`,
    ...facets.map((facet) => (facet === "fuel" && fuelIsNoun ? "" : lowered(only(state, facet) ?? ""))),
  ];
}

function makes(state: SearchState): string {
  const chosen = valuesOf(state, "make");
  const models = valuesOf(state, "make_model").map(splitMakeModel);
  if (models.length === 0 || models.length > 2) return chosen.length <= 2 ? joined(chosen) : "";
  const [make] = chosen;
  const together = chosen.length === 1 && models.every((model) => model.make === make);
  const named = together
    ? `${make} ${joined(models.map(({ model }) => model))}`
    : joined(models.map((model) => `${model.make} ${model.model}`.trim()));
  return [named, only(state, "badge") ?? ""].join(" ").trim();
}

/** Fuels that name the car: "seven-seat hybrids". */
const fuelNouns: ReadonlySet<string> = new Set(["Hybrid", "Plug-in Hybrid", "Diesel"]);

const isOfSuv = (size: string): boolean => size.endsWith(" SUV");

/** "utes", "sedans and wagons", "motorcycles"; the site's own word by default. */
function nounOf(state: SearchState, all: string, one: boolean): { text: string; fuel: boolean } {
  const bodies = valuesOf(state, "body");
  const counted = (noun: string) => (one ? noun : plural(noun));
  const text = (words: string[]) => ({ text: joined(words), fuel: false });
  if (bodies.length === 1 || bodies.length === 2) return text(bodies.map((body) => counted(lowered(body))));
  const sizes = valuesOf(state, "size");
  if (bodies.length === 0 && sizes.length > 0 && sizes.every(isOfSuv)) return text([counted("SUV")]);
  const types = valuesOf(state, "item_type");
  if (types.length > 0) {
    return text(types.map((type) => (one ? type : lowered(plainLabel("item_type", type)))));
  }
  const fuel = only(state, "fuel");
  const isNoun = fuel !== null && fuelNouns.has(fuel) && only(state, "seats") !== null && makes(state) === "";
  return isNoun ? { text: counted(lowered(fuel)), fuel: true } : { text: all, fuel: false };
}

/** Features of the vehicle: berths, licence, features, weights, sizes, kilometres and years. */
function more(state: SearchState, one: boolean, format: Format): string[] {
  const sleeps = valuesOf(state, "attributes.sleeps");
  const licence = only(state, "attributes.licence");
  const features = [...valuesOf(state, "filtered_features"), ...valuesOf(state, "features")];
  const isNamed = (name: FacetName) => name.startsWith("attributes.") || name === "electric_range";
  const attributes = orderedNames(state.ranges).filter(isNamed);
  const ranges = attributes.map((name) => lowered(rangeLabel(name, state.ranges[name] as Range, format)));
  const having = [...(features.length > 3 ? [] : features.map(featureInText)), ...ranges];
  return [
    sleeps.length === 0 || sleeps.length > 3 ? "" : `that ${one ? "sleeps" : "sleep"} ${joined(sleeps, "or")}`,
    licence === null ? "" : `for ${licence.length === 2 ? "an " : "a "}${lowered(licence)} ${format.say("licence")}`,
    having.length === 0 ? "" : `with ${joined(having)}`,
    bounded(state.ranges.year, String),
    bounded(state.ranges.km, format.odometer, "under"),
  ];
}

function place(state: SearchState): string {
  const places: [FacetName, string][] = [
    ["city", "in"],
    ["location_name", "at"],
    ["dealership_name", "at"],
    ["state", "in"],
  ];
  const [facet, word] = places.find(([name]) => [1, 2].includes(valuesOf(state, name).length)) ?? [];
  if (!facet && state.near?.km) return `near ${placeLabel(state.near.place)}`;
  return facet ? `${word} ${joined(valuesOf(state, facet).map((value) => plainLabel(facet, value)))}` : "";
}

function prices(state: SearchState, format: Format): string[] {
  const weekly = bounded(state.ranges.subscription_price, format.money, "under");
  const steps = (["price_range", "weekly_price_range"] as const).map((facet) => {
    const [value, ...others] = valuesOf(state, facet);
    return value === undefined || others.length > 0 ? "" : lowered(valueLabel(facet, value, format));
  });
  const repaid = state.budget ? budgetLabel(state.budget, format) : "";
  return [bounded(state.ranges.price, format.money, "under"), weekly && `${weekly} a week`, ...steps, repaid];
}

function bounded(range: Range | undefined, text: (end: number) => string, most = "up to"): string {
  const { min = null, max = null } = range ?? {};
  if (min !== null && max !== null) return min === max ? `of ${text(min)}` : `from ${text(min)} to ${text(max)}`;
  if (max !== null) return `${most} ${text(max)}`;
  return min === null ? "" : `from ${text(min)}`;
}

/** "except white or silver"; a longer list would not read as a heading. */
function unwanted(state: SearchState, format: Format): string {
  const values = orderedNames(state.excluded).flatMap((facet) =>
    (state.excluded[facet] ?? []).map((value) => lowered(valueLabel(facet, value, format))),
  );
  return values.length === 0 || values.length > 3 ? "" : `except ${joined(values, "or")}`;
}

const matching = ({ query }: SearchState) => (query === "" ? "" : `matching “${query}”`);

const joined = (parts: readonly string[], word = "and") => {
  const [last = "", ...others] = [...parts].reverse();
  return others.length === 0 ? last : `${others.reverse().join(", ")} ${word} ${last}`;
};

const featureInText = (feature: string): string => (isBrand(feature) ? feature : lowered(feature));

/** "Apple CarPlay and Android Auto" are names, and keep their capitals. */
const isBrand = (feature: string): boolean => /\p{Ll}\p{Lu}/u.test(feature);

/** "People mover" becomes "people mover"; "SUV", "4WD" and "BMW" stay as they are. */
function lowered(text: string): string {
  return text.replace(/\p{L}[\p{L}'’-]*/gu, (word) => (/^\p{Lu}\p{Ll}/u.test(word) ? word.toLowerCase() : word));
}

function plural(noun: string): string {
  return /(s|x|ch|sh)$/i.test(noun) ? `${noun}es` : `${noun}s`;
}
