import {
  mostCompared,
  mostSaved,
  parseSaved,
  restoreCar,
  type SavedCar,
  toggleCar,
  withoutCar,
} from "#domain/favourites/saved-list.ts";

// What a visitor has saved, stored only in the browser and shared between tabs. A server never sees it.

export type { SavedCar };
export type SavedList = "favourites" | "compare";

/** `text` is the storage's content at the last read. */
type CachedList = { text: string | null; cars: readonly SavedCar[] };

const most: Readonly<Record<SavedList, number>> = { favourites: mostSaved, compare: mostCompared };
const cache = new Map<SavedList, CachedList>();
const listeners = new Set<() => void>();
const keyOf = (list: SavedList) => `forecourt.${list}`;

/** How often the favourites changed since the page was opened, when, and the last change in this tab. */
export type SavedNews = { changes: number; at: number; last: { car: SavedCar; saved: boolean } | null };
export const noNews: SavedNews = { changes: 0, at: 0, last: null };
let news = noNews;
/** Private windows may refuse storage: then the page keeps it in memory. */
let refused = false;

export function savedCars(list: SavedList): readonly SavedCar[] {
  return (cache.get(list) ?? look(list)).cars;
}

export const savedNews = (): SavedNews => news;
export const isStorageRefused = (): boolean => refused;

/** Returns whether the car is now saved. */
export function toggleSaved(list: SavedList, car: SavedCar): boolean {
  change(list, (cars) => toggleCar(cars, car, most[list]), car);
  return savedCars(list).some(({ id }) => id === car.id);
}

/** Removes a car from every list. Returns an undo function. */
export function removeSaved(car: SavedCar): () => void {
  const places = (["favourites", "compare"] as const)
    .map((list) => ({ list, index: savedCars(list).findIndex(({ id }) => id === car.id) }))
    .filter(({ index }) => index >= 0);
  for (const { list } of places) change(list, (cars) => withoutCar(cars, car.id), car);
  return () => places.forEach(({ list, index }) => change(list, (cars) => restoreCar(cars, car, index), car));
}

export function subscribeToSaved(listener: () => void): () => void {
  if (listeners.size === 0) listen("addEventListener");
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) listen("removeEventListener");
  };
}

/** Other tabs announce their changes; a page restored from the back-forward cache has missed them. */
function listen(how: "addEventListener" | "removeEventListener"): void {
  window[how]("storage", lookAgain);
  window[how]("pageshow", lookAgain);
}

function lookAgain(): void {
  const before = savedCars("favourites");
  look("favourites");
  look("compare");
  if (savedCars("favourites") !== before) tell(null);
  listeners.forEach((listener) => listener());
}

/** Another tab's writes count; an unchanged value keeps its identity. */
function look(list: SavedList): CachedList {
  const known = cache.get(list);
  const text = readText(list);
  if (known && (text === undefined || text === known.text)) return known;
  const fresh = { text: text ?? null, cars: parseSaved(text ?? null) };
  cache.set(list, fresh);
  return fresh;
}

function tell(last: SavedNews["last"]): void {
  news = { changes: news.changes + 1, at: Date.now(), last };
}

function readText(list: SavedList): string | null | undefined {
  if (refused) return undefined;
  try {
    return localStorage.getItem(keyOf(list));
  } catch {
    refused = true;
    return undefined;
  }
}

function change(list: SavedList, next: (cars: readonly SavedCar[]) => readonly SavedCar[], car: SavedCar): void {
  const cars = next(look(list).cars);
  const text = JSON.stringify(cars);
  cache.set(list, { text, cars });
  try {
    localStorage.setItem(keyOf(list), text);
  } catch {
    refused = true;
  }
  if (list === "favourites") tell({ car, saved: cars.some(({ id }) => id === car.id) });
  listeners.forEach((listener) => listener());
}
