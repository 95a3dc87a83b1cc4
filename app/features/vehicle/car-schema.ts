import { isSold } from "#domain/car/availability.ts";
import type { Format } from "#domain/country/format.ts";
import type { Car } from "#domain/car/car.ts";
import { isHeld } from "#domain/car/hold.ts";
import { hasPrice } from "#domain/car/price.ts";
import { numberOf, textOf } from "#domain/car/history/history-facts.ts";
import { writtenOffAs } from "#domain/car/history/short-history.ts";
import { titleOf } from "#domain/car/title.ts";
import { imageAt } from "#domain/image/image-widths.ts";
import { placeName } from "#domain/location/place-name.ts";
import type { PlaceView, VehiclePhoto } from "./vehicle-view.ts";

type SchemaSources = {
  origin: string;
  siteName: string;
  format: Pick<Format, "measure">;
  currency: string;
  /** 4.6: a masked number needs a click, so structured data must not contain it either. */
  phoneMasked: boolean;
  photos: readonly VehiclePhoto[];
  /** The car's location; null if the site does not show it. */
  place: Pick<PlaceView, "lines"> | null;
  now: number;
};

const typeOf: Record<Car["item_type"], string> = {
  car: "Car",
  motorcycle: "Motorcycle",
  caravan: "Vehicle",
  truck: "Vehicle",
};

/** First match wins. */
const availability: readonly (readonly [string, (car: Car, now: number) => boolean])[] = [
  ["SoldOut", isSold],
  ["Reserved", (car, now) => car.reserved || isHeld(car, now)],
  ["PreOrder", (car) => car.preorder || car.status === "coming_soon"],
  ["InStock", () => true],
];

/** Structured data for search engines: the car, its offer and who sells it. */
export function carSchema(car: Car, from: SchemaSources): Record<string, unknown> {
  const { origin, photos } = from;
  const images = photos.slice(0, 3).map(({ src }) => new URL(imageAt(src, 1440), origin).href);
  const offer = offerOf(car, from);
  return {
    "@type": typeOf[car.item_type],
    name: titleOf(car).full,
    url: `${origin}/cars/${car.slug}`,
    sku: car.stocknum,
    brand: { "@type": "Brand", name: car.make },
    model: car.model,
    vehicleModelDate: String(car.year),
    itemCondition: `https://schema.org/${car.car_type === "new" ? "NewCondition" : "UsedCondition"}`,
    ...(images.length > 0 ? { image: images } : {}),
    ...(car.km === null
      ? {}
      : { mileageFromOdometer: { "@type": "QuantitativeValue", ...odometerOf(car.km, from.format) } }),
    ...(car.seats === null ? {} : { vehicleSeatingCapacity: car.seats }),
    ...named("description", car.description),
    ...named("bodyType", car.simple_body),
    ...named("color", car.colour),
    ...named("fuelType", car.simple_fuel),
    ...named("vehicleTransmission", car.simple_transmission),
    ...historyOf(car),
    ...(offer ? { offers: offer } : {}),
  };
}

/** What schema.org has a word for. Its count of owners includes the present one, as ours does. */
function historyOf(car: Car): Record<string, unknown> {
  if (car.car_type === "new") return {};
  const owners = numberOf(car, "owners");
  const registered = textOf(car, "first_registered_overseas") ?? textOf(car, "first_registered_nz") ?? "";
  return {
    ...(owners === null ? {} : { numberOfPreviousOwners: owners }),
    ...named("knownVehicleDamages", writtenOffAs(car)),
    ...named("dateVehicleFirstRegistered", registered),
  };
}

/** UN/CEFACT codes of the units that odometers count in. */
const unitCodes: ReadonlyMap<string, string> = new Map([
  ["km", "KMT"],
  ["miles", "SMI"],
]);

function odometerOf(km: number, { measure }: Pick<Format, "measure">) {
  const { unit, shown } = measure("km");
  return { value: shown(km), unitCode: unitCodes.get(unit) };
}

function offerOf(car: Car, from: SchemaSources) {
  const { origin, siteName, currency, place, now } = from;
  const price = priceOf(car, currency);
  if (!price) return null;
  const state = availability.find(([, holds]) => holds(car, now))?.[0] ?? "InStock";
  return {
    "@type": "Offer",
    url: `${origin}/cars/${car.slug}`,
    ...price,
    priceCurrency: currency,
    availability: `https://schema.org/${state}`,
    seller: {
      "@type": "AutoDealer",
      name: car.location.name === "" ? car.dealership_name : `${siteName} ${placeName(car.location.name)}`,
      ...(from.phoneMasked ? {} : { telephone: car.location.phone }),
      ...(place ? { address: place.lines.join(", ") } : {}),
    },
  };
}

/** 4.3: a subscription price is shown first, and is paid weekly. */
function priceOf(car: Car, priceCurrency: string): Record<string, unknown> | null {
  if (car.subscription_price) {
    const price = car.subscription_price;
    const weekly = { "@type": "UnitPriceSpecification", price, priceCurrency, unitCode: "WEE" };
    return { price, priceSpecification: weekly };
  }
  return hasPrice(car) ? { price: car.price } : null;
}

function named(name: string, value: string): Record<string, string> {
  return value === "" ? {} : { [name]: value };
}
