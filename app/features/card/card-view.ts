import { isSold } from "#domain/car/availability.ts";
import { buttonsOf } from "#domain/card/buttons.ts";
import type { Car } from "#domain/car/car.ts";
import { chipsOf } from "#domain/car/chips.ts";
import { isHeld } from "#domain/car/hold.ts";
import { marketBadge } from "#domain/car/market-badge.ts";
import { type OwnPayment, shownRepayment, type ShownRepayment } from "#domain/finance/car-terms.ts";
import { priceDisplay, type PriceDisplay } from "#domain/car/price.ts";
import { canSubscribe } from "#domain/subscription/plan-offer.ts";
import { tagOf, type CarTag } from "#domain/car/tag.ts";
import { boundHeading } from "#domain/car/title.ts";
import { placeOfCar } from "#domain/car/place-of-car.ts";
import { inWords, wordsFor } from "#domain/car/vehicle-words.ts";
import { callNumber } from "#domain/phone/call-number.ts";
import { sellsByWeek } from "#domain/search/offered-ranges.ts";
import { plainLabel } from "#domain/search/labels.ts";
import { promoTagOf } from "#domain/promo/promo.ts";
import type { SearchGrammar } from "#domain/search/search-grammar.ts";
import { emptySearch, setRefinement } from "#domain/search/search-state.ts";
import { encodeSearch } from "#domain/search/search-url.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";

export type CardPicture = { src: string; cutout: boolean };

/** What a card shows of a car. */
export type CardView = {
  id: string;
  slug: string;
  dealership_id: string;
  heading: string;
  badge: string;
  series: string;
  state: "available" | "reserved" | "sold";
  tag: CarTag | null;
  market: string | null;
  pictures: CardPicture[];
  /** Number of all pictures; the card scrolls through the first few. */
  photos: number;
  chips: string[];
  price: PriceDisplay;
  /** The button belongs to it. Undefined if the site shows no finance at all: its cards then reserve no room. */
  finance?: ShownRepayment | null;
  /** Empty on a site that sells by the week. */
  condition: string;
  place: string;
  phone: { text: string; masked: boolean } | null;
  /** It has plans: its main button subscribes. */
  subscribe?: true;
  testDrive: boolean;
  /** The word for a test drive, if it is not the site's usual one. */
  trial?: string;
  /** The site's path segment for its checkout, on cars that can be reserved there. */
  reserve?: string;
  /** Set if a trade-in can be put towards it. */
  tradeIn?: true;
  favourite: boolean;
  compare: boolean;
  /** For a car that is gone: a search for similar ones. */
  similarUrl: string | null;
  dealerUrl: string | null;
};

export type CardSource = {
  settings: PublicSettings;
  grammar: SearchGrammar;
  now: Date;
  picture: (url: string, cutout?: boolean) => CardPicture | null;
};

const picturesOnCard = 5;

/** `own` is the deposit of the budget that the car was found by. */
export function toCardView(
  car: Car,
  { settings, grammar, now, picture }: CardSource,
  own: OwnPayment | null = null,
): CardView {
  const promo = promoTagOf(car, settings.card.promo_tags, settings, now.getTime());
  const buttons = buttonsOf(car, settings, now.getTime());
  const sold = isSold(car);
  return {
    id: car.id,
    slug: car.slug,
    dealership_id: car.dealership_id,
    heading: boundHeading(car),
    badge: car.badge,
    series: car.series,
    state: sold ? "sold" : car.reserved ? "reserved" : "available",
    tag: tagOf(car, settings, now.getTime(), promo),
    market: sold ? null : (marketBadge(car, settings)?.text ?? null),
    pictures: car.images.slice(0, picturesOnCard).flatMap(({ url, cutout }) => small(picture(url, cutout))),
    photos: car.images.length,
    chips: chipsOf(car, settings).map(({ text }) => text),
    price: priceDisplay(car, settings),
    ...(settings.finance_provider === null
      ? {}
      : { finance: buttons.includes("finance") ? shownRepayment(car, settings, now.getTime(), own) : null }),
    condition: conditionOf(car, settings),
    place: placeOfCar(car),
    phone: buttons.includes("call") ? callNumber(car.location.phone, settings) : null,
    ...reserveOf(car, settings, buttons, now.getTime()),
    ...(buttons.includes("trade_in") ? { tradeIn: true } : {}),
    ...(buttons.includes("enquire") && canSubscribe(car, settings) ? { subscribe: true } : {}),
    testDrive: buttons.includes("test_drive") && settings.enquiry.test_drive !== null,
    ...trialOf(car, settings),
    favourite: buttons.includes("favourite"),
    compare: buttons.includes("compare"),
    similarUrl: buttons.includes("find_similar") ? `/cars/${car.slug}/similar` : null,
    dealerUrl: dealerUrl(car, settings, grammar),
  };
}

/** A higher-ranking tag must not hide that the car is sold. Whoever pays by the week buys neither new nor used. */
function conditionOf(car: Car, { card, search }: PublicSettings): string {
  if (isSold(car)) return card.sold_text;
  return sellsByWeek(search.facets) ? "" : plainLabel("car_type", car.car_type);
}

/** Not while somebody else holds it. */
function reserveOf(
  car: Car,
  { payment_provider }: PublicSettings,
  buttons: readonly string[],
  now: number,
): Pick<CardView, "reserve"> {
  if (!payment_provider || !buttons.includes("reserve") || isHeld(car, now)) return {};
  return { reserve: payment_provider.checkout_word };
}

function trialOf(car: Car, { vehicle_words }: PublicSettings): Pick<CardView, "trial"> {
  const own = wordsFor(car, vehicle_words);
  return own === vehicle_words ? {} : { trial: inWords("{Test drive}", own) };
}

const small = (picture: CardPicture | null): CardPicture[] =>
  picture === null ? [] : [{ src: picture.src, cutout: picture.cutout }];

/** 2.1: 'See more from this dealer', if there is more than one. */
function dealerUrl(car: Car, settings: PublicSettings, grammar: SearchGrammar): string | null {
  if (!settings.vehicle_page.see_more_from_dealer || settings.dealerships.length < 2) return null;
  return encodeSearch(
    setRefinement(emptySearch(grammar.defaultSort), "dealership_slug", [car.dealership_slug]),
    grammar,
  );
}
