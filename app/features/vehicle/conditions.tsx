import { Island } from "#app/islands/island.tsx";
import { HireTerms } from "./hire-terms.tsx";
import type { VehicleView } from "./vehicle-view.ts";

/** Information for certain vehicles: towing a caravan, terms of a weekly car. */
export function Conditions({ car: { trailer, hireTerms } }: { car: Pick<VehicleView, "trailer" | "hireTerms"> }) {
  return (
    <>
      {trailer && <Island name="tow-check" when="visible" props={{ trailer }} />}
      {hireTerms && <HireTerms terms={hireTerms} />}
    </>
  );
}
