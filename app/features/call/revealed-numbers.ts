import { useSyncExternalStore } from "react";

// Numbers that this visitor has asked for, by car: shown wherever they stand, for as long as the page is open.

const revealed = new Map<string, string>();
const listeners = new Set<() => void>();

export function keepRevealed(carId: string, number: string): void {
  revealed.set(carId, number);
  listeners.forEach((listener) => listener());
}

export function useRevealed(carId: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => revealed.get(carId) ?? null,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
