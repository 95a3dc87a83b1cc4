import { isObject } from "../document.ts";
import type { Store } from "../store/store.ts";
import type { Highlighter } from "../text/highlight.ts";

export type Hit = Record<string, unknown>;
/** Null means every attribute. */
export type AttributeList = ReadonlySet<string> | null;

/** A hit with the attributes that are both displayed and requested, and `_formatted` when something is highlighted. */
export function formatHit(
  store: Store,
  slot: number,
  retrieve: AttributeList,
  highlight: { readonly attributes: AttributeList; readonly mark: Highlighter } | null,
): Hit {
  if (retrieve?.size === 0 && !highlight) return {};
  if (retrieve === null && store.settings.displayed === null && !highlight) return store.document(slot);
  const shown = displayedFields(store, slot);
  const hit = Object.fromEntries(shown.filter(([name]) => isListed(retrieve, name)));
  if (!highlight) return hit;
  const formatted = shown
    .filter(([name]) => isListed(retrieve, name) || isListed(highlight.attributes, name))
    .map(([name, value]) => [name, isListed(highlight.attributes, name) ? format(value, highlight.mark) : value]);
  return { ...hit, _formatted: Object.fromEntries(formatted) };
}

function displayedFields(store: Store, slot: number): [string, unknown][] {
  const { displayed } = store.settings;
  return Object.entries(store.document(slot)).filter(([name]) => isListed(displayed, name));
}

const isListed = (list: AttributeList, name: string): boolean => list === null || list.has(name);

/** As Meilisearch formats: numbers become text, and lists and objects are formatted inside. */
function format(value: unknown, mark: Highlighter): unknown {
  if (typeof value === "string") return mark(value);
  if (typeof value === "number") return mark(String(value));
  if (Array.isArray(value)) return value.map((item) => format(item, mark));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, format(item, mark)]));
}
