import type { CSSProperties } from "react";
import { Deciding } from "#app/features/vehicle/deciding.tsx";
import { Specifications } from "#app/features/vehicle/details.tsx";
import { BuyBox } from "#app/features/vehicle/vehicle-columns.tsx";
import type { VehicleParts } from "#app/features/vehicle/vehicle-parts.ts";
import { headingParts } from "#domain/car/title.ts";
import { figureIn } from "./figure.ts";
import { posterWidth } from "./poster-width.ts";

/** The fewest figures that make a strip, and the most that fit. */
const fewest = 3;
const most = 6;

/** The model's name behind the bike, as large as it fits; price and next steps on black; figures on a strip. */
export function StageVehicle(parts: VehicleParts) {
  const { car } = parts;
  const { year, make, model } = headingParts(car.heading);
  const { figures, left } = figuresOf(car);
  const deciding = (
    <Deciding deciding={figures.length > 0 ? car.deciding.filter(({ isBadge }) => isBadge) : car.deciding} />
  );
  return (
    <>
      <div className="own-vehicle">
        <div
          className="own-vehicle-stage"
          style={{ "--em": Math.max(posterWidth(model), 1.7).toFixed(2) } as CSSProperties}
        >
          <div className="own-vehicle-title">
            {parts.crumbs}
            {parts.sold}
            <h1>
              <span>{`${year} ${make} `}</span>
              {model}
              <small>
                {` ${car.badge} `}
                <i>{car.series}</i>
              </small>
            </h1>
          </div>
          {parts.gallery}
        </div>
        <BuyBox
          parts={{ ...parts, deciding }}
          first={["price", "deciding", "notice", "steps"]}
          rest={["callButton", "repayment", "status", "links", "market", "views"]}
        />
        {figures.length > 0 && (
          <dl className="own-vehicle-figures" aria-label="Key facts">
            {figures.map(({ label, amount, unit }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {amount}
                  <small>{unit}</small>
                </dd>
              </div>
            ))}
          </dl>
        )}
        {parts.story}
      </div>
      <div className="wrap own-vehicle-main">
        {parts.history}
        {parts.conditions}
        {parts.features}
        <Specifications specs={left} />
        {parts.assurances}
        {parts.certified}
        {parts.place}
      </div>
      {parts.similar}
      <div className="wrap">{parts.recent}</div>
      {parts.bar}
    </>
  );
}

/** Facts with a figure, such as kilometres; too few make no strip. Facts in words are in the specifications. */
function figuresOf({ deciding, facts, specs }: VehicleParts["car"]) {
  const told = deciding.filter(({ isBadge }) => !isBadge);
  const measured = [...told, ...facts, ...specs]
    .flatMap(({ label, value }) => {
      const figure = /^[\d.,]+( \D{1,4})?$/.test(value) ? figureIn(value) : null;
      return figure === null ? [] : [{ label, ...figure }];
    })
    .sort((one, other) => Number(other.unit !== "") - Number(one.unit !== ""))
    .slice(0, most);
  const figures = measured.length < fewest ? [] : measured;
  const rest = figures.length > 0 ? [...told, ...facts, ...specs] : [...facts, ...specs];
  return { figures, left: rest.filter(({ label }) => !figures.some((one) => one.label === label)) };
}
