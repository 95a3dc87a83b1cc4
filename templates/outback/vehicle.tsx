import { Specifications } from "#app/features/vehicle/details.tsx";
import { BuyBox, MainColumn } from "#app/features/vehicle/vehicle-columns.tsx";
import type { VehicleParts } from "#app/features/vehicle/vehicle-parts.ts";
import { FactsPlate, plateFacts } from "./facts-plate.tsx";

/** Name and price across the page, pictures in a wide row, then the plate beside the next steps. */
export function PlateVehicle(parts: VehicleParts) {
  const { shown, left } = plateFacts(parts.car);
  return (
    <>
      <div className="wrap own-vehicle">
        {parts.crumbs}
        {parts.sold}
        <div className="own-vehicle-title">
          {parts.title}
          {parts.price}
        </div>
        {parts.gallery}
        <div className="vehicle-layout">
          <BuyBox
            parts={parts}
            first={["notice", "steps"]}
            rest={["callButton", "repayment", "market", "status", "links", "views"]}
          />
          <FactsPlate facts={shown} />
          {parts.story}
          <MainColumn
            parts={{ ...parts, facts: null, specifications: <Specifications specs={[...left, ...parts.car.specs]} /> }}
          />
        </div>
        {parts.similar}
        {parts.recent}
      </div>
      {parts.bar}
    </>
  );
}
