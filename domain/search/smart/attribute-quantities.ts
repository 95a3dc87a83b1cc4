import type { FacetName } from "../facets.ts";
import type { Amount, Unit } from "./amounts.ts";
import type { Bound, Bounding } from "./quantity-bounds.ts";
import type { QuantityContext } from "./quantity-context.ts";
import { countsIn, exactCount, rangeOf } from "./ranges.ts";
import type { Meaning } from "./smart-result.ts";
import type { CountedAttribute, Subject } from "./subjects.ts";

// Weights, engine sizes, seat heights and berths: "caravan under 2500kg", "650cc", "sleeps 4".

/** A number without a bound: "2500 kg ATM" is a limit, "3 t payload" a minimum, "650cc" a class of engines. */
const alone: Readonly<Record<Exclude<CountedAttribute, "sleeps">, Bounding>> = {
  atm: "max",
  tare: "max",
  gvm: "max",
  seat_height: "max",
  payload: "min",
  tow_braked: "min",
  engine_cc: "about",
};

const isAttribute = (subject: Subject | null): subject is CountedAttribute =>
  subject === "sleeps" || Object.hasOwn(alone, subject ?? "");

const ownUnits: ReadonlySet<Unit> = new Set(["cc", "mm", "kg", "tonne", "berths"]);

/** The meaning of a bound on an attribute; "text" if the site has no such facet; undefined for others. */
export function attributeQuantity(bound: Bound, context: QuantityContext): Meaning | "text" | null | undefined {
  const unit = bound.amounts.findLast((amount) => amount.unit !== null)?.unit ?? null;
  const isOwn = unit !== null && ownUnits.has(unit);
  const counted = isAttribute(bound.subject) ? bound.subject : isOwn ? countedBy(unit, context) : undefined;
  if (counted === undefined) return isOwn ? "text" : undefined;
  if (!isOwn && (unit !== null || bound.amounts.some(({ multiplied }) => multiplied))) return null;
  if (counted === "sleeps") return berthsOf(bound, context) ?? "text";
  const facet: FacetName = `attributes.${counted}`;
  if (!context.ranges.has(facet)) return isOwn ? "text" : null;
  const op = bound.op === "exact" ? alone[counted] : bound.op;
  return { facet, values: [], range: rangeOf(op, valuesOf(bound.amounts, unit, counted)) };
}

function countedBy(unit: Unit, { item, ranges }: QuantityContext): CountedAttribute | undefined {
  if (unit === "cc") return "engine_cc";
  if (unit === "mm") return "seat_height";
  if (unit === "berths") return "sleeps";
  // The weight of a caravan or truck is its maximum on the road, that of a car its towing limit.
  const weights = { caravan: "atm", truck: "gvm", car: "tow_braked", motorcycle: undefined } as const;
  if (item !== null) return weights[item];
  return (["atm", "gvm"] as const).find((name) => ranges.has(`attributes.${name}`));
}

const notWeights: ReadonlySet<CountedAttribute> = new Set(["seat_height", "engine_cc"]);

/** "2.5 to 3 tonne" says tonne once for both, "ATM under 3" does not say it at all. */
function valuesOf(amounts: readonly Amount[], unit: Unit | null, counted: CountedAttribute): number[] {
  const inTonnes = unit === "tonne" || (unit === null && !notWeights.has(counted));
  const isTonnes = ({ value }: Amount) => inTonnes && value < 100;
  return amounts.map((amount) => (isTonnes(amount) ? Math.round(amount.value * 1000) : amount.value));
}

/** A visitor who asks for four berths gets five if there are none with four. */
function berthsOf(bound: Bound, { sleeps }: QuantityContext): Meaning | null {
  const values = bound.amounts.map(({ value }) => value);
  // "sleeps up to 6" describes a caravan for six.
  const op = bound.op === "max" && bound.subject === "sleeps" && !bound.strict ? "exact" : bound.op;
  if (op !== "exact") return berths(countsIn(bound, values, sleeps));
  const enough = sleeps.find((count) => count >= (values[0] ?? 0));
  return exactCount("attributes.sleeps", enough, sleeps);
}

/** The chips of berths: null if no caravan has that many. */
export function berths(counts: readonly number[]): Meaning | null {
  return counts.length > 0 ? { facet: "attributes.sleeps", values: counts.map(String), range: null } : null;
}
