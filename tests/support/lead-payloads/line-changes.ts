/**
 * How one text becomes another, by lines: "@12-2" is where in the first two lines go, and each "+" is one that comes
 * there. Together with the first text it says everything about the second.
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
  let [a, b] = [0, 0];
  while (a < old.length || b < now.length) {
    const from = a;
    const come: string[] = [];
    while ((a < old.length || b < now.length) && (a === old.length || b === now.length || old[a] !== now[b])) {
      const goes = b === now.length || (a < old.length && at(common, a + 1, b) >= at(common, a, b + 1));
      if (goes) a += 1;
      else come.push(`+${now[b++]}`);
    }
    if (a > from || come.length > 0) lines.push(`@${start + from + 1}-${a - from}`, ...come);
    [a, b] = [a + 1, b + 1];
  }
  return lines;
}

/** The text that `lineChanges` describes. */
export function withChanges(before: string, changes: readonly string[]): string {
  const old = before.split("\n");
  const lines: string[] = [];
  let next = 0;
  for (const change of changes) {
    const [, place, gone] = /^@(\d+)-(\d+)$/.exec(change) ?? [];
    if (place === undefined) lines.push(change.slice(1));
    else {
      lines.push(...old.slice(next, Number(place) - 1));
      next = Number(place) - 1 + Number(gone);
    }
  }
  return [...lines, ...old.slice(next)].join("\n");
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
