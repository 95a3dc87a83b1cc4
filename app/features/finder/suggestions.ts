import type { Figures } from "#domain/country/figures.ts";
import { imageAt } from "#domain/image/image-widths.ts";
import { splitMakeModel } from "#domain/search/make-model.ts";
import { escapeValue } from "#domain/search/search-query.ts";
import type { Answer, Counts, ProductHit } from "./ask-search.ts";

export type Option = {
  kind: "recent" | "popular" | "search" | "make" | "model" | "body" | "car";
  label: string;
  url: string;
  /** The number of results, or the kind of car. */
  detail: string;
  price: string | null;
  image: string | null;
  carId: string | null;
};

export type OptionGroup = { label: string; options: Option[]; /** Short ones beside each other. */ inLine?: true };

const most = { make: 2, model: 3, body: 1 };

/**
 * 2.3, "Site search autocomplete": the search as understood, matching names with counts, then cars of that search with
 * image, name, price and label.
 */
export function toGroups(text: string, answer: Answer, { number }: Pick<Figures, "number">): OptionGroup[] {
  const { search } = answer;
  const named = [
    ...(search ? [option("search", search.label, search.url, "")] : []),
    ...answer.completed.map(({ label, url, count }) => option("search", label, url, number(count))),
    ...namedOptions(text, answer, number),
  ];
  return [
    { label: "Suggestions", options: named },
    { label: "{Vehicles}", options: answer.hits.map(toCarOption) },
  ].filter(({ options }) => options.length > 0);
}

export function recentGroup(searches: readonly string[], action: string): OptionGroup[] {
  if (searches.length === 0) return [];
  const options = searches.map((text) => option("recent", text, `${action}?${new URLSearchParams({ q: text })}`, ""));
  return [{ label: "Recent searches", options }];
}

export function popularGroups({ popular }: Answer, { number }: Pick<Figures, "number">): OptionGroup[] {
  return popular.map(({ label, searches }) => ({
    label,
    inLine: true,
    options: searches.map((search) => option("popular", search.label, search.url, number(search.count))),
  }));
}

function namedOptions(text: string, { makes, models, bodies, total }: Answer, number: Figures["number"]): Option[] {
  const { toMake, toModel, toBody } = namedBy(number);
  const words = wordsOf(text);
  const matching = (counts: Counts, nameOf: (value: string) => string = (value) => value) =>
    Object.entries(counts)
      .filter(([value]) => isNamed(words, wordsOf(nameOf(value))))
      .sort(([, a], [, b]) => b - a);
  const found = [
    ...matching(makes).slice(0, most.make).map(toMake),
    ...matching(models, modelName).slice(0, most.model).map(toModel),
    ...matching(bodies).slice(0, most.body).map(toBody),
  ];
  if (found.length > 0) return found;
  // Misspelt words match no name, but if all results are one model, that is what they meant.
  return Object.entries(models)
    .filter(([, count]) => count === total)
    .map(toModel);
}

/** Every typed word is a prefix of a word in the name. */
function isNamed(typed: readonly string[], name: readonly string[]): boolean {
  return typed.length > 0 && typed.every((word) => name.some((part) => part.startsWith(word)));
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s/-]+/)
    .filter((word) => word !== "");
}

function modelName(value: string): string {
  const { make, model } = splitMakeModel(value);
  return `${make} ${model}`.trim();
}

type Counted = [value: string, count: number];

const namedBy = (number: Figures["number"]) => ({
  toMake: ([value, count]: Counted) => option("make", value, listing({ make: value }), number(count)),
  toBody: ([value, count]: Counted) => option("body", value, listing({ body: value }), number(count)),
  toModel: ([value, count]: Counted) => {
    const { make } = splitMakeModel(value);
    return option("model", modelName(value), listing({ ...(make && { make }), make_model: value }), number(count));
  },
});

/** The server redirects to the canonical address. */
function listing(values: Record<string, string>): string {
  const params = Object.entries(values).map(([name, value]) => [name, escapeValue(value)]);
  return `/search?${new URLSearchParams(params)}`;
}

function toCarOption({ id, slug, name, price, primary_image_url, label }: ProductHit): Option {
  const car = option("car", name, `/cars/${slug}`, label);
  return { ...car, price, image: thumbnail(primary_image_url), carId: id };
}

/** An index knows pictures by file; any version of the address serves the current one. */
function thumbnail(url: string | null): string | null {
  return url?.startsWith("/media/") ? imageAt(url.replace("/media/", "/img/0000000000/{w}-{q}/"), 240) : url;
}

function option(kind: Option["kind"], label: string, url: string, detail: string): Option {
  return { kind, label, url, detail, price: null, image: null, carId: null };
}
