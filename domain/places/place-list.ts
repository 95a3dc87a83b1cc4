import { guess, typoIndex, type TypoIndex } from "#domain/text/typos.ts";
import type { Place } from "./place.ts";

/**
 * A list of places as text, one line each: key | name, if it is not the key with a capital | state | latitude |
 * longitude | thousands of people; lines of one key stand together. Only keys are read at once: somebody may type a
 * hundred words, and each may be a place.
 */
export class PlaceList {
  readonly #text: string;
  /** Where the first line of each key begins. */
  readonly #starts = new Map<string, number>();
  /** Keys by their first letter, for misspelt ones. Made when a word of that letter is. */
  readonly #typos = new Map<string, TypoIndex<string>>();

  constructor(text: string) {
    this.#text = `\n${text.trim()}\n`;
    for (let at = 1; at < this.#text.length; at = this.#text.indexOf("\n", at) + 1) {
      const key = this.#text.slice(at, this.#text.indexOf("|", at));
      if (!this.#starts.has(key)) this.#starts.set(key, at);
    }
  }

  placesNamed(key: string): Place[] {
    for (const one of spellings(key)) {
      const found = this.#placesAt(one);
      if (found.length > 0) return found;
    }
    return [];
  }

  /** Shorter names differ by a letter from too many others. */
  guessPlace(key: string): Place[] {
    if (key.length < 6) return [];
    const letter = key.charAt(0);
    const index = this.#typos.get(letter) ?? this.#typoIndex(letter);
    this.#typos.set(letter, index);
    const meant = guess(index, key);
    return meant === undefined ? [] : this.#placesAt(meant);
  }

  placesBeginning(key: string): Place[] {
    const begun = [...this.#starts.keys()].filter((one) => one.startsWith(key));
    return begun.flatMap((one) => this.#placesAt(one)).sort((a, b) => b.weight - a.weight);
  }

  #placesAt(key: string): Place[] {
    const places: Place[] = [];
    let at = this.#starts.get(key) ?? this.#text.length;
    while (this.#text.startsWith(`${key}|`, at)) {
      const end = this.#text.indexOf("\n", at);
      places.push(readPlace(this.#text.slice(at, end)));
      at = end + 1;
    }
    return places.toSorted((a, b) => b.weight - a.weight || a.state.localeCompare(b.state) || a.lat - b.lat);
  }

  /** Larger places first: among equals, the first is meant. */
  #typoIndex(letter: string): TypoIndex<string> {
    const line = new RegExp(String.raw`(?<=\n)(${letter}[a-z]{5,})\|[^\n]*\|(\d*)(?=\n)`, "g");
    const keys = [...this.#text.matchAll(line)].map(([, key = "", thousands]) => ({ key, weight: Number(thousands) }));
    return typoIndex(keys.sort((a, b) => b.weight - a.weight).map(({ key }) => [key, key] as const));
  }
}

function readPlace(line: string): Place {
  const [key = "", name = "", state = "", lat, long, thousands] = line.split("|");
  const shown = name === "" ? key.charAt(0).toUpperCase() + key.slice(1) : name;
  return { name: shown, state, lat: Number(lat), long: Number(long), weight: Number(thousands) };
}

/** "saint kilda" and "mt druitt" are listed as St Kilda and Mount Druitt. */
function spellings(key: string): string[] {
  return [key, key.replace(/^saint/, "st"), key.replace(/^mt/, "mount")];
}
