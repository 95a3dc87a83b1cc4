import type { PlaceFinder } from "#domain/places/place-finder.ts";
import { readLine, type Atom } from "#domain/text/spelling.ts";
import type { Lexicon } from "./lexicon.ts";
import { placeWords } from "./plain-words.ts";

// What somebody may be about to type: "near parra" begins "near Parramatta", "under 30" "under 30k".

const mostWords = 3;
const shortestPlace = 3;

/** The text with its last words completed, the likeliest first. What each finds is for the caller to count. */
export function completionsOf(text: string, lexicon: Pick<Lexicon, "places" | "ranges">): string[] {
  return [...placesBegun(text, lexicon.places), ...amountsBegun(text, lexicon.ranges)];
}

function placesBegun(text: string, places: PlaceFinder | null): string[] {
  const { atoms } = readLine(text);
  const after = atoms.findLastIndex(({ text: word }) => placeWords.has(word));
  const begun = atoms.slice(after + 1);
  const key = begun.map((atom) => atom.text).join("");
  if (!places || after < 0 || begun.length > mostWords || key.length < shortestPlace || !begun.every(isWord)) return [];
  const before = text.slice(0, atoms[after]?.end);
  return places.begun(key).map((place) => `${before} ${place.name}`);
}

const isWord = ({ text, quoted }: Atom): boolean => !quoted && /^[a-z]+$/.test(text);

const limit = /^(?<before>.*\b(?:under|below|max|up to|less than|budget)) \$?(?<amount>\d{1,3})$/i;
const period = /^(?<before>.*\$?\d{2,4}) (?:a|p|pe|per)(?: (?:w|we|wee))?$/i;
/** Thousands that somebody pays for a vehicle, and dollars of a week. */
const [fewestThousands, leastWeekly] = [5, 30];

function amountsBegun(text: string, ranges: Lexicon["ranges"]): string[] {
  const weekly = period.exec(text.trim())?.groups;
  if (weekly) return [`${weekly["before"]} a week`];
  const { before, amount = "" } = limit.exec(text.trim())?.groups ?? {};
  if (before === undefined) return [];
  const inThousands = ranges.has("price") && Number(amount) >= fewestThousands ? [`${before} ${amount}k`] : [];
  return [...inThousands, ...(Number(amount) >= leastWeekly ? [`${before} ${amount} a week`] : [])];
}
