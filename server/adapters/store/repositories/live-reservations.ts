import type { StoredCar } from "#domain/car/car.ts";
import { liveStatuses } from "#domain/reservation/reservation.ts";
import type { StoreContext } from "./context.ts";

/**
 * What reservations make of cars: a paid one reserves, a pending one holds. Kept apart from the car's own document, so
 * that the next feed of a dealer who knows nothing of it cannot undo it.
 */
export async function withReservations(
  { engine, db }: StoreContext,
  cars: readonly StoredCar[],
  dealershipIds: readonly string[],
): Promise<StoredCar[]> {
  const rows = await engine.read(
    db
      .selectFrom("reservations")
      .select(["car_id", "status", "hold_until"])
      .where("dealership_id", "in", dealershipIds)
      .where("status", "in", [...liveStatuses]),
  );
  if (rows.length === 0) return [...cars];
  const live = new Map(rows.map((row) => [row.car_id, row]));
  return cars.map((car) => {
    const found = live.get(car.id);
    if (!found) return car;
    return found.status === "paid" ? { ...car, reserved: true } : { ...car, held_until: found.hold_until };
  });
}
