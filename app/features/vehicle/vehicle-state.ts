import { holdEndText } from "#domain/reservation/hold-end-text.ts";
import { isSold, isTestDriveOnly } from "#domain/car/availability.ts";
import type { Car } from "#domain/car/car.ts";
import { holdEndsAt, isHeld } from "#domain/car/hold.ts";
import { priceDisplay, type PriceSettings } from "#domain/car/price.ts";
import type { Notice, VehicleView } from "./vehicle-view.ts";

type State = VehicleView["state"];

const day = 86_400_000;

/** First match wins. */
const states: readonly (readonly [State, (car: Car, now: number) => boolean])[] = [
  ["sold", isSold],
  ["reserved", (car) => car.reserved],
  ["being_reserved", isHeld],
  ["coming_soon", (car) => car.status === "coming_soon"],
];

export function stateOf(car: Car, now: number): State {
  return states.find(([, holds]) => holds(car, now))?.[0] ?? "available";
}

export function statusText(state: State, place: string): string {
  const texts: Record<State, string> = {
    available: `In stock at ${place}`,
    coming_soon: `Coming soon to ${place}`,
    being_reserved: `Being reserved, at ${place}`,
    reserved: `Reserved, at ${place}`,
    sold: "Sold",
  };
  return texts[state];
}

type NoticeSources = { settings: PriceSettings & { time_zone: string }; now: number };

/** What a buyer must know before the price: why the car cannot be bought today. */
export function noticeOf(car: Car, state: State, { settings, now }: NoticeSources): Notice | null {
  if (state === "being_reserved") {
    const until = holdText(car, settings, now);
    return {
      title: `Somebody is reserving this one${until}`,
      text: "If they do not finish, it is available again. Ask us and we will tell you either way.",
    };
  }
  if (state === "reserved") {
    return { title: "Reserved for another buyer", text: "Ask us and we will tell you if it comes back." };
  }
  if (state === "sold") return null;
  if (priceDisplay(car, settings).kind === "preorder") {
    return {
      title: "Made to order",
      text: "Tell us what you want in it. We will come back to you with price and delivery.",
    };
  }
  if (isTestDriveOnly(car)) {
    return { title: "Test Drive Only", text: "This one is here to be driven. Book a time, then order yours." };
  }
  if (state === "coming_soon") return { title: "On its way to us", text: "Ask now and be the first to see it." };
  return null;
}

/** A hold lasts minutes, so a time of day says when it ends. A longer one does not mention its end. */
function holdText(car: Car, settings: NoticeSources["settings"], now: number): string {
  const end = holdEndsAt(car, now);
  if (end === null || end - now > day) return "";
  const time = holdEndText(end, settings);
  return `, until ${time}`;
}
