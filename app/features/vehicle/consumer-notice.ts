import type { Car } from "#domain/car/car.ts";
import { hasPrice, formatPrice } from "#domain/car/price.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";
import type { ConsumerNotice } from "./vehicle-view.ts";

/** New Zealand: the card in a used vehicle's window, as far as the site knows it, with the page that explains it. */
export function consumerNoticeOf(
  car: Car,
  { name, vehicle_page }: Pick<PublicSettings, "name" | "vehicle_page">,
  isServed: (url: string) => boolean,
): ConsumerNotice | null {
  const url = vehicle_page.consumer_information_notice;
  if (url === null || car.car_type !== "used") return null;
  const rows: [string, string][] = [
    ["Trader", name],
    ["Vehicle", `${car.make} ${car.model}`],
    ["Year", String(car.year)],
    ["Odometer", car.km === null ? "" : `${car.km.toLocaleString("en-AU")} km`],
    ["Imported used", car.categories.includes("Used Import") ? "Yes" : "No"],
    ["Cash price", hasPrice(car) ? formatPrice(car.price) : ""],
    ["Stock number", car.stocknum],
  ];
  return {
    rows: rows.filter(([, value]) => value !== "").map(([label, value]) => ({ label, value })),
    url: isServed(url) ? url : null,
  };
}
