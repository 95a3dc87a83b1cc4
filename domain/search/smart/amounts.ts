import { ownValue } from "#domain/text/own-value.ts";

// Numbers as people write them: "20k", "$20,000", "80 000km", "twenty grand", "7 seater".

/** "Years" may count anything unless "old" follows. */
export type Unit =
  | "price"
  | "km"
  | "miles"
  | "odometer"
  | "age"
  | "years"
  | "seats"
  | "week"
  | "fortnight"
  | "month"
  | "cc"
  | "mm"
  | "kg"
  | "tonne"
  | "berths";

export interface Amount {
  value: number;
  /** "k", "thousand" or "grand" was said. */
  multiplied: boolean;
  /** Only digits: may be a year. */
  bare: boolean;
  /** "2018+", "1000cc+" */
  plus: boolean;
  unit: Unit | null;
}

const ones =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** What makes "thirty-five" of "thirty". It always belongs to it: "thirty-five" is no range from 30 to 5. */
const digit = `[ -](?:${ones.slice(0, 9).join("|")})(?![a-z])`;

export const number = [
  String.raw`\d{1,3}(?: \d{3})+(?![\d.])`,
  String.raw`\d+(?:\.\d+)?`,
  `(?:${tens.join("|")})(?:${digit}|(?!${digit}))(?![a-z])`,
  `(?:(?:a|${ones.slice(0, 9).join("|")}) )?hundred(?![a-z])`,
  `(?:${ones.toReversed().join("|")})(?![a-z])`,
].join("|");

const multipliers: Readonly<Record<string, number>> = { k: 1000, thousand: 1000, grand: 1000, million: 1e6, mil: 1e6 };

const notAnAge = "(?! (?:warranty|service|servicing|rego|registration|finance|loan|term|of))";
const dollars = "(?:(?:dollars?|bucks) )?";
const period = "(?:(?:a|per|each|every|p) )?";

const units: readonly (readonly [pattern: string, unit: Unit])[] = [
  [`${dollars}(?:${period}(?:week|wk|w)|pw|weekly)`, "week"],
  [`${dollars}(?:${period}fortnight|fortnightly)`, "fortnight"],
  [`${dollars}(?:${period}(?:month|mth)|pm|pcm|monthly)`, "month"],
  [
    String.raw`(?:kms?|ks|kays|klms?|kilomet(?:re|er)s?|kilometre)(?: (?:on (?:the |its )?(?:clock|odo|odometer)|travelled|driven))?`,
    "km",
  ],
  [String.raw`(?:miles?|mi)(?: (?:on (?:the |its )?(?:clock|odo|odometer)|travelled|traveled|driven))?`, "miles"],
  [String.raw`on (?:the |its )?(?:clock|odo|odometer)`, "odometer"],
  ["(?:dollars?|bucks|aud|nzd)(?: drive ?away)?|drive ?away", "price"],
  ["(?:years?|yrs?)[ -](?:old|of age)|yo", "age"],
  [`(?:years?|yrs?)${notAnAge}`, "years"],
  ["seats?|seaters?|passengers?", "seats"],
  ["cc|ccs|cubes", "cc"],
  ["mm|millimetres?", "mm"],
  ["kgs?|kilos?|kilograms?", "kg"],
  ["t|tonnes?|tons?", "tonne"],
  ["berths?|person", "berths"],
];
const unitPattern = units.map(([pattern]) => pattern).join("|");
/** Quantities of a car that no facet has. */
export const otherUnits =
  "doors?|cyl|cylinders?|speeds?|litres?|liters?|l|lt|kws?|inch|inches|owners?|months?|mths?|days?|stars?|valves?|amps?|ah|volts?|v|hp|nm|metres?|m|ft|foot|gears?|keys?|wheels?(?![ -]drive)|airbags?|speakers?|deposit|trade";
export const unit = (name: string) => `(?<${name}>${unitPattern})(?![a-z0-9])`;

/** The pattern of an amount; a suffix makes its groups unique. */
export function amount(suffix: string): string {
  const multiplier = `(?: ?(?<times${suffix}>${Object.keys(multipliers).join("|")})(?![a-z0-9]))?`;
  const sign = String.raw`(?:(?<sign${suffix}>\$|aud|nzd) ?)?`;
  return String.raw`${sign}(?<number${suffix}>${number})${multiplier}(?<plus${suffix}>\+| plus)?(?:[ -]?${unit(`unit${suffix}`)}(?<more${suffix}>\+)?|(?![ -]?(?:${otherUnits})(?![a-z0-9])))(?![a-z0-9.])`;
}

export type Groups = Readonly<Record<string, string | undefined>>;

export function readAmount(groups: Groups, suffix: string, unitAfter?: string): Amount {
  const [sign, times, said] = [groups[`sign${suffix}`], groups[`times${suffix}`], groups[`number${suffix}`] ?? ""];
  const named = unitOf(groups[`unit${suffix}`] ?? unitAfter);
  const money = sign !== undefined || times === "grand";
  return {
    value: numberOf(said) * (times === undefined ? 1 : (ownValue(multipliers, times) ?? 1)),
    multiplied: times !== undefined,
    bare: /^\d+$/.test(said) && sign === undefined && times === undefined && named === null,
    plus: (groups[`plus${suffix}`] ?? groups[`more${suffix}`]) !== undefined,
    unit: named ?? (money ? "price" : null),
  };
}

function unitOf(text: string | undefined): Unit | null {
  if (text === undefined) return null;
  return units.find(([pattern]) => new RegExp(`^(?:${pattern})$`).test(text))?.[1] ?? null;
}

const wordValues = new Map([
  ...ones.map((word, index) => [word, index + 1] as const),
  ...tens.map((word, index) => [word, (index + 2) * 10] as const),
]);

export function numberOf(said: string): number {
  if (/\d/.test(said)) return Number(said.replaceAll(" ", ""));
  if (said.endsWith("hundred")) return (wordValues.get(said.split(" ")[0] ?? "") ?? 1) * 100;
  return said.split(/[ -]/).reduce((sum, word) => sum + (wordValues.get(word) ?? 0), 0);
}
