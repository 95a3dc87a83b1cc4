import { useSyncExternalStore } from "react";

// What a visitor has saved, kept in the browser only and shared between tabs. A server never sees it.

/** Enough of a car to show it again without asking anybody. */
export type SavedCar = { id: string; slug: string; name: string; picture: string | null };

export type SavedList = "favourites" | "compare";

/** A table of more than four cars no longer fits a screen. */
export const mostCompared = 4;

const none: readonly SavedCar[] = [];
const lists = new Map<SavedList, readonly SavedCar[]>();
const listeners = new Set<() => void>();
const keyOf = (list: SavedList) => `forecourt.${list}`;

export function savedCars(list: SavedList): readonly SavedCar[] {
  const known = lists.get(list) ?? read(list);
  lists.set(list, known);
  return known;
}

/** Returns whether the car is saved now. */
export function toggleSaved(list: SavedList, car: SavedCar): boolean {
  const cars = savedCars(list);
  const there = cars.some(({ id }) => id === car.id);
  const next = there ? cars.filter(({ id }) => id !== car.id) : [...cars, car];
  lists.set(list, list === "compare" ? next.slice(-mostCompared) : next);
  write(list);
  return !there;
}

export function useSaved(list: SavedList): readonly SavedCar[] {
  return useSyncExternalStore(
    subscribe,
    () => savedCars(list),
    () => none,
  );
}

export function useIsSaved(list: SavedList, id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => savedCars(list).some((car) => car.id === id),
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", readAgain);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", readAgain);
  };
}

function readAgain({ key }: StorageEvent): void {
  lists.clear();
  if (key === null || key.startsWith("forecourt.")) listeners.forEach((listener) => listener());
}

/** Private windows may refuse storage, and anybody may have written rubbish there: then the list is empty. */
function read(list: SavedList): readonly SavedCar[] {
  try {
    const cars: unknown = JSON.parse(localStorage.getItem(keyOf(list)) ?? "[]");
    return Array.isArray(cars) ? cars.filter(isSavedCar) : none;
  } catch {
    return none;
  }
}

function isSavedCar(value: unknown): value is SavedCar {
  const car = value as Partial<SavedCar> | null;
  return typeof car?.id === "string" && typeof car.slug === "string" && typeof car.name === "string";
}

function write(list: SavedList): void {
  try {
    localStorage.setItem(keyOf(list), JSON.stringify(savedCars(list)));
  } catch {
    // Kept for this page, at least.
  }
  listeners.forEach((listener) => listener());
}
