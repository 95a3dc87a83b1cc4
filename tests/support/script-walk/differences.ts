/** A kind of difference between a page with and without a script that is right. Each pattern covers whole lines. */
export type Allowed = {
  why: string;
  /** What only the page without a script has. */
  without?: RegExp;
  /** What only the page with a script has. */
  with?: RegExp;
  /** What both have, perhaps in another place. */
  moved?: RegExp;
};

/**
 * What the page without a script has and the one with a script lacks ("- …"), and the reverse ("+ …"), unless it is
 * allowed. Order counts: a line that has moved is both.
 */
export function differences(plain: readonly string[], live: readonly string[], allowed: readonly Allowed[]): string[] {
  return changesBetween(plain, live).flatMap((change) => [
    ...left(notMoved(change.removed, live, allowed), allowed, "without").map((line) => `- ${line}`),
    ...left(notMoved(change.added, plain, allowed), allowed, "with").map((line) => `+ ${line}`),
  ]);
}

const notMoved = (lines: readonly string[], other: readonly string[], allowed: readonly Allowed[]): string[] =>
  lines.filter((line) => !other.includes(line) || !allowed.some(({ moved }) => moved?.test(line)));

/** The lines of one place that no pattern covers. */
function left(lines: readonly string[], allowed: readonly Allowed[], side: "without" | "with"): string[] {
  let text = lines.map((line) => `${line}\n`).join("");
  for (const { [side]: pattern } of allowed) if (pattern) text = text.replaceAll(pattern, "");
  return text.split("\n").slice(0, -1);
}

type Change = { removed: string[]; added: string[] };

/** By the longest common subsequence: one change for each place where the lists differ. */
function changesBetween(before: readonly string[], after: readonly string[]): Change[] {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  const lengthAt = (at: number, beside: number): number => lengths[at * width + beside] ?? 0;
  for (let at = before.length - 1; at >= 0; at--) {
    for (let beside = after.length - 1; beside >= 0; beside--) {
      lengths[at * width + beside] =
        before[at] === after[beside]
          ? lengthAt(at + 1, beside + 1) + 1
          : Math.max(lengthAt(at + 1, beside), lengthAt(at, beside + 1));
    }
  }
  const changes: Change[] = [];
  let change: Change = { removed: [], added: [] };
  for (let at = 0, beside = 0; at < before.length || beside < after.length;) {
    if (at < before.length && before[at] === after[beside]) {
      if (change.removed.length + change.added.length > 0) changes.push(change);
      change = { removed: [], added: [] };
      at++;
      beside++;
    } else if (beside >= after.length || (at < before.length && lengthAt(at + 1, beside) >= lengthAt(at, beside + 1))) {
      change.removed.push(before[at++] ?? "");
    } else change.added.push(after[beside++] ?? "");
  }
  return [...changes, change];
}
