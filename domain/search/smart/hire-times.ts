// "For three months" says how long one wants a car, which every car of a site that prices by the week is there for.

const count = String.raw`(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen)`;
const counts = String.raw`${count}(?:(?: ?- ?| or | to )${count})?`;
const unit = "(?:days?|weeks?|months?|mths?|years?)";
const vague = "(?:a few|a couple of|a|an|some)";
const lead = "(?:about |around |at least |up to |only |just )?";
// A car of three years, and a warranty of them, is something else.
const end = "(?![a-z0-9])(?! (?:old|warranty|rego|of rego))";

const hireTime = new RegExp(
  `for ${lead}(?:${counts}|${vague})[ -]?${unit}${end}|${lead}${counts}[ -]?${unit}${end}(?: (?:term|plan|period))?`,
  "y",
);

/** Where such a phrase that begins here ends; null where none does. */
export function hireTimeAt(line: string, at: number): number | null {
  hireTime.lastIndex = at;
  return hireTime.test(line) ? hireTime.lastIndex : null;
}
