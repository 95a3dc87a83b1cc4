import { type Format, formatOf } from "#domain/country/format.ts";
import type { FacetCount, RangeSpread, SearchAnswer } from "#site/page-ports.ts";
import { carStatuses, carTypes } from "#domain/car/car.ts";
import { facetNamed, isFacetName, type FacetName, storedUnit } from "#domain/search/facets.ts";
import { facetLabel, valueLabel } from "#domain/search/labels.ts";
import { priceRanges, weeklyPriceRanges } from "#domain/search/price-ranges.ts";
import { boundsOver, priceSlider, type RangeBounds } from "#domain/search/range-input.ts";
import { escapeValue } from "#domain/search/search-query.ts";
import type { Range, SearchState } from "#domain/search/search-state.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";

type Titled = { name: FacetName; label: string; open: boolean };
/** Parallel lists, not a list of objects: there can be hundreds of values, and most are their own label. */
export type TermsView = Titled & {
  kind: "terms";
  /** As the form sends them. */
  values: string[];
  counts: number[];
  selected: readonly string[];
  /** Labels of values that differ from their spelling. */
  labels: Record<string, string>;
};
export type RangeView = Titled & {
  kind: "range";
  unit: string;
  /** Null where the slider could not move: only the two fields show then. */
  bounds: RangeBounds | null;
  low: number | null;
  high: number | null;
  /** The distribution of the stock, in buckets of equal width. */
  spread: RangeSpread | null;
};
export type FacetView = TermsView | RangeView;

type FacetSetting = PublicSettings["search"]["facets"][number];

/** The site's facets, in its order and with its labels; those that cannot narrow anything are omitted. */
export function facetViews(answer: SearchAnswer, state: SearchState, settings: PublicSettings): FacetView[] {
  const format = formatOf(settings);
  return settings.search.facets.flatMap((setting) => {
    const view = isFacetName(setting.facet) ? facetView(setting.facet, setting, answer, state, format) : null;
    return view ?? [];
  });
}

function facetView(
  name: FacetName,
  setting: FacetSetting,
  answer: SearchAnswer,
  state: SearchState,
  format: Format,
): FacetView | null {
  const facet = facetNamed(name);
  const titled = { name, label: setting.label ?? facetLabel(name, format), open: setting.open };
  if (facet.kind === "terms") {
    const terms = termsOf(name, answer, state.refinements[name] ?? [], format);
    return terms.values.length > 0 ? { ...titled, kind: "terms", ...terms } : null;
  }
  const { min, max, spread } = inShownUnits(name, state.ranges[name], answer.ranges[name] ?? null, format);
  const hasOneValue = spread === null || spread.min === spread.max;
  if (hasOneValue && min === null && max === null) return null;
  const covered = boundsOf(name, spread, [min, max], format);
  // An end stops one step before the other (chapter 5).
  const bounds = Math.round((covered.max - covered.min) / covered.step) > 1 ? covered : null;
  // The figures of attributes stand without their unit, unless a country shows them in another.
  const { unit } = format.measure(storedUnit(name));
  const shownUnit = unit === storedUnit(name) ? facet.unit : (shortUnits.get(unit) ?? unit);
  return { ...titled, kind: "range", unit: shownUnit, bounds, low: min, high: max, spread };
}

/** In the two narrow fields of a range: "60,000 mi". */
const shortUnits: ReadonlyMap<string, string> = new Map([["miles", "mi"]]);

/** Limits and spread of a range as the country shows them. More of one unit may be less of the other. */
function inShownUnits(
  name: FacetName,
  { min, max }: Range = { min: null, max: null },
  spread: RangeSpread | null,
  format: Format,
): Range & { spread: RangeSpread | null } {
  const { shown, falls } = format.measure(storedUnit(name));
  const ends = (one: Range): Range => {
    const [low, high] = [one.min, one.max].map((end) => (end === null ? null : shown(end)));
    return { min: (falls ? high : low) ?? null, max: (falls ? low : high) ?? null };
  };
  if (spread === null) return { ...ends({ min, max }), spread };
  const [least = 0, most = 0] = [spread.min, spread.max].map(shown);
  const across = { ...spread, min: Math.min(least, most), max: Math.max(least, most) };
  return { ...ends({ min, max }), spread: falls ? { ...across, buckets: spread.buckets.toReversed() } : across };
}

/** A ticked value stays in the list even without results, or nobody could untick it. */
function termsOf(name: FacetName, { facets }: SearchAnswer, selected: readonly string[], format: Format) {
  const found = facets[name] ?? [];
  const missing = selected.filter((value) => !found.some((one) => one.value === value));
  const all = inOrder(name, [...found, ...missing.map((value) => ({ value, count: 0 }))]);
  const labels = all.map(({ value }) => [escapeValue(value), valueLabel(name, value, format)] as const);
  return {
    values: labels.map(([value]) => value),
    counts: all.map(({ count }) => count),
    selected: selected.map(escapeValue),
    labels: Object.fromEntries(labels.filter(([value, label]) => value !== label)),
  };
}

/** Facets whose values have a natural order. */
const natural: Partial<Record<FacetName, readonly string[]>> = {
  car_type: carTypes,
  status: carStatuses,
  price_range: priceRanges.map(({ value }) => value),
  weekly_price_range: weeklyPriceRanges.map(({ value }) => value),
};

/** Numbers by size, a few by their natural order, all others as given: most cars first. */
function inOrder(name: FacetName, values: readonly FacetCount[]): readonly FacetCount[] {
  const order = natural[name];
  if (order) return values.toSorted((a, b) => order.indexOf(a.value) - order.indexOf(b.value));
  const numbers = values.every(({ value }) => Number.isFinite(Number(value)));
  return numbers ? values.toSorted((a, b) => Number(a.value) - Number(b.value)) : values;
}

/** Sliders cover the stock and the limits of the search, in round steps; the price slider never less than chapter 9. */
function boundsOf(
  name: FacetName,
  spread: RangeSpread | null,
  ends: readonly (number | null)[],
  format: Format,
): RangeBounds {
  const known = [spread?.min, spread?.max, ...ends].filter((end) => typeof end === "number");
  if (name === "price") return boundsOver([...known, priceSlider.min, priceSlider.max], priceSlider.step);
  const span = Math.max(...known) - Math.min(...known);
  return boundsOver(known, niceStep(span, isInTenths(name, format) ? 0.1 : 1));
}

/** Metres and litres are stated with a digit after the point; nobody looks for the year 2019.4. */
function isInTenths(name: FacetName, format: Format): boolean {
  return ["m", "ft", "L/100 km"].includes(format.measure(storedUnit(name)).unit);
}

const mostSteps = 80;

/** 1, 2 or 5 times a power of ten: the smallest that needs no more than 80 steps, and is no less than `least`. */
export function niceStep(span: number, least: 0.1 | 1): number {
  for (let power: number = least; power < 1e9; power *= 10) {
    const step = [1, 2, 5].map((digit) => digit * power).find((one) => span / one <= mostSteps);
    if (step !== undefined) return step;
  }
  return 1;
}
