import type { ModelName } from "./market-model.ts";
import { marketModel } from "./market-names.ts";

/** What is usual for a model. A search uses it; no page states it of a car. */
export interface Usual {
  /** "Small SUV" */
  size: string | null;
  /** Kilometres on one charge. */
  electricRange: number | null;
}

const nothing: Usual = { size: null, electricRange: null };
const recent = new Map<string, Usual>();
const mostRecent = 5000;

/** A stock has each model many times. */
export function usualOf({ make, model }: ModelName): Usual {
  const key = `${make}/${model}`;
  const known = recent.get(key);
  if (known) return known;
  const row = marketModel({ make, model });
  const usual = row ? { size: capitalized(row.size), electricRange: row.electricRange } : nothing;
  if (recent.size >= mostRecent) recent.clear();
  recent.set(key, usual);
  return usual;
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
