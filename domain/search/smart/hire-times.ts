// "For three months" says how long a car is wanted, which every car of a weekly site can serve.

const count = String.raw`(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen)`;
const counts = String.raw`${count}(?:(?: ?- ?| or | to )${count})?`;
const unit = "(?:days?|weeks?|months?|mths?|years?)";
const vague = "(?:a few|a couple of|a|an|some)";
const lead = "(?:about |around |at least |up to |only |just )?";
// A car of three years, or a warranty of three years, is something else.
const end = "(?![a-z0-9])(?! (?:old|warranty|rego|of rego))";

const hireTime = new RegExp(
  `for ${lead}(?:${counts}|${vague})[ -]?${unit}${end}|${lead}${counts}[ -]?${unit}${end}(?: (?:term|plan|period))?`,
  "y",
);

/** Where such a phrase that starts here ends; null if there is none. */
export function hireTimeAt(line: string, at: number): number | null {
  hireTime.lastIndex = at;
  return hireTime.test(line) ? hireTime.lastIndex : null;
}
