/** Spec 4.11.4: shuffles are seeded by site and day, so that a page stays the same, and cached, all day. */
export function shuffleSeed(siteId: string, day: string): string {
  return `${siteId} ${day}`;
}

/** The list in an order that depends only on the seed. */
export function shuffled<T>(list: readonly T[], seed: string): T[] {
  const next = randomFrom(seed);
  const result = [...list];
  for (let last = result.length - 1; last > 0; last--) {
    const pick = Math.floor(next() * (last + 1));
    [result[last], result[pick]] = [result[pick] as T, result[last] as T];
  }
  return result;
}

/** FNV-1a of the seed feeding mulberry32: small, and the same everywhere. */
function randomFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
