import { holdMs } from "./reservation.ts";

/** Where a browser remembers that it is paying for a car, so that the way back does not end in its own hold. */
export const payingKey = (carId: string): string => `forecourt.paying.${carId}`;

export const payingNote = (url: string, now: number): string => JSON.stringify({ url, until: now + holdMs });

/** Where a browser remembers that the car is reserved for whoever uses it: the address of their reservation. */
export const reservedKey = (carId: string): string => `forecourt.reserved.${carId}`;

/** The page where the payment goes on; null where nothing is under way any more. */
export function readPayingNote(text: string | null, now: number): string | null {
  try {
    const note = JSON.parse(text ?? "{}") as { url?: unknown; until?: unknown };
    return typeof note.url === "string" && typeof note.until === "number" && now < note.until ? note.url : null;
  } catch {
    return null;
  }
}
