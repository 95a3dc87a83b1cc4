import type { StoredCar } from "#domain/car/car.ts";
import { hasPrice } from "#domain/car/price.ts";
import type { Network } from "#site/network.ts";
import type { LegalWarning } from "./check-legal.ts";

const rule = "Total price (Australian Consumer Law s 48)";
const isWhole = (priceType: string): boolean => /drive[\s-]?away/i.test(priceType);

/** Cars that Australian sites advertise at a price which is not all there is to pay. */
export async function priceTypeWarnings(
  { sites, dealerships }: Network,
  carsOf: (dealershipId: string) => Promise<readonly StoredCar[]>,
): Promise<LegalWarning[]> {
  const australian = new Set(
    sites.filter(({ settings }) => settings.country === "AU").flatMap(({ settings }) => settings.dealerships),
  );
  const warnings: LegalWarning[] = [];
  for (const { file, dealership } of dealerships.filter((one) => australian.has(one.dealership.slug))) {
    const cars = (await carsOf(dealership.id)).filter(
      (car) => car.show_on_dealer_website && car.status !== "sold" && car.subscription_price === null && hasPrice(car),
    );
    for (const [priceType, those] of Map.groupBy(cars, (car) => car.price_type)) {
      if (isWhole(priceType)) continue;
      const how = priceType === "" ? "without a price type" : `as "${priceType}"`;
      const text = `${those.length} of its cars are advertised ${how} (${those[0]?.stocknum} is one): the price shown has to be the drive away price`;
      warnings.push({ rule, ...file.problem(["id"], text), line: null });
    }
  }
  return warnings;
}
