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

// The server knows nothing saved, so the first render in the browser must not either.

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
