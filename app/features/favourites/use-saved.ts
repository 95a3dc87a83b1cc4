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

export function useSavedNews(): SavedNews {
  return useSyncExternalStore(subscribeToSaved, savedNews, () => noNews);
}
