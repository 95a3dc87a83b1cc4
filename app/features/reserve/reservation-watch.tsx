import { Countdown } from "./countdown.tsx";
import { useOwnReservation } from "./use-own-reservation.ts";
import { useStatus } from "./use-status.ts";

type Props = {
  /** Null if nothing is pending. */
  token: string | null;
  status: string;
  carId: string;
  /** The reservation's page, once it is paid. */
  path: string | null;
  /** Time left of the hold; null without a countdown. */
  leftMs: number | null;
};

/**
 * Follows a reservation in the browser: counts its hold down, polls its status, and remembers that it is this
 * visitor's.
 */
export function ReservationWatch({ token, status, carId, path, leftMs }: Props) {
  useStatus(token, status);
  useOwnReservation(carId, path);
  return leftMs === null ? null : <Countdown leftMs={leftMs} />;
}
