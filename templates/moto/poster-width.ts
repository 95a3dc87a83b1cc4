/**
 * Widths of capitals of the display font in em, rounded up so that a name sized by them stays on one line. First match
 * wins.
 */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[IJ'’.\s]/, 0.23],
  [/-/, 0.3],
  [/[EFLSTZ123]/, 0.4],
  [/[MW]/, 0.64],
];

/** The width of a name in capitals, in em. */
export const posterWidth = (name: string): number =>
  Array.from(name.toUpperCase()).reduce(
    (sum, letter) => sum + (widths.find(([kind]) => kind.test(letter))?.[1] ?? 0.47),
    0,
  );
