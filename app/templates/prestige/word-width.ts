/** Widths of the display face in parts of its size, rounded up: a name set by them is never cut. First match wins. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[ijlI'’.,\s]/, 0.22],
  [/[frtsJ-]/, 0.32],
  [/[MW]/, 0.95],
  [/[mwDGHNOQU]/, 0.78],
  [/[A-Z0-9&]/, 0.67],
];

/** How wide a name is at size 1. Letters that no row knows are as wide as an n. */
export function wordWidth(name: string): number {
  const letters = Array.from(name.normalize("NFKD").replace(/\p{M}/gu, ""));
  return letters.reduce((sum, letter) => sum + (widths.find(([kind]) => kind.test(letter))?.[1] ?? 0.53), 0);
}
