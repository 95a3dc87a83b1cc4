import { MainColumn } from "#app/features/vehicle/vehicle-columns.tsx";
import type { VehicleParts } from "#app/features/vehicle/vehicle-parts.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { FactsPlate } from "./facts-plate.tsx";

/** Name and price across the page, pictures in a wide row, then the plate beside the next steps. */
export function PlateVehicle(parts: VehicleParts) {
  const { price, forms } = parts.car;
  return (
    <>
      <div className="wrap own-vehicle">
        {parts.crumbs}
        {parts.sold}
        <div className="own-vehicle-title">
          {parts.title}
          {parts.car.state !== "sold" && price.kind === "price" && (
            <div className="own-vehicle-price">
              <p>
                <b>{price.text}</b>
                {price.price_type}
                {price.was && (
                  <>
                    {". Was "}
                    <s>{price.was}</s>
                  </>
                )}
              </p>
              {forms.enquire && (
                <ButtonLink variant="primary" size="large" href={forms.enquire} data-dialog="">
                  Enquire
                </ButtonLink>
              )}
            </div>
          )}
        </div>
        {parts.gallery}
        <div className="vehicle-layout">
          <aside className="buy-box" aria-label="Price and contact">
            {parts.price}
            {parts.notice}
            {parts.repayment}
            {parts.market}
            {parts.actions}
            {parts.status}
            {parts.links}
            {parts.views}
          </aside>
          <MainColumn parts={{ ...parts, facts: <FactsPlate car={parts.car} /> }} />
        </div>
        {parts.similar}
        {parts.recent}
      </div>
      {parts.bar}
    </>
  );
}
