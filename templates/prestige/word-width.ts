/**
 * Widths of letters of the display font in em, rounded up so that a name sized by them is never cropped. First match
 * wins.
 */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[ijlI'’.,\s]/, 0.22],
  [/[frtsJ-]/, 0.32],
  [/[MW]/, 0.95],
  [/[mwDGHNOQU]/, 0.78],
  [/[A-Z0-9&]/, 0.67],
];

/** The width of a name in em. Letters without a row count as an n. */
export function wordWidth(name: string): number {
  const letters = Array.from(name.normalize("NFKD").replace(/\p{M}/gu, ""));
  return letters.reduce((sum, letter) => sum + (widths.find(([kind]) => kind.test(letter))?.[1] ?? 0.53), 0);
}
