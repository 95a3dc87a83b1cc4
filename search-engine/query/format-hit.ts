import type { Store } from "../store/store.ts";
import type { FindSpans } from "../text/find-spans.ts";
import { findPositions, formatValue, type Format, type MatchPosition } from "./format-value.ts";

export type Hit = Record<string, unknown>;
/** Null means every attribute. */
export type AttributeList = ReadonlySet<string> | null;

/** What a hit shows. */
export type HitForm = {
  readonly retrieve: AttributeList;
  /** Null when nothing is marked or cut. */
  readonly formatOf: ((attribute: string) => Format | null) | null;
  readonly withPositions: boolean;
  readonly find: FindSpans;
};

/** The attributes that are both displayed and requested, `_formatted` when a text is marked or cut, and where words are. */
export function formatHit(store: Store, slot: number, { retrieve, formatOf, withPositions, find }: HitForm): Hit {
  const isPlain = !formatOf && !withPositions;
  if (retrieve?.size === 0 && isPlain) return {};
  if (retrieve === null && store.settings.displayed === null && isPlain) return store.document(slot);
  const shown = displayedFields(store, slot);
  const hit: Hit = Object.fromEntries(shown.filter(([name]) => isListed(retrieve, name)));
  const formatted = formatOf ? formatFields(shown, retrieve, formatOf, find) : null;
  if (formatted) hit["_formatted"] = formatted;
  if (withPositions) {
    const positions = new Map<string, MatchPosition[]>();
    for (const [name, value] of shown) findPositions(name, value, find, positions);
    hit["_matchesPosition"] = Object.fromEntries(positions);
  }
  return hit;
}

/** Null when the document has none of the attributes that are marked or cut. */
function formatFields(
  shown: readonly [string, unknown][],
  retrieve: AttributeList,
  formatOf: (attribute: string) => Format | null,
  find: FindSpans,
): Record<string, unknown> | null {
  if (!shown.some(([name]) => formatOf(name))) return null;
  const fields = shown.flatMap(([name, value]): [string, unknown][] => {
    const format = formatOf(name);
    if (format) return [[name, formatValue(value, find, format)]];
    return isListed(retrieve, name) ? [[name, value]] : [];
  });
  return Object.fromEntries(fields);
}

function displayedFields(store: Store, slot: number): [string, unknown][] {
  const { displayed } = store.settings;
  return Object.entries(store.document(slot)).filter(([name]) => isListed(displayed, name));
}

export const isListed = (list: AttributeList, name: string): boolean => list === null || list.has(name);
