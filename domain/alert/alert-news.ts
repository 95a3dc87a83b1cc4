import type { Range } from "#domain/search/search-state.ts";
import type { AlertSubject, AlertWants } from "./alert.ts";
import type { StockNews } from "./stock-news.ts";

/** Why a car is in a digest. */
export type TellKind = "match" | "back" | "drop" | "gone";
export interface Tell {
  car_id: string;
  kind: TellKind;
  /** The previous price, for a drop. */
  was: number | null;
}

interface Watched {
  subject: AlertSubject;
  wants: AlertWants;
  /** Whether the search finds a car now. */
  matches: (carId: string) => boolean;
}

/** What an alert reports of the news since its last digest, each car once. */
export function tellsOf(watched: Watched, news: readonly StockNews[]): Tell[] {
  const tells = new Map<string, Tell>();
  for (const one of news) {
    const kind =
      watched.subject.kind === "car" ? ofCar(watched.subject.car_id, watched.wants, one) : ofSearch(watched, one);
    if (kind === null) tells.delete(one.car_id);
    if (kind === null || kind === "unasked") continue;
    tells.set(one.car_id, joined(tells.get(one.car_id), { car_id: one.car_id, kind, was: one.was }));
  }
  return [...tells.values()];
}

/** `unasked` leaves an earlier report unchanged; null withdraws it. */
function ofCar(id: string, wants: AlertWants, { car_id, kind }: StockNews): TellKind | "unasked" | null {
  if (car_id !== id || kind === "listed") return "unasked";
  if (kind === "gone") return "gone";
  if (kind === "drop") return wants.drops ? "drop" : "unasked";
  // Gone and back between two mails: nothing to report, unless the person waits for that.
  return wants.back ? "back" : null;
}

function ofSearch({ subject, wants, matches }: Watched, { car_id, kind, was, price }: StockNews) {
  if (kind === "gone" || !matches(car_id)) return null;
  if (kind !== "drop") return wants.matches ? "match" : "unasked";
  const range = subject.kind === "search" ? subject.state.ranges.price : undefined;
  // A drop that brings a car into the requested range makes it a match.
  if (range && !isWithin(range, was) && isWithin(range, price)) return wants.matches ? "match" : "unasked";
  return wants.drops ? "drop" : "unasked";
}

function isWithin({ min, max }: Range, price: number | null): boolean {
  return price !== null && price >= (min ?? 0) && price <= (max ?? Number.MAX_SAFE_INTEGER);
}

/** Two pieces of news about one car are reported as one. */
function joined(before: Tell | undefined, next: Tell): Tell {
  if (before?.kind === "drop" && next.kind === "drop") return { ...next, was: before.was };
  const isStillNew = (before?.kind === "match" || before?.kind === "back") && next.kind === "drop";
  return isStillNew ? before : next;
}
