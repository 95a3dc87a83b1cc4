import { isObject } from "../document.ts";
import type { FindSpans, Span } from "../text/find-spans.ts";
import { findCrop, type Crop } from "./crop.ts";

export type Tags = { readonly before: string; readonly after: string };
/** What to do with the texts of one attribute; null leaves it. */
export type Format = { readonly tags: Tags | null; readonly crop: Crop | null };
/** Where a word was found: bytes of UTF-8, and for lists the place of each list's item. */
export type MatchPosition = { readonly start: number; readonly length: number; readonly indices?: readonly number[] };

/** As Meilisearch formats: numbers become text, and lists and objects are formatted inside. */
export function formatValue(value: unknown, find: FindSpans, format: Format): unknown {
  if (typeof value === "string") return formatText(value, find(value), format);
  if (typeof value === "number") return formatValue(String(value), find, format);
  if (Array.isArray(value)) return value.map((item) => formatValue(item, find, format));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, formatValue(item, find, format)]));
}

function formatText(text: string, spans: readonly Span[], { tags, crop }: Format): string {
  const part = crop ? findCrop(text, spans, crop.words) : { start: 0, end: text.length };
  let formatted = part.start > 0 ? crop!.marker : "";
  let from = part.start;
  for (const { start, end } of tags ? spans : []) {
    if (start < part.start || start >= part.end) continue;
    formatted += text.slice(from, start) + tags!.before + text.slice(start, end) + tags!.after;
    from = end;
  }
  return formatted + text.slice(from, part.end) + (part.end < text.length ? crop!.marker : "");
}

/** Every place inside a value where a word was found, by the path to it. */
export function findPositions(
  name: string,
  value: unknown,
  find: FindSpans,
  into: Map<string, MatchPosition[]>,
  indices: readonly number[] = [],
): void {
  if (Array.isArray(value)) value.forEach((item, at) => findPositions(name, item, find, into, [...indices, at]));
  else if (isObject(value)) {
    for (const [part, item] of Object.entries(value)) findPositions(`${name}.${part}`, item, find, into, indices);
  } else if (typeof value === "string" || typeof value === "number") {
    const text = String(value);
    const positions = find(text).map(({ start, end }) => ({
      start: byteLength(text.slice(0, start)),
      length: byteLength(text.slice(start, end)),
      ...(indices.length > 0 && { indices }),
    }));
    if (positions.length > 0) into.set(name, [...(into.get(name) ?? []), ...positions]);
  }
}

const encoder = new TextEncoder();
const byteLength = (text: string): number => encoder.encode(text).length;
