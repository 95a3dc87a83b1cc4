import type { MarketModel, ModelName } from "./market-model.ts";
import { marketModel } from "./market-names.ts";
import { classDistance, sizeClasses } from "./size-class.ts";

/** A model that a site has. */
export interface StockedModel extends ModelName {
  count: number;
}

export interface Rival extends StockedModel {
  /** Ends a sentence: "also a large SUV with seven seats". */
  why: string;
  /** 0 is the nearest. */
  distance: number;
}

/** Further away than this, a vehicle is another kind of answer. */
const furthest = 3.5;

/** What comes nearest to a model among those that a site has, the nearest first. Empty if the model is unknown. */
export function rivalsOf(wanted: ModelName, stocked: readonly StockedModel[], most = 6): Rival[] {
  const row = marketModel(wanted);
  if (!row) return [];
  return stocked
    .filter(({ count }) => count > 0)
    .flatMap((one): Rival[] => {
      const other = marketModel(one);
      const distance = other && other !== row ? distanceOf(row, other) : null;
      return other && distance !== null && distance <= furthest ? [{ ...one, why: whyOf(row, other), distance }] : [];
    })
    .toSorted(nearestFirst)
    .slice(0, most);
}

const nearestFirst = (a: Rival, b: Rival): number =>
  a.distance - b.distance || b.count - a.count || `${a.make} ${a.model}`.localeCompare(`${b.make} ${b.model}`);

function distanceOf(wanted: MarketModel, other: MarketModel): number | null {
  const ofClass = classDistance(wanted.size, other.size);
  if (ofClass === null || wanted.kind !== other.kind) return null;
  const distance =
    ofClass +
    seatsApart(wanted, other) +
    fuelsApart(wanted, other) +
    pricesApart(wanted, other) +
    sizesApart(wanted, other);
  return Math.round(distance * 100) / 100;
}

/** Seven seats are wanted for a reason; five instead of seven weigh more than seven instead of five. */
function seatsApart({ seats: [wanted] }: MarketModel, { seats }: MarketModel): number {
  if (wanted === undefined || seats.length === 0 || seats.includes(wanted)) return 0;
  return wanted > Math.max(...seats) ? 1.2 : 0.4;
}

function fuelsApart({ fuels: wanted }: MarketModel, { fuels }: MarketModel): number {
  if (wanted.length === 0 || fuels.length === 0) return 0;
  const shared = wanted.filter((fuel) => fuels.includes(fuel)).length;
  return shared === 0 ? 1 : 0.3 * (1 - shared / new Set([...wanted, ...fuels]).size);
}

/** Half or twice the price is worth one class. */
function pricesApart({ price: wanted }: MarketModel, { price }: MarketModel): number {
  return wanted === null || price === null ? 0.3 : Math.min(2, Math.abs(Math.log2(price / wanted)));
}

/** Of motorcycles, caravans and trucks: their size in figures. */
function sizesApart(wanted: MarketModel, other: MarketModel): number {
  return (
    ratioApart(wanted.cc, other.cc) +
    ratioApart(wanted.gvm, other.gvm) +
    ratioApart(middle(wanted.feet), middle(other.feet))
  );
}

const ratioApart = (one: number | null, other: number | null): number =>
  one === null || other === null ? 0 : Math.min(2, 1.5 * Math.abs(Math.log2(one / other)));

const middle = (feet: MarketModel["feet"]): number | null => (feet ? (feet[0] + feet[1]) / 2 : null);

const numerals = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

function whyOf(wanted: MarketModel, other: MarketModel): string {
  const same = wanted.size === other.size;
  const also = same ? "also " : "";
  const [seats] = other.seats;
  const worthSaying = seats !== undefined && wanted.seats.includes(seats) && seats > 5 && seats <= 10;
  const isElectric = [wanted, other].every(({ fuels }) => fuels.length === 1 && fuels[0] === "electric");
  return `${also}${sizeClasses[other.size].phrase}${worthSaying ? ` with ${numerals[seats]} seats` : ""}${isElectric ? " that runs on electricity" : ""}`;
}
