import { isAvailable } from "#domain/car/availability.ts";
import type { Car } from "#domain/car/car.ts";
import { hasPrice } from "#domain/car/price.ts";

/** The last known state of a car: the price that a drop is measured from, and whether it could be bought. */
export interface CarMark {
  price: number | null;
  available: boolean;
}

export type NewsKind = "listed" | "back" | "drop" | "gone";

export interface StockNews {
  car_id: string;
  kind: NewsKind;
  was: number | null;
  price: number | null;
}

/** A car's price as its page shows it; null for a placeholder. */
export function markOf(car: Pick<Car, "price" | "subscription_price" | "status" | "sold">): CarMark {
  const price = car.subscription_price || (hasPrice(car) ? car.price : null);
  return { price, available: isAvailable(car) };
}

/** Worth a mail: a hundred dollars, or one percent of the price if that is less. */
export function isDrop(was: number | null, price: number | null): boolean {
  return was !== null && price !== null && price < was && was - price >= Math.min(100, was / 100);
}

/** News of one car between two looks at the stock: first match wins. */
function newsKind(before: CarMark | undefined, after: CarMark | undefined): NewsKind | null {
  const isThere = after?.available ?? false;
  if (before === undefined) return isThere ? "listed" : null;
  if (!before.available) return isThere ? "back" : null;
  if (!isThere) return "gone";
  return isDrop(before.price, after?.price ?? null) ? "drop" : null;
}

/** What is stored of a car after a look. A drop too small to report adds up with the next. */
function nextMark(before: CarMark | undefined, after: CarMark | undefined): CarMark {
  if (after === undefined) return { price: before?.price ?? null, available: false };
  const isSmallDrop =
    before?.available === true &&
    before.price !== null &&
    after.price !== null &&
    after.price < before.price &&
    !isDrop(before.price, after.price);
  return isSmallDrop ? { ...after, price: before.price } : after;
}

type Marks = ReadonlyMap<string, CarMark>;

/** The changes between two looks at a site's stock, and the marks that differ. Sorted by id. */
export function compareStock(before: Marks, after: Marks): { news: StockNews[]; marks: Map<string, CarMark> } {
  const news: StockNews[] = [];
  const marks = new Map<string, CarMark>();
  for (const id of [...new Set([...before.keys(), ...after.keys()])].sort()) {
    const [old, now] = [before.get(id), after.get(id)];
    const kind = newsKind(old, now);
    if (kind !== null) news.push({ car_id: id, kind, was: old?.price ?? null, price: now?.price ?? null });
    const next = nextMark(old, now);
    if (old?.price !== next.price || old.available !== next.available) marks.set(id, next);
  }
  return { news, marks };
}
