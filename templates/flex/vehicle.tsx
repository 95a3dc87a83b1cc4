import { MainColumn } from "#app/features/vehicle/vehicle-columns.tsx";
import { Deciding } from "#app/features/vehicle/deciding.tsx";
import type { VehicleParts } from "#app/features/vehicle/vehicle-parts.ts";
import { PlanPrice } from "./price.tsx";

/** Pictures on a tile on the left; name, price and next steps on the right. */
export function PlanVehicle(parts: VehicleParts) {
  return (
    <>
      <div className="wrap own-vehicle">
        {parts.crumbs}
        {parts.sold}
        <div className="vehicle-layout">
          {parts.gallery}
          <aside className="buy-box" aria-label="Price and contact">
            {parts.title}
            <div className="big-price">
              <PlanPrice price={parts.car.price} />
            </div>
            <Deciding deciding={parts.car.deciding} />
            {parts.repayment}
            {parts.market}
            {parts.notice}
            {parts.actions}
            {parts.status}
            {parts.links}
            {parts.views}
          </aside>
          <MainColumn parts={parts} />
        </div>
        {parts.similar}
        {parts.recent}
      </div>
      {parts.bar}
    </>
  );
}
