/**
 * How one text becomes another, by lines: "@12" is where in the first, each "-" a line that goes, each "+" one that
 * comes. Together with the first text it says everything about the second.
 */
export function lineChanges(before: string, after: string): string[] {
  const [old, now] = [before.split("\n"), after.split("\n")];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let end = 0;
  const least = Math.min(old.length, now.length) - start;
  while (end < least && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  return changesBetween(old.slice(start, old.length - end), now.slice(start, now.length - end), start);
}

function changesBetween(old: readonly string[], now: readonly string[], start: number): string[] {
  const common = commonLengths(old, now);
  const lines: string[] = [];
  let [a, b, isInside] = [0, 0, false];
  while (a < old.length || b < now.length) {
    if (a < old.length && b < now.length && old[a] === now[b]) {
      [a, b, isInside] = [a + 1, b + 1, false];
      continue;
    }
    if (!isInside) lines.push(`@${start + a + 1}`);
    isInside = true;
    const goes = b === now.length || (a < old.length && at(common, a + 1, b) >= at(common, a, b + 1));
    if (goes) lines.push(`-${old[a++]}`);
    else lines.push(`+${now[b++]}`);
  }
  return lines;
}

/** For the lines from each place on: how many lines in the same order both have. */
function commonLengths(old: readonly string[], now: readonly string[]): readonly Uint16Array[] {
  const common = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  for (let a = old.length - 1; a >= 0; a -= 1) {
    for (let b = now.length - 1; b >= 0; b -= 1) {
      const isSame = old[a] === now[b];
      common[a]![b] = isSame ? at(common, a + 1, b + 1) + 1 : Math.max(at(common, a + 1, b), at(common, a, b + 1));
    }
  }
  return common;
}

const at = (table: readonly Uint16Array[], a: number, b: number): number => table[a]?.[b] ?? 0;
