import { useEffect } from "react";

const firstWaitMs = 1500;
const longestWaitMs = 15_000;

/** Asks how a reservation stands until it has changed, ever more seldom; then the page is read again. */
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
