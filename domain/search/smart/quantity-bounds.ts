import { amount, readAmount, unit, type Amount, type Groups } from "./amounts.ts";
import { inside, lead, subjectOf, trail, type Subject } from "./subjects.ts";

// How people express bounds: "under", "at least", "between … and …", "… or newer".

/** Older and newer refer to time: fewer years of age mean a later year. */
export type Bounding = "max" | "min" | "older" | "newer" | "about" | "between" | "exact";
export interface Bound {
  op: Bounding;
  /** "Under" excludes its number, "up to" includes it. It matters only for whole years and seats. */
  strict: boolean;
  /** What the words beside the number are about. */
  subject: Subject | null;
  amounts: readonly Amount[];
  /** Where the phrase ends in the line. */
  to: number;
}

interface Phrase {
  says: string;
  op: Bounding;
  strict?: boolean;
  subject?: Subject;
}

/** Before the number; first match wins, so longer phrases come first. */
const before: readonly Phrase[] = [
  { says: "(?:no|not|nothing) (?:more|over|above|greater|higher|exceeding)(?: than)?", op: "max" },
  { says: "(?:no|not|nothing) (?:less|fewer|under|below|lower)(?: than)?", op: "min" },
  { says: "(?:no|not|nothing) (?:dearer|more expensive) than", op: "max", subject: "price" },
  { says: "(?:no|not|nothing) older than", op: "newer" },
  { says: "(?:no|not|nothing) (?:newer|younger) than", op: "older" },
  { says: "(?:newer|later|younger) than|post|after", op: "newer", strict: true },
  { says: "since", op: "newer" },
  { says: "(?:older|earlier) than|pre|before", op: "older", strict: true },
  { says: "(?:in |from |within )?(?:the )?(?:last|past)", op: "max", subject: "recent" },
  { says: "cheaper than", op: "max", subject: "price" },
  {
    says: "(?:a |my |our )?(?:max(?:imum)? )?budget(?: is| of| around| about| up to| under)?|(?:to )?spend(?:ing)?(?: up to| around| about| under)?|can afford",
    op: "max",
    subject: "price",
  },
  { says: "up ?to|at (?:the )?most|max(?:imum)?(?: of)?|within|< ?=|not exceeding", op: "max" },
  { says: "under|below|sub|less th[ae]n|lower than|fewer than|smaller than|<", op: "max", strict: true },
  { says: "at (?:the )?least|min(?:imum)?(?: of)?|from|starting (?:at|from)|upwards of|> ?=", op: "min" },
  { says: "over|above|more than|greater than|higher than|>", op: "min", strict: true },
  { says: "around|about|approx(?:imately)?|roughly|circa|close to|somewhere near|near|~", op: "about" },
];

/** After the number. */
const after: readonly Phrase[] = [
  { says: "(?:(?:or|and) )?(?:newer|later|younger)|onwards?|upwards", op: "newer" },
  { says: "(?:or|and) (?:older|earlier)", op: "older" },
  { says: "(?:or|and) (?:more|over|above|up|upwards|higher|greater|bigger)|min(?:imum)?|at least", op: "min" },
  {
    says: "(?:or|and) (?:less|under|below|lower|fewer|cheaper|lesser)|max(?:imum)?|tops|limit|at most|budget",
    op: "max",
  },
  { says: "to (?:spend|play with)", op: "max", subject: "price" },
  { says: "or so|ish|or thereabouts", op: "about" },
];

const sticky = (pattern: string) => new RegExp(pattern, "y");
const [a, b] = [amount("A"), amount("B")];

const betweens = [
  sticky(`${lead}(?:in )?between ${a} ?(?:and|to|-) ?${b}${trail}`),
  sticky(`${lead}(?:from )?${a} ?(?:to|-|till|until|through) ?${b}${trail}`),
  sticky(String.raw`${lead}(?<numberA>(?:19|20)\d\d) or (?<numberB>(?:19|20)\d\d)(?![a-z0-9])`),
];
const befores = before.map((phrase) => ({
  phrase,
  pattern: sticky(`${lead}(?:${phrase.says})(?![a-z]) ?${inside}${a}${trail}`),
}));
// "86 max 30k" is a model and a price: a bound of the next number does not apply to this one.
const afters = after.map((phrase) => ({
  phrase,
  pattern: sticky(String.raw`${lead}${a} ?(?:${phrase.says})(?![a-z0-9])(?! ?\$?\d)(?: ${unit("unitAfter")})?${trail}`),
}));
const alone = sticky(`${lead}${a}${trail}`);

/** The bound at a position of the line, or null. */
export function boundAt(line: string, at: number): Bound | null {
  for (const pattern of betweens) {
    const groups = match(pattern, line, at);
    if (groups) return bound({ says: "", op: "between" }, groups, pattern, ["A", "B"]);
  }
  for (const { phrase, pattern } of [...befores, ...afters]) {
    const groups = match(pattern, line, at);
    if (groups) return bound(phrase, groups, pattern, ["A"]);
  }
  const groups = match(alone, line, at);
  if (!groups) return null;
  const found = bound({ says: "", op: "exact" }, groups, alone, ["A"]);
  return found.amounts[0]?.plus ? { ...found, op: "min" } : found;
}

function match(pattern: RegExp, line: string, at: number): Groups | undefined {
  pattern.lastIndex = at;
  return pattern.exec(line)?.groups;
}

function bound({ op, strict = false, subject }: Phrase, groups: Groups, pattern: RegExp, suffixes: string[]): Bound {
  const named = subjectOf(groups["trail"] ?? groups["inside"] ?? groups["lead"]);
  const amounts = suffixes.map((suffix) => readAmount(groups, suffix, groups["unitAfter"]));
  return { op, strict, subject: subject ?? named, amounts: longYears(amounts), to: pattern.lastIndex };
}

/** "2010-15" */
function longYears(amounts: readonly Amount[]): readonly Amount[] {
  const [first, second] = amounts;
  if (!first?.bare || !second?.bare || !/^(?:19|20)\d\d$/.test(String(first.value))) return amounts;
  const short = second.value < 100 && second.value > first.value % 100;
  return short ? [first, { ...second, value: first.value - (first.value % 100) + second.value }] : amounts;
}
