// Typing errors: one letter wrong, missing, doubled or swapped with its neighbour from 5 letters on, two from 8. A word of
// 3 or 4 letters, or one with digits, may have two neighbours swapped ("bwm", "rva4"); one of 4 may lack a fifth ("hilx").

interface Entry<T> {
  word: string;
  letters: number;
  /** Of the word with its doubled letters. */
  length: number;
  target: T;
}

export type TypoIndex<T> = ReadonlyMap<string, readonly Entry<T>[]>;

const shortest = 5;
const longerFrom = 8;
const shortestSwapped = 3;

/** Words with digits are never corrected: one digit off is another model. */
const isGuessable = (word: string): boolean => word.length >= shortest && /^[a-z]+$/.test(word);

/** Whether a name is worth guessing for what was typed. */
export const mayBeMisspelt = (typed: string): boolean => isSwappable(typed) || /^[a-z]{4,}$/.test(typed);

/**
 * First letters are rarely wrong, and lengths differ by at most the number of errors: together they divide the work by
 * fifty.
 */
export function typoIndex<T>(entries: Iterable<readonly [word: string, target: T]>): TypoIndex<T> {
  const index = new Map<string, Entry<T>[]>();
  for (const [word, target] of entries) {
    const whole = exactKey(word);
    if (isSwappable(word) && !index.has(whole)) index.set(whole, [{ word, letters: 0, length: word.length, target }]);
    if (!isGuessable(word)) continue;
    const single = singled(word);
    const place = single.charAt(0) + single.length;
    const bucket = index.get(place) ?? [];
    if (bucket.length === 0) index.set(place, bucket);
    bucket.push({ word: single, letters: letterSet(single), length: word.length, target });
  }
  return index;
}

/** The nearest target; among equals that of the nearest length, then the first. */
export function guess<T>(index: TypoIndex<T>, typed: string): T | undefined {
  const swapped = isSwappable(typed) ? swappedTarget(index, typed) : undefined;
  if (swapped !== undefined || !/^[a-z]{4,}$/.test(typed)) return swapped;
  // "demmo": shorter names are guessed only where a letter was doubled.
  const [undoubled] = index.get(exactKey(singled(typed))) ?? [];
  if (undoubled) return undoubled.target;
  const isShort = typed.length < shortest;
  const word = singled(typed);
  const letters = letterSet(word);
  const most = typed.length >= longerFrom ? 2 : 1;
  const lengths = [0, -1, 1, -2, 2].filter((longer) => Math.abs(longer) <= most).map((longer) => word.length + longer);
  let best: { target: T; slips: number } | undefined;
  for (const entry of lengths.flatMap((length) => index.get(word.charAt(0) + length) ?? [])) {
    const allowed = Math.min(entry.word.length >= longerFrom - 1 ? most : 1, best ? best.slips - 1 : most);
    if (isShort && entry.length !== shortest) continue;
    if (allowed < 0 || Math.abs(entry.word.length - word.length) > allowed) continue;
    if (bitCount(entry.letters ^ letters) > 2 * allowed) continue;
    const slips = slipsBetween(word, entry.word, allowed);
    if (isShort && !isWithin(typed, entry.word)) continue;
    if (slips <= allowed) best = { target: entry.target, slips };
  }
  return best?.target;
}

const exactKey = (word: string): string => `=${word}`;

const isSwappable = (word: string): boolean =>
  word.length >= shortestSwapped && (word.length < shortest || /\d/.test(word)) && /^[a-z][a-z0-9]+$/.test(word);

/** The word with two neighbours swapped. The first letter stays, and two digits make another model. */
function swappedTarget<T>(index: TypoIndex<T>, typed: string): T | undefined {
  for (let at = 1; at < typed.length - 1; at++) {
    const [a = "", b = ""] = typed.slice(at, at + 2);
    if (a === b || (/\d/.test(a) && /\d/.test(b))) continue;
    const [found] = index.get(exactKey(typed.slice(0, at) + b + a + typed.slice(at + 2))) ?? [];
    if (found) return found.target;
  }
  return undefined;
}

/** Whether only letters are missing. */
function isWithin(typed: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === typed[at]) at += 1;
  return at === typed.length;
}

/** Doubled letters are the commonest error: "corrola", "nisan". */
const singled = (word: string): string => word.replace(/(.)\1+/g, "$1");

function letterSet(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) - 97);
  return bits;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** Insertions, deletions, replacements and swaps of neighbours; gives up above `allowed`. */
function slipsBetween(a: string, b: string, allowed: number): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let slips = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        slips = Math.min(slips, (before[j - 2] ?? 0) + 1);
      }
      next.push(slips);
      if (slips < least) least = slips;
    }
    if (least > allowed) return least;
    [before, row] = [row, next];
  }
  return row[b.length] ?? allowed + 1;
}
