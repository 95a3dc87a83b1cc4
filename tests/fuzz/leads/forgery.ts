import { below, oneOf, type Random } from "./random-choice.ts";
import { judgedNames, serverNames } from "./server-facts.ts";
import { strangeValue, unconvertible } from "./strange-values.ts";

/** A field that its sender made up, with digits in its value that come nowhere else. */
export type Forged = { name: string; value: unknown; digits: string };

const firstDigits = 7_000_000_000;
const mostOfOneVisit = 40;

/** The digits of the forged field `at` of this visit: also as a number they stay exact. */
export const digitsOf = (visit: number, at: number): string => String(firstDigits + visit * mostOfOneVisit + at);

type Shape = (digits: string) => unknown;
/** What a field of one word takes. */
const asWord: Shape = (digits) => `forged-${digits}`;
const shapes: readonly Shape[] = [
  asWord,
  asWord,
  asWord,
  asWord,
  asWord,
  (digits) => Number(digits),
  (digits) => digits,
  (digits) => `$${digits} paid`,
  (digits) => `/forged-${digits}`,
  (digits) => `https://evil.example/${digits}`,
  (digits) => [`forged-${digits}`],
  (digits) => [`/forged-${digits}`],
  (digits) => ({ utm_source: `forged-${digits}`, [`utm_${digits}`]: "x" }),
  (digits) => ({
    at: "2026-03-03T01:02:03.000Z",
    params: { utm_source: `forged-${digits}`, kind: digits },
    referrer: `forged-${digits}.example/${digits}`,
    source: `forged-${digits}`,
  }),
  (digits) => ({ value: `forged-${digits}`, is: true, choice: true }),
  (digits) => ({ reference: digits, fee: Number(digits), currency: "AUD", token: digits, paid_at: digits }),
  (digits) => [{ name: "handover", label: digits, kind: "option", value: `forged-${digits}` }],
  (digits) => [{ from: 0, to: 1, note: digits }],
  (digits) => `Forged (${digits}) <b>&</b>`,
];

const madeUpNames = ["favourite_colour", "Magic (check_option)", "additional_services: Magic", "name_radio_options"];
const prototypeNames = ["__proto__", "constructor", "prototype", "toString", "valueOf", "hasOwnProperty", "toJSON"];

/** Some fields that only the server writes, or that nobody knows; now and then one that a call is refused for. */
export function forgedFields(random: Random, visit: number): Forged[] {
  const ignored = Array.from({ length: 2 + below(random, 14) }, (_, at) => {
    const digits = digitsOf(visit, at);
    return { name: forgedName(random), value: oneOf(random, shapes)(digits), digits };
  });
  if (below(random, 4) > 0) return ignored;
  const digits = digitsOf(visit, mostOfOneVisit - 1);
  const value = oneOf(random, [oneOf(random, shapes)(digits), strangeValue(random), oneOf(random, unconvertible)]);
  return [...ignored, { name: oneOf(random, judgedNames), value, digits }];
}

function forgedName(random: Random): string {
  const kind = below(random, 100);
  if (kind < 1) return oneOf(random, prototypeNames);
  if (kind < 6) return oneOf(random, madeUpNames);
  const name = oneOf(random, serverNames);
  if (kind > 95) return name.toUpperCase();
  if (kind > 92) return ` ${name} `;
  return name;
}

/** Every name once with a word, once with a number, and once with a value that nothing can be made of. */
export function everyForged(): Forged[] {
  const values: readonly Shape[] = [asWord, Number, () => unconvertible[0]];
  const names = [...serverNames, ...judgedNames, ...prototypeNames];
  return names.flatMap((name, at) =>
    values.map((valueOf, turn) => {
      const digits = digitsOf(at, turn);
      return { name, value: valueOf(digits), digits };
    }),
  );
}
