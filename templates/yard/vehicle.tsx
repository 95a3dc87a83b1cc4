import { BuyBox, MainColumn } from "#app/features/vehicle/vehicle-columns.tsx";
import type { VehicleParts } from "#app/features/vehicle/vehicle-parts.ts";

/**
 * The name across the page, pictures on the left, and on the right the ticket with price, phone number and next steps.
 */
export function TicketVehicle(parts: VehicleParts) {
  return (
    <>
      <div className="wrap own-vehicle">
        {parts.crumbs}
        {parts.sold}
        <div className="vehicle-layout">
          <div className="own-vehicle-title">{parts.title}</div>
          {parts.gallery}
          <BuyBox
            first={
              <>
                {parts.price}
                {parts.deciding}
                {parts.notice}
                {parts.steps}
              </>
            }
            rest={
              <>
                {parts.call && (
                  <div className="call-panel">
                    <p>{parts.car.place ? `Ring ${parts.car.place.name} about this car` : "Ring about this car"}</p>
                    {parts.call}
                  </div>
                )}
                {parts.repayment}
                {parts.status}
                {parts.links}
                {parts.market}
                {parts.views}
              </>
            }
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
