import type { StoredCar } from "#domain/car/car.ts";
import { hasPrice } from "#domain/car/price.ts";
import type { Network } from "#site/network.ts";
import type { LegalWarning } from "./check-legal.ts";
import { ruleText } from "./legal-rules.ts";

const isWhole = (priceType: string): boolean => /drive[\s-]?away/i.test(priceType);

/** Cars advertised at a price that is not the total, where the law requires the total. */
export async function priceTypeWarnings(
  { sites, dealerships }: Network,
  carsOf: (dealershipId: string) => Promise<readonly StoredCar[]>,
): Promise<LegalWarning[]> {
  const rules = new Map<string, string>();
  for (const { country, dealerships: shown } of sites.map(({ settings }) => settings)) {
    const law = country.duties["total-price"];
    if (law !== undefined) for (const slug of shown) rules.set(slug, ruleText("total-price", law));
  }
  const warnings: LegalWarning[] = [];
  for (const { file, dealership } of dealerships) {
    const rule = rules.get(dealership.slug);
    if (rule === undefined) continue;
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
