import type { VehicleWords } from "#domain/car/vehicle-words.ts";
import { formatPrice } from "#domain/car/price.ts";
import type { FacetName } from "./facets.ts";
import { valueLabel } from "./labels.ts";
import { splitMakeModel } from "./make-model.ts";
import { pathOf } from "./search-path.ts";
import type { SearchGrammar } from "./search-grammar.ts";
import type { SearchState } from "./search-state.ts";

export interface DescribeSettings {
  /** Name of the site. */
  name: string;
  vehicle_words: VehicleWords;
}

export interface SearchDescription {
  h1: string;
  title: string;
  description: string;
}

/** How a search reads: "Used Toyota utes in Brisbane". */
export function describeSearch(
  state: SearchState,
  grammar: SearchGrammar,
  { name, vehicle_words }: DescribeSettings,
  total: number,
): SearchDescription {
  const h1 = headingOf(state, grammar, vehicle_words.many);
  const page = state.page > 1 ? `, page ${state.page}` : "";
  const count = total === 0 ? "none in stock today" : `${total.toLocaleString("en-AU")} to choose from`;
  return {
    h1,
    title: `${h1}${page} | ${name}`,
    description: `${h1} at ${name}: ${count}. See photos, prices and kilometres, enquire online or book a ${vehicle_words.test_drive}.`,
  };
}

function headingOf(state: SearchState, grammar: SearchGrammar, all: string): string {
  const special = specialHeading(state, grammar);
  if (special !== null) return special;
  const what = [condition(state), ...adjectives(state), makes(state), nouns(state, all)].filter((word) => word !== "");
  const bare = what.length === 1 && what[0] === all && place(state) === "";
  const words = [...what, bare ? "for sale" : "", place(state), price(state), matching(state)];
  const text = words.filter((word) => word !== "").join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A site may name what its own slug stands for; anything chosen beside it is told in our words. */
function specialHeading(state: SearchState, { specialSlugs, ...grammar }: SearchGrammar): string | null {
  const { path, covers } = pathOf(state.refinements, { specialSlugs, ...grammar });
  const whole = Object.keys(state.refinements).length === Object.keys(covers).length;
  const alone = whole && Object.keys(state.ranges).length === 0 && state.query === "";
  return alone ? (specialSlugs.find((slug) => slug.path === path)?.heading ?? null) : null;
}

const valuesOf = (state: SearchState, facet: FacetName) => state.refinements[facet] ?? [];

function condition(state: SearchState): string {
  const order = ["new", "demo", "used"];
  const chosen = order.filter((type) => valuesOf(state, "car_type").includes(type));
  return chosen.length === order.length ? "" : joined(chosen);
}

/** What is said of one value only: a longer list would not read as a heading. */
function adjectives(state: SearchState): string[] {
  const facets: FacetName[] = ["categories", "colour", "transmission", "fuel", "drive"];
  return facets.map((facet) => {
    const [value, ...more] = valuesOf(state, facet);
    return value === undefined || more.length > 0 ? "" : lowered(valueLabel(facet, value));
  });
}

function makes(state: SearchState): string {
  const chosen = valuesOf(state, "make");
  const models = valuesOf(state, "make_model").map(splitMakeModel);
  if (models.length === 0 || models.length > 2) return chosen.length <= 2 ? joined(chosen) : "";
  const [make] = chosen;
  const together = chosen.length === 1 && models.every((one) => one.make === make);
  return together
    ? `${make} ${joined(models.map((one) => one.model))}`
    : joined(models.map((one) => `${one.make} ${one.model}`.trim()));
}

/** "utes", "sedans and wagons", "motorcycles"; the site's own word when nothing says otherwise. */
function nouns(state: SearchState, all: string): string {
  const bodies = valuesOf(state, "body");
  if (bodies.length === 1 || bodies.length === 2) return joined(bodies.map((body) => plural(lowered(body))));
  const types = valuesOf(state, "item_type");
  return types.length === 0 ? all : joined(types.map((type) => lowered(valueLabel("item_type", type))));
}

function place(state: SearchState): string {
  const places: [FacetName, string][] = [
    ["city", "in"],
    ["location_name", "at"],
    ["dealership_name", "at"],
    ["state", "in"],
  ];
  const [facet, word] = places.find(([name]) => [1, 2].includes(valuesOf(state, name).length)) ?? [];
  return facet ? `${word} ${joined(valuesOf(state, facet).map((value) => valueLabel(facet, value)))}` : "";
}

function price(state: SearchState): string {
  const { min = null, max = null } = state.ranges.price ?? {};
  if (min !== null && max !== null) return `from ${formatPrice(min)} to ${formatPrice(max)}`;
  if (max !== null) return `up to ${formatPrice(max)}`;
  return min === null ? "" : `from ${formatPrice(min)}`;
}

const matching = ({ query }: SearchState) => (query === "" ? "" : `matching “${query}”`);

const joined = (parts: readonly string[]) => {
  const [last = "", ...others] = [...parts].reverse();
  return others.length === 0 ? last : `${others.reverse().join(", ")} and ${last}`;
};

/** "People mover" becomes "people mover"; "SUV", "4WD" and "BMW" stay as they are. */
function lowered(text: string): string {
  return text.replace(/\p{L}[\p{L}'’-]*/gu, (word) => (/^\p{Lu}\p{Ll}/u.test(word) ? word.toLowerCase() : word));
}

function plural(noun: string): string {
  return /(s|x|ch|sh)$/i.test(noun) ? `${noun}es` : `${noun}s`;
}
