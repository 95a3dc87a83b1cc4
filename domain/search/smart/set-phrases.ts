import { number, numberOf, otherUnits } from "./amounts.ts";
import { fixedPhrases } from "./plain-words.ts";
import type { QuantityContext } from "./quantity-context.ts";
import { exactCount } from "./ranges.ts";
import type { Meaning } from "./smart-result.ts";

// Phrases with their own meaning, matched before single words.

type Reading = Meaning | "text" | null;

export interface ReadPhrase {
  meaning: Meaning | "text";
  /** Where the phrase ends in the line. */
  to: number;
}

interface SetPhrase {
  pattern: RegExp;
  read: (said: readonly [string, string], context: QuantityContext) => Reading;
}

const phrase = (says: string, read: SetPhrase["read"]): SetPhrase => ({
  pattern: new RegExp(`(?:${says})(?![a-z0-9])`, "y"),
  read,
});
const years = (min: number, max: number | null): Meaning => ({ facet: "year", values: [], range: { min, max } });

const people = "(?: people| passengers| adults| kids)?";

/** Berths of a caravan, seats of others; the next larger number where nothing has exactly that many. */
function roomFor(count: number, { item, seats, sleeps }: QuantityContext): Reading {
  const berthsServe = item === "caravan" || (item === null && !seats.includes(count) && sleeps.includes(count));
  const choices = berthsServe ? sleeps : seats;
  const enough = choices.find((choice) => choice >= count);
  return exactCount(berthsServe ? "attributes.sleeps" : "seats", enough, choices) ?? "text";
}

/** Everybody has a seat: that many or more. Where people sleep in what is sold, a berth. */
function seatsFor(count: number, { item, seats, sleeps }: QuantityContext): Reading {
  const inBerths = item === "caravan" || (item === null && sleeps.some((choice) => choice >= count));
  const enough = (inBerths ? sleeps : seats).filter((choice) => choice >= count);
  if (enough.length === 0) return "text";
  return { facet: inBerths ? "attributes.sleeps" : "seats", values: enough.map(String), range: null };
}

const adults = "(?:adults?|grown ?ups?|parents)";
const children = "(?:kids?|child|children|bab(?:y|ies)|toddlers?|teens?|teenagers?|little ones)";
/** Children do not drive: somebody does, and mostly two come along. */
const withThem = 2;

const phrases: readonly SetPhrase[] = [
  phrase(
    String.raw`(?:for )?(${number}) ${adults}(?: and| plus|,| \+)? (${number}) ${children}`,
    ([first, second], context) => seatsFor(numberOf(first) + numberOf(second), context),
  ),
  phrase(
    String.raw`(?:for |with )?(${number}) ${children}(?: and| plus|,| \+)? (${number}) ${adults}`,
    ([first, second], context) => seatsFor(numberOf(first) + numberOf(second), context),
  ),
  phrase(`(?:for |with )?(?:my |our )?(${number}) ${children}`, ([count], context) =>
    seatsFor(numberOf(count) + withThem, context),
  ),
  phrase(`(?:for )?(${number}) ${adults}`, ([count], context) => seatsFor(numberOf(count), context)),
  phrase(fixedPhrases.join("|"), () => "text"),
  phrase(`(?:${number})[ -]?(?:l|litres?)(?: per)? ?100 ?kms?`, () => "text"),
  phrase(`(?:${number})[ -]?(?:${otherUnits}|weeks?)`, () => "text"),
  phrase(`(?:seats|seating)(?: up to)?(?: for)? (${number})${people}`, ([said], { seats }) =>
    exactCount(
      "seats",
      seats.find((count) => count === numberOf(said)),
      seats,
    ),
  ),
  phrase(`(?:room|space|fits|carries)(?: up to)?(?: for)? (${number})${people}`, ([said], context) =>
    roomFor(numberOf(said), context),
  ),
  phrase(`(?:for )?(?:a |our |my )?family of (${number})`, ([said], context) =>
    // "Family" alone suggests a car.
    seatsFor(numberOf(said), { ...context, item: null }),
  ),
  phrase("(?:this|current) years?(?: (?:model|build|plate))?", (_, { year }) => years(year, year)),
  phrase("(?:last|previous) years?(?: (?:model|build|plate))?", (_, { year }) => years(year - 1, year - 1)),
  phrase(String.raw`my ?(\d\d)(?: model)?`, ([said], { year }) => {
    const modelYear = 2000 + Number(said);
    return modelYear <= year + 1 ? years(modelYear, modelYear) : null;
  }),
  phrase("(?:near|nearly|almost)[ -]new", (_, { year }) => years(year - 2, null)),
];

export function setPhraseAt(line: string, at: number, context: QuantityContext): ReadPhrase | null {
  for (const { pattern, read } of phrases) {
    pattern.lastIndex = at;
    const found = pattern.exec(line);
    const meaning = found && read([found[1] ?? "", found[2] ?? ""], context);
    if (meaning) return { meaning, to: pattern.lastIndex };
  }
  return null;
}
