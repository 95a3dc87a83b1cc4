import type { Place } from "#domain/places/place.ts";
import type { PlaceFinder } from "#domain/places/place-finder.ts";
import type { Atom, Line } from "#domain/text/spelling.ts";
import { placeSlug } from "../near.ts";
import type { Name } from "./name.ts";
import { isPlain, placeWords } from "./plain-words.ts";

// "Near Parramatta", "cars under 15k cronulla", "postcode 2145".

export interface FoundPlace {
  name: Name;
  /** The atom after the last one. */
  to: number;
}

/** After these a number of four digits is a postcode; after "around" only one that nobody pays or drives. */
const beforePostcode: ReadonlySet<string> = new Set([
  "near",
  "nearby",
  "postcode",
  "zip",
  "zipcode",
  "close",
  "suburb",
  "to",
  "at",
]);
const unlessRound: ReadonlySet<string> = new Set(["around", "in"]);
export const mayPrecedePostcode = (word: string): boolean => beforePostcode.has(word) || unlessRound.has(word);
const isRound = (number: string): boolean => number.endsWith("00");
const mayBeYear = /^(?:19[5-9]\d|20[0-4]\d)$/;

export function postcodeAt(at: number, { atoms }: Line, finder: PlaceFinder | null): FoundPlace | null {
  const { text = "", quoted = false } = atoms[at] ?? {};
  const before = atoms[at - 1]?.text ?? "";
  if (!finder || quoted || !/^\d{4,5}$/.test(text) || !finder.hasPostcode(text)) return null;
  const isSaid = beforePostcode.has(before) || (unlessRound.has(before) && !isRound(text));
  const isLast = at === atoms.length - 1 && !isRound(text) && (at === 0 || /^[a-z]/.test(before));
  const isYear = mayBeYear.test(text) && before !== "postcode" && before !== "near" && before !== "suburb";
  const fits = !isYear && (isSaid || (isLast && !comparing.has(before)));
  return fits ? { name: nameOf(text), to: at + 1 } : null;
}

/** Words before an amount. */
const comparing: ReadonlySet<string> = new Set(
  "under over below above than max maximum min minimum budget spend from about least most between and to for".split(
    " ",
  ),
);

const mostWords = 4;
const shortestAlone = 4;

/** The longest name of a place that begins here. */
export function placeAt(at: number, { atoms }: Line, finder: PlaceFinder | null): FoundPlace | null {
  if (!finder || atoms[at]?.quoted || !/^[a-z]/.test(atoms[at]?.text ?? "")) return null;
  const isSaid = placeWords.has(atoms[at - 1]?.text ?? "");
  for (let to = Math.min(atoms.length, at + mostWords); to > at; to--) {
    const words = atoms.slice(at, to);
    const place = accepted(words, atoms[to], isSaid, finder);
    if (place) return { name: nameOf(placeSlug(place)), to: isState(atoms[to], place) ? to + 1 : to };
  }
  return null;
}

function accepted(words: readonly Atom[], next: Atom | undefined, isSaid: boolean, finder: PlaceFinder): Place | null {
  const key = words.map(({ text }) => text).join("");
  if (words.some(({ text, quoted }) => quoted || !/^[a-z]+$/.test(text)) || words.every(({ text }) => isPlain(text)))
    return null;
  const state = next?.text ?? null;
  const exact = finder.named(key, state) ?? finder.named(key, null);
  if (exact && (isSaid || (key.length >= shortestAlone && finder.isUsual(exact)))) return exact;
  return isSaid ? finder.guessed(key, null) : null;
}

const isState = (atom: Atom | undefined, { state }: Place): boolean => atom?.text === state.toLowerCase();

const nameOf = (place: string): Name => ({
  meaning: { facet: "near", values: [], range: null, near: { place, km: null } },
  soft: false,
  weak: false,
});
