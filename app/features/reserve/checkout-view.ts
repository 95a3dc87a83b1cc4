import { type FormatSettings, formatOf } from "#domain/country/format.ts";
import type { Car } from "#domain/car/car.ts";
import { holdEndsAt } from "#domain/car/hold.ts";
import { priceDisplay, type PriceSettings } from "#domain/car/price.ts";
import { reserveFee } from "#domain/car/may-reserve.ts";
import { holdEndText } from "#domain/reservation/hold-end-text.ts";
import type { RefundRule } from "#domain/reservation/refund-rule.ts";
import { reserveSteps, type ReserveStep } from "#domain/reservation/reserve-steps.ts";
import { titleOf } from "#domain/car/title.ts";
import { tradeInPath } from "#domain/car/trade-in-link.ts";
import { indicativeText, sampleText, type Valuation, valuationAnswer, widerText } from "#domain/valuation/valuation.ts";
import { placeOfCar } from "#domain/car/place-of-car.ts";

export type SummaryPicture = { src: string; width: number; height: number; cutout: boolean };

/** The part beside the form: the car, the money, what happens next. */
export type CheckoutView = {
  car: { id: string; url: string; heading: string; badge: string; facts: string; picture: SummaryPicture | null };
  rows: { label: string; value: string }[];
  fee: string;
  steps: ReserveStep[];
  /** Until when somebody else holds the car; null when it is free. */
  heldUntil: string | null;
  /** Where a trade-in is valued; null if the site takes none, or one was valued. */
  tradeIn: string | null;
  /** The visitor's own vehicle, which goes into the same order. */
  valued: { vehicle: string; range: string; without: string } | null;
  /** Why the car cannot be reserved after all; null when it can. */
  refusal: string | null;
};

type Sources = {
  settings: PriceSettings & { time_zone: string; locale: string; name: string; trade_in: object | null } & {
    payment_provider: { reserved_hours: number | null; refund: RefundRule } | null;
  };
  now: number;
  /** The valuation that the visitor made for this order. */
  valued: Valuation | null;
  path: string;
  picture: (url: string, cutout?: boolean) => SummaryPicture | null;
};

export function toCheckoutView(car: Car, { settings, now, picture, valued, path }: Sources): CheckoutView {
  const [image] = car.images;
  const { heading } = titleOf(car);
  const { money, odometer } = formatOf(settings);
  const price = priceDisplay(car, settings);
  const fee = reserveFee(car);
  const end = holdEndsAt(car, now);
  // A weekly car has no balance.
  const hasBalance = price.kind === "price" && car.price !== null && car.price > fee;
  return {
    car: {
      id: car.id,
      url: `/cars/${car.slug}`,
      heading,
      badge: [car.badge, car.series].filter(Boolean).join(" "),
      facts: [car.km ? odometer(car.km) : "", car.simple_transmission, `Stock ${car.stocknum}`]
        .filter(Boolean)
        .join(", "),
      picture: (image && picture(image.url, image.cutout)) ?? null,
    },
    rows: [
      { label: priceLabel(price), value: price.text },
      { label: "Reservation fee, today", value: money(fee) },
      ...(hasBalance ? [{ label: "Balance when you buy", value: money((car.price ?? 0) - fee) }] : []),
    ],
    fee: money(fee),
    steps: reserveSteps(
      settings.payment_provider?.reserved_hours ?? null,
      placeOfCar(car),
      settings.payment_provider?.refund,
    ),
    tradeIn: settings.trade_in !== null && !valued ? tradeInPath(car.id) : null,
    valued: valued && { ...valuedText(valued, settings), without: path },
    refusal: null,
    heldUntil: end === null ? null : holdEndText(end, settings),
  };
}

/** 4.5: an estimate is only an estimate, here too. */
function valuedText(valued: Valuation, settings: FormatSettings) {
  const format = formatOf(settings);
  const { money } = format;
  const answer = valuationAnswer(valued, format);
  const { year, make, model, badge } = valued.vehicle;
  return {
    vehicle: [year, make, model, badge].filter(Boolean).join(" "),
    range:
      "low" in answer
        ? `Estimated at ${money(answer.low)} to ${money(answer.high)}. ${answer.wider === undefined ? "" : `${widerText(answer.wider)} `}${indicativeText}${answer.sample ? ` ${sampleText}` : ""}`
        : `${answer.message} We will look at it when you visit.`,
  };
}

const priceLabel = (price: ReturnType<typeof priceDisplay>): string =>
  price.kind === "price" && price.price_type ? `Price, ${price.price_type.toLowerCase()}` : "Price";
