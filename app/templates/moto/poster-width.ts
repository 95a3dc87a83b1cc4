/** Widths of the poster's capitals in parts of their size, rounded up: a name set by them stays on its line. First match wins. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[IJ'’.\s]/, 0.23],
  [/-/, 0.3],
  [/[EFLSTZ123]/, 0.4],
  [/[MW]/, 0.64],
];

/** How wide a name is at size 1, in capitals. */
export const posterWidth = (name: string): number =>
  Array.from(name.toUpperCase()).reduce(
    (sum, letter) => sum + (widths.find(([kind]) => kind.test(letter))?.[1] ?? 0.47),
    0,
  );
