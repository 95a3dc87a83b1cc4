import { BuyBox, MainColumn } from "./vehicle-columns.tsx";
import type { VehicleParts } from "./vehicle-parts.ts";

/** Title, price and the next step stay visible on the right. */
export function SideVehicle(parts: VehicleParts) {
  return (
    <>
      <div className="wrap">
        {parts.crumbs}
        {parts.sold}
        <div className="vehicle-layout">
          {parts.gallery}
          <BuyBox parts={parts} />
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
