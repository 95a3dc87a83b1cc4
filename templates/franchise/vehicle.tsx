import { Specifications } from "#app/features/vehicle/details.tsx";
import { BuyBox } from "#app/features/vehicle/vehicle-columns.tsx";
import type { VehicleParts } from "#app/features/vehicle/vehicle-parts.ts";
import { headingParts } from "#domain/car/title.ts";
import { imageAt } from "#domain/image/image-widths.ts";
import { Figures, figuresOf } from "./figures.tsx";

/** The car alone; then its name beside its price; then the figures, and sections with headings on the left. */
export function StageVehicle(parts: VehicleParts) {
  const { car } = parts;
  const [first] = car.photos;
  const { year, make, model } = headingParts(car.heading);
  const figures = figuresOf(car.facts);
  const words = car.facts.filter((fact) => !figures.includes(fact));
  return (
    <>
      <div className="wrap own-vehicle">
        {parts.crumbs}
        {parts.sold}
        {parts.gallery}
        <div className="own-vehicle-intro">
          <div className="own-vehicle-name">
            <h1>
              <span>{`${year} ${make} `}</span>
              {model}
            </h1>
            <p className="series">
              {`${car.badge} `}
              <span>{car.series}</span>
            </p>
          </div>
          <BuyBox parts={parts} first={["price", "deciding", "status", "notice", "steps"]} />
          {parts.story}
        </div>
        <Figures figures={figures} />
        {parts.history}
        {parts.conditions}
        {parts.features}
        <Specifications specs={[...words, ...car.specs]} />
        {parts.assurances}
        {parts.certified}
        {parts.place}
        {parts.similar}
        {parts.recent}
      </div>
      {parts.bar && (
        <div className="vehicle-bar">
          <div className="wrap">
            {first && (
              <img
                className={first.cutout ? "cut" : undefined}
                src={imageAt(first.src, 240)}
                width={96}
                height={64}
                alt=""
              />
            )}
            <p>
              <b>
                {model} {car.badge}
              </b>
              <span>{car.status}</span>
            </p>
            {parts.bar}
          </div>
        </div>
      )}
    </>
  );
}
