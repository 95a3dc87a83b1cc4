import type { CarInput } from "#domain/car/car.ts";
import { aCar } from "#tests/support/test-app.ts";

/** The ids of the cars, by what they are for: most forms, forms of hired cars, and one for each reservation. */
const carIds = ["used", "rental", "subscription", "reserve-script", "reserve-page", "reserve-valued"] as const;
export type CarId = (typeof carIds)[number];

const lender = {
  interestRate: 8,
  comparisonRate: 9,
  paymentWeek: 120,
  paymentMonth: 520,
  termYears: 5,
  termMonths: 60,
  balloon: 0,
  deposit: 0,
  disclaimer: "An example.",
};
const hired: Partial<Record<CarId, string>> = { rental: "Rental", subscription: "Subscription" };

const place = { dealership_id: "east", location_id: "east-sales" };

const offered = carIds.map((id) =>
  aCar({
    id,
    series: "ZRE182R",
    vin: "JTNKU3JE20J012345",
    colour: "Glacier White",
    images: [{ url: "/media/car.webp", image_key: "car", width: 1200, height: 800 }],
    categories: hired[id] ? [hired[id]] : [],
    has_checkout_payment_processor: true,
    payment_processors: [{ authorization_type: "sandbox", authorization_key: "key", deposit_amount: 200 }],
    finance_lenders: { tasman: lender },
    ...place,
  }),
);

/** Enough like each other for a valuation to have something to compare with. */
const alike = [2018, 2019, 2020, 2021, 2022, 2023].map((year) =>
  aCar({
    id: `like-${year}`,
    year,
    km: 20_000 + (2023 - year) * 12_000,
    price: 16_000 + (year - 2018) * 2500,
    ...place,
  }),
);

export const recordedCars: readonly CarInput[] = [...offered, ...alike];
