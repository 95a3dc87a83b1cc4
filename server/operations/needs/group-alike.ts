/** More than so many alike are one line. */
const MOST_ALIKE = 5;

/** Groups in the order of their first members; those with few members stay apart. */
export function groupAlike<One>(all: readonly One[], likenessOf: (one: One) => string): One[][] {
  const groups = new Map<string, One[]>();
  for (const one of all) {
    const likeness = likenessOf(one);
    const group = groups.get(likeness);
    if (group) group.push(one);
    else groups.set(likeness, [one]);
  }
  return [...groups.values()].flatMap((group) => (group.length > MOST_ALIKE ? [group] : group.map((one) => [one])));
}

/** "a, b, c and 9 more". */
export function someOf(names: readonly string[], most = 3): string {
  const more = names.length - most;
  return more > 0 ? `${names.slice(0, most).join(", ")} and ${more} more` : names.join(", ");
}
