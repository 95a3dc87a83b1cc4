import { isAvailable, isMadeToOrder, isTestDriveOnly } from "#domain/car/availability.ts";
import type { Car } from "#domain/car/car.ts";
import { isComing } from "#domain/location/coming-location.ts";
import { financeDisplay, type FinanceSettings } from "#domain/finance/finance-display.ts";
import { canReserve, qualifiesForValuation, type ReserveSettings } from "#domain/car/may-reserve.ts";

export interface ButtonSettings extends ReserveSettings, FinanceSettings {
  trade_in: object | null;
  external_valuation: object | null;
  favourites: object | null;
  card: { compare: boolean };
}

export type CarButton =
  | "enquire"
  | "finance"
  | "trade_in"
  | "external_valuation"
  | "reserve"
  | "test_drive"
  | "favourite"
  | "compare"
  | "call"
  | "find_similar";

type Shown = (car: Car, settings: ButtonSettings, now: number) => boolean;
const always: Shown = () => true;

/** 2.3: the buttons of a card, in its order. */
const offered: readonly (readonly [CarButton, Shown])[] = [
  ["enquire", always],
  // 4.4: a Test Drive Only vehicle shows test-drive booking in place of finance.
  ["test_drive", (car) => isTestDriveOnly(car) && canBeDriven(car)],
  // Chapter 5: no finance button where no finance may be shown.
  ["finance", (car, settings, now) => financeDisplay(car, settings, now) !== null],
  ["trade_in", (car, { trade_in }) => trade_in !== null && qualifiesForValuation(car)],
  ["external_valuation", (car, settings) => settings.external_valuation !== null && qualifiesForValuation(car)],
  ["reserve", canReserve],
  ["test_drive", (car) => !isTestDriveOnly(car) && canBeDriven(car)],
  ["favourite", (_car, { favourites }) => favourites !== null],
  ["compare", (_car, { favourites, card }) => favourites !== null && card.compare],
  ["call", (car) => car.location.phone !== ""],
];

/** Not before its location has opened, or before the vehicle is built. */
export function canBeDriven(car: Car): boolean {
  return !isComing(car.location) && !isMadeToOrder(car);
}

/** A car that is gone offers only similar ones (2.3). */
export function buttonsOf(car: Car, settings: ButtonSettings, now: number): CarButton[] {
  if (!isAvailable(car)) return ["find_similar"];
  return offered.filter(([, shown]) => shown(car, settings, now)).map(([button]) => button);
}

export const similarText = "Like this and want something similar?";
export const similarLabel = "Find Me Something Similar";
