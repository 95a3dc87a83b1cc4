import { isSold } from "#domain/car/availability.ts";
import type { Car } from "#domain/car/car.ts";
import { hasPrice } from "#domain/car/price.ts";
import { titleOf } from "#domain/car/title.ts";
import { placeName } from "#domain/location/place-name.ts";
import type { VehiclePhoto } from "./vehicle-view.ts";

type SchemaSources = { origin: string; siteName: string; currency: string; photos: readonly VehiclePhoto[] };

/** Structured data for search engines: the car, its offer and who sells it. */
export function carSchema(car: Car, { origin, siteName, currency, photos }: SchemaSources): Record<string, unknown> {
  const url = `${origin}/cars/${car.slug}`;
  const images = photos.slice(0, 3).map(({ src }) => origin + src.replace("{w}", "1440-75"));
  return {
    "@type": car.item_type === "motorcycle" ? "Motorcycle" : "Car",
    name: titleOf(car).full,
    url,
    sku: car.stocknum,
    brand: { "@type": "Brand", name: car.make },
    model: car.model,
    vehicleModelDate: String(car.year),
    itemCondition: `https://schema.org/${car.car_type === "new" ? "NewCondition" : "UsedCondition"}`,
    ...(images.length > 0 ? { image: images } : {}),
    ...(car.km === null
      ? {}
      : { mileageFromOdometer: { "@type": "QuantitativeValue", value: car.km, unitCode: "KMT" } }),
    ...named("bodyType", car.simple_body),
    ...named("color", car.colour),
    ...named("fuelType", car.simple_fuel),
    ...named("vehicleTransmission", car.simple_transmission),
    ...(hasPrice(car)
      ? {
          offers: {
            "@type": "Offer",
            url,
            price: car.price,
            priceCurrency: currency,
            availability: `https://schema.org/${isSold(car) ? "SoldOut" : "InStock"}`,
            seller: {
              "@type": "AutoDealer",
              name: `${siteName} ${placeName(car.location.name)}`,
              telephone: car.location.phone,
            },
          },
        }
      : {}),
  };
}

function named(name: string, value: string): Record<string, string> {
  return value === "" ? {} : { [name]: value };
}
