import { useEffect } from "react";
import { reservedKey } from "#domain/reservation/paying.ts";

/** Records in this browser that the car is its visitor's, or no longer is. */
export function useOwnReservation(carId: string, path: string | null): void {
  useEffect(() => {
    try {
      if (path === null) localStorage.removeItem(reservedKey(carId));
      else localStorage.setItem(reservedKey(carId), path);
    } catch {
      // Forbidden: the car's page says that it is reserved, and not for whom.
    }
  }, [carId, path]);
}
