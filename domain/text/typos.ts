// Typing errors: one letter wrong, missing, doubled or swapped with its neighbour from 5 letters on, two from 8.

interface Entry<T> {
  word: string;
  letters: number;
  target: T;
}

export type TypoIndex<T> = ReadonlyMap<string, readonly Entry<T>[]>;

const shortest = 5;
const longerFrom = 8;

/** Words with digits are never corrected: one digit off is another model. */
export const isGuessable = (word: string): boolean => word.length >= shortest && /^[a-z]+$/.test(word);

/**
 * First letters are rarely wrong, and lengths differ by at most the number of errors: together they divide the work by
 * fifty.
 */
export function typoIndex<T>(entries: Iterable<readonly [word: string, target: T]>): TypoIndex<T> {
  const index = new Map<string, Entry<T>[]>();
  for (const [word, target] of entries) {
    if (!isGuessable(word)) continue;
    const single = singled(word);
    const place = single.charAt(0) + single.length;
    const bucket = index.get(place) ?? [];
    if (bucket.length === 0) index.set(place, bucket);
    bucket.push({ word: single, letters: letterSet(single), target });
  }
  return index;
}

/** The nearest target; among equals that of the nearest length, then the first. */
export function guess<T>(index: TypoIndex<T>, typed: string): T | undefined {
  if (!isGuessable(typed)) return undefined;
  const word = singled(typed);
  const letters = letterSet(word);
  const most = typed.length >= longerFrom ? 2 : 1;
  const lengths = [0, -1, 1, -2, 2].filter((longer) => Math.abs(longer) <= most).map((longer) => word.length + longer);
  let best: { target: T; slips: number } | undefined;
  for (const entry of lengths.flatMap((length) => index.get(word.charAt(0) + length) ?? [])) {
    const allowed = Math.min(entry.word.length >= longerFrom - 1 ? most : 1, best ? best.slips - 1 : most);
    if (allowed < 0 || Math.abs(entry.word.length - word.length) > allowed) continue;
    if (bitCount(entry.letters ^ letters) > 2 * allowed) continue;
    const slips = slipsBetween(word, entry.word, allowed);
    if (slips <= allowed) best = { target: entry.target, slips };
  }
  return best?.target;
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
