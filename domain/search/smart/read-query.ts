import { budgetPhraseAt } from "./budget-phrases.ts";
import { electricRangeAt } from "./electric-range.ts";
import { customaryAt } from "./customary-figures.ts";
import { boundAt } from "./quantity-bounds.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Name } from "./name.ts";
import { nameAt } from "./match-name.ts";
import { mayPrecedePostcode, placeAt, postcodeAt } from "./place-at.ts";
import { fillers, isNegation, nearWords, negates, praise } from "./plain-words.ts";
import { withNoDeposit } from "./no-deposit.ts";
import { quantityOf } from "./quantities.ts";
import type { QuantityContext } from "./quantity-context.ts";
import { setPhraseAt } from "./set-phrases.ts";
import { hireTimeAt } from "./hire-times.ts";
import { itemNamed } from "./item-named.ts";
import { settle, type Unit } from "./settle-meanings.ts";
import { respell } from "./respell.ts";
import { resultOf, type Meaning, type SmartResult } from "./smart-result.ts";
import { keyOf, readLine, type Line } from "#domain/text/spelling.ts";
import { towPhraseAt } from "./tow-phrases.ts";

/** The length at which a search cuts its text. */
const longestText = 200;

/** Parses a visitor's text with the site's own vocabulary. Deterministic; `now` only gives the year. */
export function readQuery(typed: string, lexicon: Lexicon, now: number): SmartResult {
  const text = typed.toWellFormed().trim().slice(0, longestText).toWellFormed().trim();
  const line = respell(readLine(text), (word) => lexicon.names.has(word) || lexicon.ownWords.has(word));
  const units = unitsOf(line, lexicon, new Date(now).getUTCFullYear());
  return resultOf(text, settle(text, line.atoms, withNoDeposit(units, line)));
}

interface Found {
  name: Name | null;
  to: number;
}

/** Splits the line into understood parts, text, and the small words between. */
function unitsOf(line: Line, lexicon: Lexicon, year: number): Unit[] {
  const units: Unit[] = [];
  const { seats, sleeps, weekly, ranges, budgets, units: measures } = lexicon;
  const item = itemNamed(line, lexicon);
  const context: QuantityContext = {
    year,
    seats,
    sleeps,
    weekly,
    ranges,
    budgets,
    item,
    units: measures,
    priceBefore: null,
  };
  let not: Negation | null = null;
  for (let at = 0; at < line.atoms.length;) {
    const { text = "", quoted = false } = line.atoms[at] ?? {};
    const hired = quoted || !lexicon.pricedByWeek ? null : hireTimeAt(line.text, line.atoms[at]?.from ?? 0);
    if (hired !== null) {
      const after = atomAfter(line, at, hired);
      units.push({ kind: "idle", name: null, from: at, to: after });
      at = after;
      continue;
    }
    const found = quoted ? null : foundAt(at, { line, lexicon, context, units });
    const to = found?.to ?? at + 1;
    const name = found?.name ?? null;
    const filler = !found && !quoted && (fillers.has(text) || (lexicon.pricedByWeek && periods.has(text)));
    if (not && name && not.only !== null && name.meaning.facet !== not.only) not = null;
    const unwanted: Name | null = not && unwantedName(name);
    if (not && unwanted) {
      while ((units.at(-1)?.from ?? -1) >= not.from) units.pop();
      units.push({ kind: "name", name: unwanted, from: not.from, to });
    } else if (name && not === null) {
      units.push({ kind: "name", name, from: at, to });
      context.priceBefore ??= name.meaning.facet === "price" ? (name.meaning.range?.max ?? null) : null;
    } else {
      units.push({ kind: filler && not?.only !== null ? fillerKind(text) : "text", name: null, from: at, to });
    }
    if (!found && !quoted && isNegation(text, line.atoms[at - 1]?.text ?? ""))
      not = { from: negationFrom(line, at), only: null };
    else not = not && negationAfter(not, unwanted, { text, next: line.atoms[to]?.text ?? "", filler, to });
    at = to;
  }
  return units;
}

