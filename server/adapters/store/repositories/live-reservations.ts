import type { StoredCar } from "#domain/car/car.ts";
import { liveStatuses } from "#domain/reservation/reservation.ts";
import type { StoreContext } from "./context.ts";

export type LiveReservation = { token: string; status: string; hold_until: string };

/** The live reservations, by car. */
export type LiveReservations = ReadonlyMap<string, LiveReservation>;

export async function readLiveReservations(
  { engine, db }: StoreContext,
  dealershipIds: readonly string[],
): Promise<LiveReservations> {
  const rows = await engine.read(
    db
      .selectFrom("reservations")
      .select(["car_id", "token", "status", "hold_until"])
      .where("dealership_id", "in", dealershipIds)
      .where("status", "in", [...liveStatuses]),
  );
  return new Map(rows.map(({ car_id, ...reservation }) => [car_id, reservation]));
}

/**
 * Overlays reservations on cars: a paid one reserves, a pending one holds. Stored apart from the car's own document, so
 * that the dealer's next feed cannot undo it.
 */
export function withReservations(cars: readonly StoredCar[], live: LiveReservations): StoredCar[] {
  if (live.size === 0) return [...cars];
  return cars.map((car) => {
    const found = live.get(car.id);
    if (!found) return car;
    return found.status === "paid" ? { ...car, reserved: true } : { ...car, held_until: found.hold_until };
  });
}

/** The cars whose reservation has changed or ended. */
export function movedCars(before: LiveReservations, after: LiveReservations): string[] {
  const isSame = (id: string) => {
    const [one, other] = [before.get(id), after.get(id)];
    return one?.token === other?.token && one?.status === other?.status && one?.hold_until === other?.hold_until;
  };
  return [...new Set([...before.keys(), ...after.keys()])].filter((id) => !isSame(id));
}
