import { Countdown } from "./countdown.tsx";
import { useOwnReservation } from "./use-own-reservation.ts";
import { useStatus } from "./use-status.ts";

type Props = {
  /** Null where nothing is waited for. */
  token: string | null;
  status: string;
  carId: string;
  /** The reservation's page, once it is paid. */
  path: string | null;
  /** What is left of the hold; null where nothing is counted. */
  leftMs: number | null;
};

/** Follows a reservation in the browser: counts its hold down, asks how it stands, and remembers that it is this visitor's. */
export function ReservationWatch({ token, status, carId, path, leftMs }: Props) {
  useStatus(token, status);
  useOwnReservation(carId, path);
  return leftMs === null ? null : <Countdown leftMs={leftMs} />;
}
