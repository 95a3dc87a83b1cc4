import { createRandom } from "#tests/faults/random.ts";

const EVERY = 4;
const LONG = 6000;
const LONGEST_EVERY = 200;

/**
 * Every fourth input with one of its pieces repeated many times: expressions that look for an end from each beginning
 * show themselves only in long texts. A few are repeated up to `longest` bytes.
 */
export function stretched(input: Buffer, index: number, longest = 100_000): Buffer {
  if (index % EVERY !== 0 || input.length === 0) return input;
  const random = createRandom(index);
  const at = Math.floor(random() * input.length);
  const piece = input.subarray(at, at + 1 + Math.floor(random() * 6));
  const times = Math.floor((random() * (index % LONGEST_EVERY === 0 ? longest : LONG)) / piece.length);
  return Buffer.concat([input.subarray(0, at), Buffer.alloc(times * piece.length, piece), input.subarray(at)]);
}
