import { BuyBox, MainColumn } from "#app/features/vehicle/vehicle-columns.tsx";
import type { VehicleLayout } from "#app/features/vehicle/vehicle-parts.ts";
import { lightOn } from "./paint-light.ts";

/** The car on a stage as wide as the window, lit in its own colour; then its name, and the price on the right. */
export const StageVehicle: VehicleLayout = (parts) => (
  <>
    <div
      className="stage own-vehicle-stage"
      style={lightOn(parts.car.specs.find(({ label }) => label === "Colour")?.value)}
    >
      {parts.gallery}
    </div>
    <div className="wrap">
      <div className="vehicle-layout own-vehicle">
        <div className="own-vehicle-title">
          {parts.crumbs}
          {parts.sold}
          {parts.title}
        </div>
        <BuyBox parts={{ ...parts, title: null }} />
        {parts.story}
        <MainColumn parts={parts} />
      </div>
      {parts.similar}
      {parts.recent}
    </div>
    {parts.bar}
  </>
);

StageVehicle.photoSizes = "100vw";
