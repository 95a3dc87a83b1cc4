// A visitor's saved cars as plain lists: stored in the browser, never seen by a server.

/** Enough of a car to show it again without a request. */
export type SavedCar = { id: string; slug: string; name: string; picture: string | null };

/** A table of more than four cars no longer fits a screen. */
export const mostCompared = 4;
/** Beyond this the oldest are dropped: a longer page is a listing, and its address would be too long. */
export const mostSaved = 60;

export function toggleCar(cars: readonly SavedCar[], car: SavedCar, most: number): readonly SavedCar[] {
  return cars.some(({ id }) => id === car.id) ? withoutCar(cars, car.id) : [...cars, car].slice(-most);
}

export function withoutCar(cars: readonly SavedCar[], id: string): readonly SavedCar[] {
  return cars.filter((car) => car.id !== id);
}

/** Undo: the car returns to its position, unless it is already back. */
export function restoreCar(cars: readonly SavedCar[], car: SavedCar, index: number): readonly SavedCar[] {
  return cars.some(({ id }) => id === car.id) ? cars : cars.toSpliced(index, 0, car);
}

/** What a browser stored. Invalid content counts as empty. */
export function parseSaved(text: string | null): readonly SavedCar[] {
  try {
    const cars: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(cars) ? cars.filter(isSavedCar) : [];
  } catch {
    return [];
  }
}

export function isSavedCar(value: unknown): value is SavedCar {
  const car = value as Partial<SavedCar> | null;
  return (
    typeof car?.id === "string" &&
    carId.test(car.id) &&
    typeof car.slug === "string" &&
    typeof car.name === "string" &&
    (car.picture === null || typeof car.picture === "string")
  );
}

const carId = /^[a-z0-9-]{1,64}$/;

/** `?ids=a,b,c`: each car once, and only valid ids. */
export function readIds(text: string | null): string[] {
  return [...new Set((text ?? "").split(","))].filter((id) => carId.test(id)).slice(0, mostSaved);
}
