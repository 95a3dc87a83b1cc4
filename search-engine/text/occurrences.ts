import type { Bits } from "../store/bitset.ts";
import type { TermMatch } from "./match-term.ts";

/** An occurrence packs typos, whether it is exact, the attribute, and the place in it. */
const POSITION_BITS = 16;
const ATTRIBUTE_BITS = 6;
const EXACT_BIT = POSITION_BITS + ATTRIBUTE_BITS;
export const positionOf = (packed: number): number => packed & ((1 << POSITION_BITS) - 1);
export const attributeOf = (packed: number): number => (packed >>> POSITION_BITS) & ((1 << ATTRIBUTE_BITS) - 1);
export const isExact = (packed: number): boolean => ((packed >>> EXACT_BIT) & 1) === 1;
export const typosOf = (packed: number): number => packed >>> (EXACT_BIT + 1);

/** Every place where a term stands, by slot: those of slot `s` are from `starts[s]` to `starts[s + 1]`. */
export type Occurrences = { readonly starts: Uint32Array; readonly packed: Uint32Array };

/** The occurrences in these slots. Counts them first, so that each slot's are side by side. */
export function collectOccurrences({ found }: TermMatch, attributes: readonly number[], slots: Bits): Occurrences {
  const places = found.flatMap(({ sources }) =>
    sources.flatMap(({ postings, typos, isExact: exact }) => {
      const quality = ((typos << 1) | Number(exact)) << EXACT_BIT;
      return attributes.flatMap((attribute) => {
        const posting = postings[attribute];
        return posting ? { posting, quality: quality | (attribute << POSITION_BITS) } : [];
      });
    }),
  );
  const starts = new Uint32Array(slots.length * 32 + 2);
  for (const { posting } of places) posting.countInto(starts, 2, slots);
  for (let slot = 2; slot < starts.length; slot++) starts[slot]! += starts[slot - 1]!;
  const packed = new Uint32Array(starts.at(-1)!);
  // Each slot's start moves on while its places are written, and ends where the next slot's begin.
  for (const { posting, quality } of places) posting.writeInto(packed, starts, 1, slots, quality);
  return { starts, packed };
}
