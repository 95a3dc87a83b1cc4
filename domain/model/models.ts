import { slugOf } from "#domain/text/slug.ts";

/** Chapter 9: descriptions of models are cut to 75 characters. */
const longest = 75;

/** At most 75 characters including the ellipsis; cut at a word. */
export function cutDescription(text: string): string {
  if (text.length <= longest) return text;
  const start = text.slice(0, longest);
  const space = start.lastIndexOf(" ");
  return `${start.slice(0, space > 0 ? space : longest - 1).replace(/[\s,.;:]+$/, "")}…`;
}

export interface RangeModel {
  name: string;
  slug: string;
  manufacturer: string;
  body: string;
  position: number;
  override_url: string | null;
}

/** 2.1: a model's own page, or the address that replaces it. */
export const modelLink = ({ slug, override_url }: Pick<RangeModel, "slug" | "override_url">): string =>
  override_url ?? `/${slug}`;

export const inOrder = <M extends RangeModel>(models: readonly M[]): M[] =>
  models.toSorted((a, b) => a.position - b.position || a.name.localeCompare(b.name));

/** Each length relative to the longest, from 0 to 1; null if unknown. */
export function scalesOf(models: readonly { length_mm: number | null }[]): (number | null)[] {
  const longest = Math.max(...models.map(({ length_mm }) => length_mm ?? 0));
  return models.map(({ length_mm }) => (length_mm === null ? null : Math.round((length_mm / longest) * 1000) / 1000));
}

/** 2.1: /models?body={body type, lower-cased, hyphenated}, or all. */
export const bodyWord = slugOf;

export function modelsOfBody<M extends RangeModel>(models: readonly M[], word: string): M[] {
  return inOrder(word === allBodies ? models : models.filter(({ body }) => bodyWord(body) === word));
}

export const allBodies = "all";
