import { number, numberOf } from "./amounts.ts";
import { boundAt } from "./quantity-bounds.ts";
import type { QuantityContext } from "./quantity-context.ts";
import type { ReadPhrase } from "./set-phrases.ts";
import { isPeriod, periodPrice } from "./weekly-prices.ts";

// "150 a week no deposit", "5k deposit and 200 a week": what somebody repays, and what they pay first.

const paid = String.raw`(?:no|zero|nil|nothing|without(?: a)?|\$? ?(?<amount>${number}) ?(?<times>k|thousand|grand)?)`;
const link = String.raw`(?: (?:and|with|plus|at|for|on|a|my|\+))*`;
const deposit = String.raw`${paid} ?(?:dollars? |bucks )?(?:deposit|down(?: payment)?|up ?front)(?![a-z0-9])`;
const before = new RegExp(`${deposit}${link} `, "y");
const after = new RegExp(`${link} ${deposit}`, "y");

/** A repayment with the deposit beside it; null where there is no deposit, no repayment, or nothing but prices by the week. */
export function budgetPhraseAt(line: string, at: number, context: QuantityContext): ReadPhrase | null {
  if (context.ranges.has("subscription_price")) return null;
  const first = matchAt(before, line, at);
  const bound = boundAt(line, first?.to ?? at);
  const unit = bound?.amounts.findLast((one) => one.unit !== null)?.unit ?? null;
  if (!bound || unit === null || !isPeriod(unit)) return null;
  const last = first ? null : matchAt(after, line, bound.to);
  const found = first ?? last;
  if (!found) return null;
  return { meaning: periodPrice(bound, unit, context, found.amount), to: last?.to ?? bound.to };
}

function matchAt(pattern: RegExp, line: string, at: number): { amount: number; to: number } | null {
  pattern.lastIndex = at;
  const groups = pattern.exec(line)?.groups;
  if (!groups) return null;
  const said = groups["amount"];
  const amount = said === undefined ? 0 : numberOf(said) * (groups["times"] === undefined ? 1 : 1000);
  return { amount: Math.round(amount), to: pattern.lastIndex };
}
