import type { CSSProperties } from "react";
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
  const figures = figuresOf(car);
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
        <aside className="buy-box" aria-label="Price and contact">
          {parts.price}
          {parts.notice}
          {parts.repayment}
          {parts.actions}
          {parts.status}
          {parts.links}
          {parts.market}
          {parts.views}
        </aside>
      </div>
      {figures.length < fewest ? (
        <div className="wrap">{parts.facts}</div>
      ) : (
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
      <div className="wrap own-vehicle-main">
        {parts.conditions}
        {parts.about}
        {parts.specifications}
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

/** Facts with a figure. Facts in words are in the specifications. */
function figuresOf({ facts, specs }: VehicleParts["car"]) {
  const seen = new Set<string>();
  return [...facts, ...specs]
    .flatMap(({ label, value }) => {
      const figure = /^[\d.,]+( \D{1,4})?$/.test(value) ? figureIn(value) : null;
      if (figure === null || label === "Year" || seen.has(label)) return [];
      seen.add(label);
      return [{ label, ...figure }];
    })
    .sort((one, other) => Number(other.unit !== "") - Number(one.unit !== ""))
    .slice(0, most);
}
