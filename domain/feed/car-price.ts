import type { Note } from "./finding.ts";
import type { Mapping } from "./mapping.ts";
import { readPrice } from "./prices.ts";
import { type FeedRow, valueOf } from "./read-field.ts";

const MOST_EXPENSIVE = 10_000_000;
const CHEAPEST = 500;

/** What a price cell says about the car, in the site's currency: a figure, or words instead of one. */
export function pricesOf(
  field: string,
  text: string,
  column: string,
  { mapping, row, note }: { mapping: Mapping; row: FeedRow; note: Note },
): Record<string, unknown> {
  const read = readPrice(text);
  if (read.kind === "ask") {
    note(column, text, "no figure; the car shows its text for cars without a price", "taken");
    return field === "price" ? { price: null, price_type: read.words } : {};
  }
  if (read.kind === "unreadable" || read.dollars < 0) {
    note(column, text, "this is no price; the car shows none", "mended");
    return {};
  }
  const dollars = inOwnCurrency(read, mapping, row);
  if (dollars.rate === null) {
    const reason = `this price is in ${dollars.currency}, and the site's are in ${mapping.currency}; the car shows none`;
    const isUnclear = mapping.exchange_rate !== undefined && mapping.feed_currency === undefined;
    const todo = isUnclear ? `. If exchange_rate is meant for it, write feed_currency: ${dollars.currency}` : "";
    note(column, text, reason + todo, "mended");
    return {};
  }
  if (dollars.rate !== 1)
    note(column, `${text} → ${dollars.value}`, `${dollars.currency}, converted to ${mapping.currency}`, "taken");
  if (dollars.value > MOST_EXPENSIVE) {
    note(column, text, "this is no price; the car shows none", "mended");
    return {};
  }
  if (field === "price" && dollars.value > 0 && dollars.value < CHEAPEST)
    note(column, text, "taken, but it looks too low for a price", "taken");
  if (field === "price" && read.words !== "") return { price: dollars.value, price_type: read.words.slice(0, 60) };
  return { [field]: dollars.value };
}

/** A sign in the price decides, then the row's currency column, then the mapping. `rate` is null without a rate. */
function inOwnCurrency(
  { dollars, currency }: { dollars: number; currency: string | null },
  mapping: Mapping,
  row: FeedRow,
): { value: number; currency: string; rate: number | null } {
  const said = mapping.currency_column === undefined ? "" : valueOf(row, mapping.currency_column).toUpperCase();
  const ofRow = currency ?? (/^[A-Z]{3}$/.test(said) ? said : null) ?? mapping.feed_currency ?? mapping.currency;
  if (ofRow === mapping.currency) return { value: dollars, currency: ofRow, rate: 1 };
  // The rate is that of the feed's own currency, not of every currency that a row may name.
  const rate = ofRow === mapping.feed_currency ? (mapping.exchange_rate ?? null) : null;
  return { value: Math.round(dollars * (rate ?? 1)), currency: ofRow, rate };
}
