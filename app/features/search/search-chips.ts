import type { Format } from "#domain/country/format.ts";
import { activeRefinements } from "#domain/search/active-refinements.ts";
import { emptySearch, type SearchState } from "#domain/search/search-state.ts";
import { encodeSearch } from "#domain/search/search-url.ts";
import type { SearchGrammar } from "#domain/search/search-grammar.ts";
import { meaningLabel } from "#domain/search/smart/meaning-label.ts";
import { type Meaning, resultOf, type SmartResult, type Understanding } from "#domain/search/smart/smart-result.ts";
import { smartState } from "#domain/search/smart/smart-search.ts";
import { typedRefinements } from "#domain/search/smart/typed-search.ts";
import { towNote } from "#domain/towing/tow-note.ts";
import { withTyped } from "./typed-parameter.ts";

export type ChipView = {
  /** What is removed, in full: "colour White". */
  full: string;
  label: string;
  url: string;
  /** The visitor's own words that this was parsed from: removing the chip searches for them as text. */
  words?: string;
  /** An explanation, if it is not obvious. */
  note?: string;
};

/**
 * The address of a search that was reached by typing: with the words, as long as the search holds any of them. So chips,
 * pages and filters keep the words in the search box, and the tow vehicle that they name.
 */
export function typedUrl(state: SearchState, read: SmartResult | null, grammar: SearchGrammar): string {
  const url = encodeSearch(state, grammar);
  const isHeld = read && (state.query !== "" || typedRefinements(read, state, grammar.defaultSort).length > 0);
  return isHeld ? withTyped(url, read.text) : url;
}

/** Refinements from typed words first, then all others; nothing twice. */
export function searchChips(
  state: SearchState,
  read: SmartResult | null,
  grammar: SearchGrammar,
  format: Format,
  /** The search without the text that nothing matches: that is named elsewhere. */
  shown: SearchState = state,
): ChipView[] {
  const typed = read ? typedRefinements(read, state, grammar.defaultSort) : [];
  const meant = resultOf(
    "",
    typed.map(({ understanding }) => understanding),
  );
  const { near, ...others } = smartState(meant, emptySearch(grammar.defaultSort));
  const said = new Set(activeRefinements({ ...others, near: near && state.near }, format).map(keyOf));
  const urlOf = (other: SearchState) => typedUrl(other, read, grammar);
  return [
    ...typed.map(({ understanding, without }) => {
      const label = meaningLabel(asSearched(understanding, state), format);
      return { full: label, label, url: urlOf(without), words: understanding.words, ...noteOf(understanding, format) };
    }),
    ...activeRefinements(shown, format)
      .filter((active) => !said.has(keyOf(active)))
      .map(({ facet, full, label, without }) => ({
        full,
        label,
        url: urlOf(without),
        ...(facet === "budget" ? { note: budgetNote } : {}),
      })),
  ];
}

/** 4.10.7 */
const budgetNote = "Repayments include interest and known fees. Anything without a repayment estimate is left out.";

/** A place is searched for within a distance that nobody typed. */
const asSearched = (one: Understanding, { near }: SearchState): Understanding =>
  one.facet === "near" && near ? { ...one, near } : one;

const usualNote = "By what is usual for these models. Each vehicle's own page says what it has.";
const platesNote =
  "NSW, Victoria, Queensland and South Australia limit power on P plates. This leaves out most cars above the limit; check yours with your state.";
const beforeInterestNote = "What that repays in five years, before interest and fees.";

function noteOf(meaning: Meaning, format: Format): Pick<ChipView, "note"> {
  if (meaning.facet === "size" || meaning.facet === "electric_range") return { note: usualNote };
  if (meaning.facet === "budget") return { note: budgetNote };
  if (meaning.range && "plates" in meaning) return { note: platesNote };
  if (meaning.range && "repaid" in meaning) return { note: beforeInterestNote };
  if (!meaning.range || meaning.towedBy === undefined || meaning.range.max === null) return {};
  return { note: towNote(meaning.towedBy, meaning.range.max, format) };
}

const keyOf = ({ facet, label }: { facet: string; label: string }): string => `${facet} ${label}`;
