import { type FormatSettings, formatOf } from "#domain/country/format.ts";
import type { Car } from "#domain/car/car.ts";
import { hasPrice } from "#domain/car/price.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";
import type { ConsumerNotice } from "./vehicle-view.ts";

/** New Zealand: the consumer information notice of a used vehicle, with the page that explains it. */
export function consumerNoticeOf(
  car: Car,
  settings: Pick<PublicSettings, "name" | "vehicle_page"> & FormatSettings,
  isServed: (url: string) => boolean,
): ConsumerNotice | null {
  const { name, vehicle_page } = settings;
  const { money, odometer } = formatOf(settings);
  const url = vehicle_page.consumer_information_notice;
  if (url === null || car.car_type !== "used") return null;
  const rows: [string, string][] = [
    ["Trader", name],
    ["Vehicle", `${car.make} ${car.model}`],
    ["Year", String(car.year)],
    ["Odometer", car.km === null ? "" : odometer(car.km)],
    ["Imported used", car.categories.includes("Used Import") ? "Yes" : "No"],
    ["Cash price", hasPrice(car) ? money(car.price) : ""],
    ["Stock number", car.stocknum],
  ];
  return {
    rows: rows.filter(([, value]) => value !== "").map(([label, value]) => ({ label, value })),
    url: isServed(url) ? url : null,
  };
}
