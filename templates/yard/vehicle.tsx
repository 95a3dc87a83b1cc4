import { BuyBox, MainColumn } from "#app/features/vehicle/vehicle-columns.tsx";
import type { VehicleParts } from "#app/features/vehicle/vehicle-parts.ts";

/**
 * The name across the page, pictures on the left, and on the right the ticket with price, phone number and next steps.
 */
export function TicketVehicle(parts: VehicleParts) {
  const callPanel = parts.call && (
    <div className="call-panel">
      <p>{parts.car.place ? `Ring ${parts.car.place.name} about this car` : "Ring about this car"}</p>
      {parts.call}
    </div>
  );
  return (
    <>
      <div className="wrap own-vehicle">
        {parts.crumbs}
        {parts.sold}
        <div className="vehicle-layout">
          <div className="own-vehicle-title">{parts.title}</div>
          {parts.gallery}
          <BuyBox
            parts={{ ...parts, callButton: callPanel }}
            first={["price", "deciding", "notice", "steps"]}
            rest={["callButton", "repayment", "status", "links", "market", "views"]}
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
