import { describe, expect, test } from "vitest";
import type { CarInput } from "#domain/car/car.ts";
import { stockPlans } from "../network.ts";
import { anchorOf, hour } from "./anchor.ts";
import { generateStock } from "./generate-stock.ts";

const now = new Date("2026-11-15T04:00:00Z");
const stock = generateStock({ seed: "forecourt", now, plans: stockPlans });
const belowState = (car: CarInput) => (car.autograb_data?.state_average_market_price ?? 0) - (car.price ?? 0);

const wanted: Record<string, (car: CarInput) => boolean> = {
  "[4.2] tagged Special": (car) => car.tag === "Special",
  "[4.2] certified": (car) => car.certified === true,
  "[4.2] reserved": (car) => car.reserved === true,
  "[4.4] being reserved": (car) => Date.parse(car.held_until ?? "") > now.getTime(),
  "[4.2] coming soon": (car) => car.status === "coming_soon",
  "[4.2] arrived within 8 days": (car) => now.getTime() - Date.parse(car.created_at) < 8 * 24 * hour,
  "[4.3] pre-order": (car) => car.preorder === true && car.tag === "Pre-order" && car.price === null,
  "[4.3] without a price": (car) => car.price === null && !car.preorder && !car.subscription_price,
  "[4.3] on its way, with a price on arrival": (car) =>
    car.price === null && !car.preorder && car.status === "coming_soon" && !car.subscription_price,
  "[4.3] by the week": (car) => (car.subscription_price ?? 0) > 0,
  "[4.3] reduced": (car) => (car.before_price ?? 0) > (car.price ?? 0),
  "[4.4] Test Drive Only": (car) => car.tag === "Test Drive Only",
  "[4.4] *Test Drive Only*": (car) => car.tag === "*Test Drive Only*",
  "[4.4] not reservable": (car) => car.reservable === false,
  "[4.4] reservable for a fee of the processor's own": (car) => car.payment_processors?.[0]?.deposit_amount === 500,
  "[4.4] reservable for the default fee": (car) => car.payment_processors?.[0]?.deposit_amount === null,
  "[4.1] hidden from the website": (car) => car.show_on_dealer_website === false,
  "[2.3] without photos": (car) => car.images?.length === 0,
  "[2.3] with a spin": (car) => (car.spin?.length ?? 0) === 24,
  "[2.3] with a video": (car) => Boolean(car.video_url),
  "[3] with a history report": (car) => Boolean(car.file),
  "[3] to be seen elsewhere too": (car) => (car.distribution_locations?.length ?? 0) > 0,
  "[3] Rental": (car) => car.categories?.includes("Rental") ?? false,
  "[3] Subscription": (car) => car.categories?.includes("Subscription") ?? false,
  "[5] with a rate nobody knows": (car) =>
    Object.values(car.finance_lenders ?? {}).some((lender) => lender.interestRate === null),
  "[5] older than 11 years": (car) => car.year < 2015,
  "[5] exactly 500 below the state average": (car) => belowState(car) === 500,
  "[5] exactly 499 below the state average": (car) => belowState(car) === 499,
  "[5] compared with the country only": (car) =>
    car.autograb_data?.state_average_market_price === null && (car.autograb_data.average_market_price ?? 0) > 0,
  "with a very long name": (car) => car.name.length > 120,
};

describe("[18.6.1] every state a page has to cope with is on some yard", () => {
  test.each(Object.keys(wanted))("%s", (name) => {
    expect(stock.filter((car) => wanted[name]?.(car)).length).toBeGreaterThan(0);
  });

  test("[4.1] cars were sold from hours to ten days ago", () => {
    const hours = stock
      .filter((car) => car.sold)
      .map((car) => (anchorOf(now) - (car.sold_date_timestamp ?? 0)) / hour)
      .toSorted((a, b) => a - b);
    expect(hours[0]).toBeLessThan(12);
    expect(hours.at(-1)).toBe(240);
    expect(hours.some((ago) => ago > 72 && ago < 168)).toBe(true);
    for (const car of stock) expect(car.sold ?? false).toBe(car.status === "sold");
    for (const car of stock.filter((one) => one.sold)) {
      expect(Date.parse(car.created_at)).toBeLessThan(car.sold_date_timestamp ?? 0);
    }
  });
});
