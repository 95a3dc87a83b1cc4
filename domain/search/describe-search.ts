import { type FormatSettings, formatOf } from "#domain/country/format.ts";
import type { VehicleWords } from "#domain/car/vehicle-words.ts";
import { pathOf } from "./search-path.ts";
import type { SearchGrammar } from "./search-grammar.ts";
import { wordsOfSearch } from "./search-heading.ts";
import type { SearchState } from "./search-state.ts";

export interface DescribeSettings extends FormatSettings {
  /** Name of the site. */
  name: string;
  vehicle_words: VehicleWords;
}

export interface SearchDescription {
  h1: string;
  title: string;
  description: string;
}

/** A search in words: "Used Toyota utes in Brisbane". */
export function describeSearch(
  state: SearchState,
  grammar: SearchGrammar,
  settings: DescribeSettings,
  total: number,
): SearchDescription {
  const { name, vehicle_words } = settings;
  const h1 = headingOf(state, grammar, settings);
  const page = state.page > 1 ? `, page ${state.page}` : "";
  const count = total === 0 ? "none in stock today" : `${formatOf(settings).number(total)} to choose from`;
  return {
    h1,
    title: `${h1}${page} | ${name}`,
    description: `${h1} at ${name}: ${count}. See photos, prices and ${formatOf(settings).say("kilometres")}, enquire online or book a ${vehicle_words.test_drive}.`,
  };
}

function headingOf(state: SearchState, grammar: SearchGrammar, settings: DescribeSettings): string {
  const text = specialHeading(state, grammar) ?? wordsOfSearch(state, settings.vehicle_words, formatOf(settings));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A search with its number of results: "3 seven-seat hybrids under $45,000". */
export function countedSearch(state: SearchState, total: number, settings: Omit<DescribeSettings, "name">): string {
  const format = formatOf(settings);
  const text = wordsOfSearch(state, settings.vehicle_words, format, total === 1);
  return `${total === 0 ? "No" : format.number(total)} ${text}`;
}

/** A site may name its own slug; further refinements are described in our words. */
function specialHeading(state: SearchState, { specialSlugs, ...grammar }: SearchGrammar): string | null {
  const { path, covers } = pathOf(state.refinements, { specialSlugs, ...grammar });
  const whole = Object.keys(state.refinements).length === Object.keys(covers).length;
  const bare =
    [state.ranges, state.excluded].every((part) => Object.keys(part).length === 0) &&
    state.budget === null &&
    state.near === null;
  const alone = whole && bare && state.query === "";
  return alone ? (specialSlugs.find((slug) => slug.path === path)?.heading ?? null) : null;
}
