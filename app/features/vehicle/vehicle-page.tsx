import type { ReactNode } from "react";
import { Assurances } from "./assurances.tsx";
import { BuyBox } from "./buy-box.tsx";
import { Certified } from "./certified.tsx";
import { Details } from "./details.tsx";
import { Gallery } from "./gallery.tsx";
import { Place } from "./place.tsx";
import { lastCrumb } from "./vehicle-links.ts";
import type { VehicleView } from "./vehicle-view.ts";

type VehiclePageProps = {
  car: VehicleView;
  /** The tag on the first photo, as on the car's card. */
  tag: ReactNode;
  /** Favourite and compare: they belong to the visitor. */
  toggles?: ReactNode;
  /** How to call the dealer of a car that is still here: beside the price, and in a phone's bar. */
  renderCall: (look: "page" | "bar") => ReactNode;
  /** Cards of cars like this one. */
  similar: ReactNode;
  /** What the visitor looked at before: only the browser knows. */
  recent?: ReactNode;
};

export function VehiclePage({ car, tag, toggles, similar, recent, renderCall }: VehiclePageProps) {
  return (
    <>
      <div className="w">
        <nav aria-label="Breadcrumb">
          <ol className="crumb">
            {car.crumbs.map(({ name, url }) => (
              <li key={url}>
                <a href={url}>{name}</a>
              </li>
            ))}
            <li aria-current="page">{lastCrumb(car)}</li>
          </ol>
        </nav>
        {car.state === "sold" && (
          <p className="sld">
            <b>This car has been sold.</b> {similar ? "Cars like it are below." : ""}
          </p>
        )}
        <div className="vl">
          <Gallery {...car} tag={tag} />
          <BuyBox car={car} toggles={toggles} call={car.state !== "sold" && renderCall("page")} />
          <div className="vm">
            <Details car={car} />
            <Assurances car={car} />
            {car.certified && <Certified certified={car.certified} />}
            {car.place && <Place place={car.place} />}
          </div>
        </div>
        {similar && (
          <section className="sec">
            <div className="sh">
              <h2>Similar cars</h2>
            </div>
            <div className="g4 row">{similar}</div>
          </section>
        )}
        {recent}
      </div>
      {car.state !== "sold" && (
        <div className="stk">
          <p>
            <b className={car.price.kind === "price" ? undefined : "np"}>{car.price.text}</b>
            {car.price.kind === "price" && <span>{car.price.price_type}</span>}
          </p>
          {renderCall("bar")}
          {car.forms.enquire && (
            <a className="btn pri" href={car.forms.enquire} data-dialog="">
              Enquire
            </a>
          )}
        </div>
      )}
    </>
  );
}
