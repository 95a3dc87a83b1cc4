import { parsePage } from "#app/page/trusted-text.ts";
import { useEffect, useState } from "react";

/** Marks the part of the page of saved cars that contains the cars. */
const carsPart = "[data-saved-cars]";

/** `part` is the server's markup; `gone` are the ids of cars that are no longer listed. */
export type DrawnCars = { part: HTMLElement; gone: readonly string[] };
type Answer = { drawn: DrawnCars | null };

/** The cars of an address as the server renders them. The previous markup stays until the next answer arrives. */
export function useDrawnCars(url: string | null) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (url === null) return;
    const leaving = new AbortController();
    fetchCars(url, leaving.signal)
      .catch(() => null)
      .then((drawn) => leaving.signal.aborted || setAnswer({ drawn }))
      .catch(() => undefined);
    return () => leaving.abort();
    // Another try asks the same address again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [url, tries]);
  return {
    drawn: answer?.drawn ?? null,
    failed: answer !== null && answer.drawn === null,
    retry: () => setTries(tries + 1),
  };
}

async function fetchCars(url: string, signal: AbortSignal): Promise<DrawnCars | null> {
  const response = await fetch(url, { signal });
  if (!response.ok) return null;
  const page = parsePage(await response.text());
  const part = page.querySelector<HTMLElement>(carsPart);
  return part && { part, gone: (part.dataset["gone"] ?? "").split(",") };
}
