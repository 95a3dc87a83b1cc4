import { below, oneOf, type Random } from "./random-choice.ts";

const own = (name: string, value: unknown): object =>
  Object.defineProperty({}, name, { value, enumerable: true, configurable: true });

const nested = (depth: number): unknown => (depth === 0 ? "deep" : { inner: nested(depth - 1) });

const plain: readonly unknown[] = [
  ["", " ", "\0", "\u0007", "\u202Etxet", "\uFEFF", "\u2028", "\uD800", "𝕏é\u0301", "\r\nBcc: x@evil.example"],
  ["<script>alert(1)</script>", "=1+1", "'; --", "../../etc/passwd", "{{7*7}}", "undefined undefined", "NaN", "1e309"],
  ["-0", "0x10", "99999999999999999999", "2026-13-45", "2026-03-18T25:61", "true", "off", "null"],
  ["x".repeat(201), "x".repeat(5000), "x".repeat(5001), "é".repeat(2600)],
  [null, true, false, 0, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER],
].flat();

/** Whoever makes a text or a number of one of these gets an exception. */
export const unconvertible: readonly unknown[] = [
  { toString: "x", valueOf: 1 },
  { toString: null, valueOf: null },
  [{ toString: "x", valueOf: 1 }],
];

/** Where a text or a number is expected, the trap is what an object becomes. */
const objects: readonly unknown[] = [
  [],
  {},
  ["x", "y"],
  [null],
  [["x"]],
  Array.from({ length: 101 }, () => "x"),
  nested(3),
  nested(6),
  ...unconvertible,
  { length: 3, 0: "x" },
  own("then", "x"),
  { toJSON: "x" },
  own("__proto__", { isAdmin: true }),
  own("constructor", { prototype: { isAdmin: true } }),
];

const huge: readonly unknown[] = [
  "x".repeat(70_000),
  Array.from({ length: 5000 }, () => "x"),
  Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`n${at}`, at])),
];

export function strangeValue(random: Random): unknown {
  if (below(random, 200) === 0) return oneOf(random, huge);
  return oneOf(random, below(random, 3) === 0 ? objects : plain);
}
