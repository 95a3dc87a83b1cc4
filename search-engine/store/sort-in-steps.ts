/** Values between two pauses: a few milliseconds of work. */
export const PART = 4096;

/** A stable sort of a list, as `toSorted`, that yields after every few thousand values. */
export function* sortInSteps<T>(values: readonly T[], compare: (a: T, b: T) => number): Generator<void, T[]> {
  let runs: T[][] = [];
  for (let from = 0; from < values.length; from += PART) {
    runs.push(values.slice(from, from + PART).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const merged: T[][] = [];
    for (let at = 0; at < runs.length; at += 2) {
      const [first, second] = [runs[at]!, runs[at + 1]];
      merged.push(second ? yield* merge(first, second, compare) : first);
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

function* merge<T>(first: T[], second: T[], compare: (a: T, b: T) => number): Generator<void, T[]> {
  // Values that are in order already, as documents from a database are, need one comparison.
  if (compare(first.at(-1)!, second[0]!) <= 0) return first.concat(second);
  const merged: T[] = [];
  let [a, b] = [0, 0];
  while (a < first.length && b < second.length) {
    merged.push(compare(first[a]!, second[b]!) <= 0 ? first[a++]! : second[b++]!);
    if (merged.length % PART === 0) yield;
  }
  return merged.concat(a < first.length ? first.slice(a) : second.slice(b));
}
