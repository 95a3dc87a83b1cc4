import { holdMs } from "./reservation.ts";

/** Storage key that records that this browser is paying for a car, so that its own hold does not block the way back. */
export const payingKey = (carId: string): string => `forecourt.paying.${carId}`;

export const payingNote = (url: string, now: number): string => JSON.stringify({ url, until: now + holdMs });

/** Storage key with the address of this visitor's reservation of the car. */
export const reservedKey = (carId: string): string => `forecourt.reserved.${carId}`;

/** The page where the payment continues; null if none is in progress. */
export function readPayingNote(text: string | null, now: number): string | null {
  try {
    const note = JSON.parse(text ?? "{}") as { url?: unknown; until?: unknown };
    return typeof note.url === "string" && typeof note.until === "number" && now < note.until ? note.url : null;
  } catch {
    return null;
  }
}
