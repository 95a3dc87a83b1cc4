import { lazy, Suspense, useEffect, useState } from "react";
import type { RecentCar } from "#app/features/recent/recent-car.ts";

// Where it cannot be fetched, the page goes on without.
const nothing: typeof import("#app/features/recent/recent-cars.tsx").RecentCars = () => null;
const RecentCars = lazy(() =>
  import("#app/features/recent/recent-cars.tsx").then(
    (module) => ({ default: module.RecentCars }),
    () => ({ default: nothing }),
  ),
);

async function load(ids: readonly string[]): Promise<RecentCar[] | null> {
  try {
    const answer = await fetch(`/recent?ids=${ids.join(",")}`);
    return answer.ok ? ((await answer.json()) as RecentCar[]) : null;
  } catch {
    return null;
  }
}

/** Comes once the page is at rest: nothing of it belongs to a first view. */
export function RecentlySeen({ id }: { id: string }) {
  const [atRest, setAtRest] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAtRest(true), 1000);
    return () => clearTimeout(timer);
  }, []);
  return <Suspense>{atRest && <RecentCars id={id} load={load} />}</Suspense>;
}
