import { useEffect } from "react";

const firstWaitMs = 1500;
const longestWaitMs = 15_000;

/** Polls the status of a reservation with growing delays until it changes; then reloads the page. */
export function useStatus(token: string | null, status: string): void {
  useEffect(() => {
    if (token === null) return undefined;
    let wait = firstWaitMs;
    let timer = setTimeout(look, wait);
    async function look() {
      const now = await fetch(`/api/reservations/${token}`)
        .then((response) => response.json() as Promise<{ reservation?: { status?: string } }>)
        .then(({ reservation }) => reservation?.status ?? status)
        .catch(() => status);
      if (now !== status) {
        location.reload();
        return;
      }
      wait = Math.min(longestWaitMs, wait * 1.3);
      timer = setTimeout(look, wait);
    }
    return () => clearTimeout(timer);
  }, [token, status]);
}
