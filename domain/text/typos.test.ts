import { expect, test } from "vitest";
import { guess, typoIndex } from "./typos.ts";

const index = typoIndex(
  ["ford", "mazda", "nissan", "subaru", "hyundai", "forester", "commodore", "landcruiser", "cx30x", "outlander"].map(
    (word) => [word, word] as const,
  ),
);

test.each([
  // One letter wrong, missing, too many, doubled, or swapped with its neighbour.
  ["mazdu", "mazda"],
  ["mazd", "mazda"],
  ["fodr", "ford"],
  ["forrd", "ford"],
  ["frod", "ford"],
  ["mazdaa", "mazda"],
  ["mzada", "mazda"],
  ["mxazda", "mazda"],
  ["nisan", "nissan"],
  ["nisssan", "nissan"],
  ["hyndai", "hyundai"],
  // The first letter is right.
  ["azda", undefined],
  ["nazda", undefined],
  // Two neighbours that are both wrong are no swap.
  ["suabru", "subaru"],
  ["sursru", undefined],
  ["suasru", undefined],
  // Two only from eight letters on.
  ["subuaa", undefined],
  ["hyndoi", undefined],
  ["foresetr", "forester"],
  ["forsetr", undefined],
  ["commadere", "commodore"],
  ["comadere", "commodore"],
  ["cummadere", undefined],
  ["landcrusr", "landcruiser"],
  ["landcrsr", undefined],
  ["outlnadre", "outlander"],
  // Four letters are too few for a wrong one, and a digit off is another model.
  ["fard", undefined],
  ["cx31x", undefined],
  ["cx3x0", "cx30x"],
  ["", undefined],
])("[2.3] %s is meant to be %s", (typed, meant) => {
  expect(guess(index, typed)).toBe(meant);
});

test("[2.3] the nearest is meant; of two equally near ones that of the same length, then the first", () => {
  const near = (...words: string[]) => typoIndex(words.map((word) => [word, word] as const));
  expect(guess(near("mimosab"), "mosabs")).toBeUndefined();
  expect(guess(near("marinas", "marines"), "marines")).toBe("marines");
  expect(guess(near("marinaso", "marinos"), "marinas")).toBe("marinos");
  expect(guess(near("marinos", "marines"), "marinas")).toBe("marinos");
  expect(guess(near("marines", "marinos"), "marinas")).toBe("marines");
});
