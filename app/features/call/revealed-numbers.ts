import { useSyncExternalStore } from "react";

// Cars whose dealer's number this visitor has asked for: shown wherever it stands, for as long as the page is open.

const revealed = new Set<string>();
const listeners = new Set<() => void>();

export function revealNumber(carId: string): void {
  revealed.add(carId);
  listeners.forEach((listener) => listener());
}

export function useIsRevealed(carId: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => revealed.has(carId),
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
