import { useSyncExternalStore } from "react";
import {
  noNews,
  type SavedCar,
  savedCars,
  type SavedList,
  type SavedNews,
  savedNews,
  subscribeToSaved,
} from "./saved-cars.ts";

// The server knows of nothing saved, so the first drawing in the browser does not either.

const none: readonly SavedCar[] = [];

export function useSaved(list: SavedList): readonly SavedCar[] {
  return useSyncExternalStore(
    subscribeToSaved,
    () => savedCars(list),
    () => none,
  );
}

export function useIsSaved(list: SavedList, id: string): boolean {
  return useSyncExternalStore(
    subscribeToSaved,
    () => savedCars(list).some((car) => car.id === id),
    () => false,
  );
}

export function useSavedNews(): SavedNews {
  return useSyncExternalStore(subscribeToSaved, savedNews, () => noNews);
}

/** All cars the visitor has kept, each once: what the page of saved cars shows. */
export function useSavedCount(): number {
  return useSyncExternalStore(subscribeToSaved, countSaved, () => 0);
}

function countSaved(): number {
  return new Set([...savedCars("favourites"), ...savedCars("compare")].map(({ id }) => id)).size;
}
