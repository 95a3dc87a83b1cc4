import { BuyBox, MainColumn } from "#app/features/vehicle/vehicle-columns.tsx";
import type { VehicleParts } from "#app/features/vehicle/vehicle-parts.ts";
import { PlanPrice } from "./price.tsx";

/** Pictures on a tile on the left; name, price and next steps on the right. */
export function PlanVehicle(parts: VehicleParts) {
  const bigPrice = (
    <div className="big-price" data-own-price="">
      <PlanPrice price={parts.car.price} showsLeast={false} />
    </div>
  );
  return (
    <>
      <div className="wrap own-vehicle">
        {parts.crumbs}
        {parts.sold}
        <div className="vehicle-layout">
          {parts.gallery}
          <BuyBox
            parts={{ ...parts, price: bigPrice }}
            first={["title", "price", "deciding", "notice", "steps"]}
            rest={["callButton", "repayment", "market", "status", "links", "views"]}
          />
          {parts.story}
          <MainColumn parts={parts} />
        </div>
        {parts.similar}
        {parts.recent}
      </div>
      {parts.bar}
    </>
  );
}
