// What a number is about, by the words beside it: "price", "tare under 2200", "2500 kg ATM", "sleeps 4".

/** Attributes of vehicles that people count. */
export type CountedAttribute =
  | "atm"
  | "tare"
  | "payload"
  | "gvm"
  | "seat_height"
  | "tow_braked"
  | "engine_cc"
  | "sleeps";
export type Subject = "price" | "km" | "year" | "age" | "recent" | CountedAttribute;

type SubjectTable = readonly (readonly [says: string, subject: Subject])[];

const ordinary: SubjectTable = [
  ["(?:drive ?away )?price(?:d)?(?: range)?|drive ?away|cost(?:s|ing)?|asking", "price"],
  ["kms?|kilomet(?:re|er)s|miles|odometer|odo|mileage|ks", "km"],
  ["aged?", "age"],
  ["year(?: model)?|built(?: in)?|made(?: in)?|manufactured(?: in)?", "year"],
];

/** Named on either side of the number. */
const attributes: SubjectTable = [
  ["atm(?: weight| limit)?", "atm"],
  ["tare(?: weight| mass)?", "tare"],
  ["payload(?: capacity)?", "payload"],
  ["gvm", "gvm"],
  ["seat height", "seat_height"],
  [
    "(?:braked )?(?:towing|tow(?= (?:capacity|rating|limit|weight)))(?: (?:capacity|rating|limit|weight))?",
    "tow_braked",
  ],
];

const leading: SubjectTable = [
  ...ordinary,
  ...attributes,
  ["seat", "seat_height"],
  ["tows?|pulls?", "tow_braked"],
  ["sleeps?|sleeping", "sleeps"],
];

const saysOf = (table: SubjectTable): string => table.map(([says]) => says).join("|");

/** Patterns of the subject before a phrase, between the phrase and its number, and after the number. */
export const lead = `(?:(?<lead>${saysOf(leading)})(?: is| of| from| at)? )?`;
export const inside = `(?:(?<inside>${saysOf(attributes)})(?: is| of)? )?`;
export const trail = `(?: (?:of )?(?<trail>${saysOf(attributes)})(?![a-z0-9]))?`;

export function subjectOf(said: string | undefined): Subject | null {
  if (said === undefined) return null;
  return leading.find(([says]) => new RegExp(`^(?:${says})$`).test(said))?.[1] ?? null;
}