const fillerKind = (text: string): Unit["kind"] => (praise.has(text) || nearWords.has(text) ? "idle" : "filler");

/** A "not" whose object is still to come. */
interface Negation {
  from: number;
  /** Only more of the same is meant: "not white black or grey", "no kia and hyundai". */
  only: FacetOfMeaning | null;
}

type FacetOfMeaning = Meaning["facet"];

const either: ReadonlySet<string> = new Set(["or", "nor"]);

/** A "not" negates the next thing, what "or" adds to it, and more of the same kind. */
function negationAfter(
  not: Negation,
  unwanted: Name | null,
  { text, next, filler, to }: { text: string; next: string; filler: boolean; to: number },
): Negation | null {
  if (unwanted) return { from: to, only: either.has(next) ? null : unwanted.meaning.facet };
  if (not.only !== null) return text === "and" ? not : null;
  return filler || next === "or" ? not : null;
}

/** "Anything but" and "other than" begin a word earlier. */
function negationFrom({ atoms }: Line, at: number): number {
  return negates(atoms[at]?.text ?? "") ? at : at - 1;
}

/** What a "not" before it means: values can be left out, an amount has another wording ("no more than"). */
function unwantedName(name: Name | null): Name | null {
  if (!name || name.meaning.range !== null) return null;
  const { facet, values } = name.meaning;
  if (facet === "sortBy" || facet === "budget" || facet === "near") return null;
  return { meaning: { facet, values, range: null, not: true }, soft: false, weak: false };
}

/** Where every price is weekly, saying so adds nothing. */
const periods: ReadonlySet<string> = new Set(["week", "weekly"]);

interface Reading {
  line: Line;
  lexicon: Lexicon;
  context: QuantityContext;
  units: readonly Unit[];
}

/** Phrases first, then quantities, then names: "2 door" is not a Mazda 2, and "2019" not a model. */
function foundAt(at: number, { line, lexicon, context, units }: Reading): Found | null {
  const from = line.atoms[at]?.from ?? 0;
  const isBefore = mayPrecedePostcode(line.atoms[at]?.text ?? "");
  const postcode = postcodeAt(isBefore ? at + 1 : at, line, lexicon.places);
  if (postcode) return postcode;
  const phrase =
    budgetPhraseAt(line.text, from, context) ??
    electricRangeAt(line.text, from, context) ??
    customaryAt(line.text, from, context) ??
    towPhraseAt(line.text, from, context) ??
    setPhraseAt(line.text, from, context);
  // "Apple CarPlay" is plain text only where the site has no such feature.
  const isNamed = phrase?.meaning === "text" && lexicon.names.has(keyOf(line.text.slice(from, phrase.to)));
  if (phrase && !isNamed) return found(line, at, phrase.meaning, phrase.to);
  const bound = boundAt(line.text, from);
  const quantity = bound && quantityOf(bound, context);
  if (bound && quantity) return found(line, at, quantity, bound.to);
  const joined = line.atoms[at - 1]?.text === "or" || line.atoms[at - 1]?.text === "and";
  const last = units.at(joined ? -2 : -1);
  const name = nameAt(at, { line, lexicon, context, before: last?.name ?? null, adjacent: !joined });
  return name ?? (lexicon.ownWords.has(line.atoms[at]?.text ?? "") ? null : placeAt(at, line, lexicon.places));
}

function found(line: Line, at: number, meaning: Meaning | "text", end: number): Found {
  return {
    name: meaning === "text" ? null : { meaning, soft: false, weak: false },
    to: atomAfter(line, at, end),
  };
}

/** The first word after a phrase that ends there. */
function atomAfter({ atoms }: Line, at: number, end: number): number {
  const after = atoms.findIndex((atom, index) => index > at && atom.from >= end);
  return after < 0 ? atoms.length : after;
}
