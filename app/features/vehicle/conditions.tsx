import { Island } from "#app/islands/island.tsx";
import { HireTerms } from "./hire-terms.tsx";
import type { VehicleView } from "./vehicle-view.ts";

/** What comes with this kind of vehicle: something to tow a caravan with, the terms of a car by the week. */
export function Conditions({ car: { trailer, hireTerms } }: { car: Pick<VehicleView, "trailer" | "hireTerms"> }) {
  return (
    <>
      {trailer && <Island name="tow-check" when="touch" props={{ trailer }} />}
      {hireTerms && <HireTerms terms={hireTerms} />}
    </>
  );
}
