import { type Read, today } from "#domain/time/timed.ts";
import { formatOf } from "#domain/country/format.ts";
import { isTestDriveOnly } from "#domain/car/availability.ts";
import { buttonsOf, type CarButton } from "#domain/card/buttons.ts";
import type { Car } from "#domain/car/car.ts";
import { decidingFacts } from "#domain/car/deciding-facts.ts";
import { financeDisplay } from "#domain/finance/finance-display.ts";
import { marketBadge } from "#domain/car/market-badge.ts";
import { priceDisplay } from "#domain/car/price.ts";
import { canAskToReserve, canReserve, reserveFee } from "#domain/car/may-reserve.ts";
import { tagOf } from "#domain/car/tag.ts";
import { promoTagOf } from "#domain/promo/promo.ts";
import { boundHeading, titleOf } from "#domain/car/title.ts";
import { questionAbout } from "#domain/location/contact-link.ts";
import { tradeInPath } from "#domain/car/trade-in-link.ts";
import { inWords, wordsFor } from "#domain/car/vehicle-words.ts";
import { historyOf } from "#domain/car/history/car-history.ts";
import { writeOffWarning } from "#domain/car/history/write-off.ts";
import { safeAddress } from "#domain/car/linked-address.ts";
import { videoOf } from "#domain/car/video.ts";
import { financeLink } from "#domain/finance/finance-link.ts";
import type { Location } from "#domain/location/location.ts";
import { placeOfCar } from "#domain/car/place-of-car.ts";
import { callNumber } from "#domain/phone/call-number.ts";
import type { SearchGrammar } from "#domain/search/search-grammar.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";
import { crumbsOf, dealerUrl } from "./vehicle-links.ts";
import { consumerNoticeOf } from "./consumer-notice.ts";
import { toFacts, toSpecs } from "./facts.ts";
import { toPlanSwitch } from "./plan-switch-view.ts";
import { toPlace } from "./place-view.ts";
import { noticeOf, stateOf, statusText } from "./vehicle-state.ts";
import type { FinanceView, VehiclePhoto, VehicleView } from "./vehicle-view.ts";

export type VehicleSources = {
  settings: PublicSettings;
  locations: readonly Location[];
  now: number;
  read: Read;
  grammar: SearchGrammar;
  similarUrl: string;
  picture: (url: string, cutout?: boolean) => VehiclePhoto | null;
  /** The plan that the address names. */
  plan: string | null;
  /** Whether the page behind a link exists. */
  isServed: (url: string) => boolean;
};

export function toVehicleView(car: Car, from: VehicleSources): VehicleView {
  const { settings, now, isServed } = from;
  const format = formatOf(settings);
  const { vehicle_page } = settings;
  const title = titleOf(car);
  const state = stateOf(car, now);
  const buttons = buttonsOf(car, settings, now);
  const deciding = decidingFacts(car, format);
  const past = historyRows(car, from);
  const facts = toFacts(car, format, [...deciding, ...past]);
  return {
    id: car.id,
    slug: car.slug,
    heading: boundHeading(car),
    badge: car.badge,
    series: car.series,
    full: title.full,
    crumbs: crumbsOf(car, from.grammar),
    listing: settings.default_search_path,
    state,
    status: statusText(state, placeOfCar(car)),
    notice: noticeOf(car, state, { settings, now }),
    warning: state === "sold" ? null : writeOffWarning(car, settings),
    tag: tagOf(car, settings, now, promoTagOf(car, settings.card.promo_tags, settings, now)),
    photos: photosOf(car, from.picture),
    spin: car.spin.flatMap((url) => from.picture(url)?.src ?? []),
    video: videoOf(car.video_url),
    price: priceDisplay(car, settings, from.plan),
    finance: financeOf(car, settings, now),
    market: marketOf(car, settings, state),
    phone: buttons.includes("call") ? callNumber(car.location.phone, settings) : null,
    deciding,
    facts,
    trailer: state === "sold" ? null : trailerOf(car),
    paragraphs: car.description.split(/\n+/).filter((paragraph) => paragraph.trim() !== ""),
    features: car.features,
    specs: toSpecs(car, settings, { told: [...deciding, ...facts], past }),
    history: car.car_type === "new" ? [] : past,
    report: safeAddress(car.file),
    certified: car.certified ? certifiedOf(settings) : null,
    historyBanner: historyBannerOf(car, settings, isServed),
    consumerNotice: state === "sold" ? null : consumerNoticeOf(car, from),
    moneyBack: vehicle_page.money_back && state !== "sold",
    hireTerms: isHired(car) ? hireTermsOf(settings, isServed) : null,
    similarUrl: state === "sold" ? from.similarUrl : null,
    tradeIn: tradeInOf(car, settings, buttons, isServed),
    subscribe: toPlanSwitch(car, from),
    // Weekly cars have no price alert.
    alertUrl: settings.alerts && !(isHired(car) && state !== "sold") ? `/alerts/new?car=${car.id}` : null,
    forms: formsOf(car, settings, buttons),
    testDriveLabel: inWords("Book {a Test Drive}", wordsFor(car, settings.vehicle_words)),
    financeUrl:
      settings.finance_provider && buttons.includes("finance")
        ? financeLink(settings.finance_provider.path, car)
        : null,
    reserve: state === "available" ? reserveOf(car, settings, isServed) : null,
    chat: settings.chat_assistant,
    testDriveOnly: isTestDriveOnly(car),
    questionUrl: vehicle_page.got_a_question && isServed("/contact") ? questionAbout(car.id) : null,
    dealerUrl:
      vehicle_page.see_more_from_dealer && settings.dealerships.length > 1 ? dealerUrl(car, from.grammar) : null,
    views: vehicle_page.show_views && car.views > 0 ? car.views : null,
    place: toPlace(car, from.locations, settings, { now, read: from.read }),
  };
}

function historyRows(car: Car, { settings, read, now }: VehicleSources): VehicleView["history"] {
  if (settings.vehicle_page.history === null) return [];
  return historyOf(car, settings, read(today(settings.time_zone, now)).date);
}

/** Each photo with the thumbnail that the feed has for it, if any. */
function photosOf({ images, thumbnails }: Car, picture: VehicleSources["picture"]): VehicleView["photos"] {
  return images.flatMap(({ url, cutout }, at) => {
    const photo = picture(url, cutout);
    const thumb = thumbnails[at] ? (picture(thumbnails[at], cutout)?.src ?? null) : null;
    return photo ? [{ ...photo, ...(thumb ? { thumb } : {}) }] : [];
  });
}

/** 2.3, sidebar: each opens as a dialog and has a page of its own. */
function formsOf(car: Car, settings: PublicSettings, buttons: readonly CarButton[]): VehicleView["forms"] {
  const { test_drive, request_photos } = settings.enquiry;
  const here = buttons.includes("enquire");
  const path = (form: string, offered: boolean) => (offered ? `/cars/${car.slug}/${form}` : null);
  return {
    enquire: path("enquire", here),
    testDrive: path("test-drive", buttons.includes("test_drive") && test_drive !== null),
    photos: path("photos", here && request_photos),
  };
}

/** 2.3, 4.4: 'Reserve Car Now' to the checkout with its fee, or 'Ask to Reserve' to the contact page. */
function reserveOf(car: Car, settings: PublicSettings, isServed: VehicleSources["isServed"]): VehicleView["reserve"] {
  if (settings.vehicle_page.reserve_to_contact) {
    return canAskToReserve(car) && isServed("/contact") ? { url: questionAbout(car.id), fee: null } : null;
  }
  const word = settings.payment_provider?.checkout_word;
  if (!word || !canReserve(car, settings)) return null;
  return { url: `/cars/${car.slug}/${word}`, fee: formatOf(settings).money(reserveFee(car)) };
}

/** The trade-in link: the dealer's own tool if there is one, otherwise the site's form. Both receive the car. */
function tradeInOf(
  car: Car,
  settings: PublicSettings,
  buttons: readonly CarButton[],
  isServed: VehicleSources["isServed"],
): VehicleView["tradeIn"] {
  const tool = settings.external_valuation;
  if (tool && buttons.includes("external_valuation") && isServed(tool.url)) {
    const isOwn = tool.url.startsWith("/");
    // A visitor who comes from a car lands directly at the page's form.
    const url = isOwn ? `${tool.url}?${new URLSearchParams({ car_id: car.id })}#trade-in` : tool.url;
    return { label: tool.label, url };
  }
  return buttons.includes("trade_in") ? { label: "Trade-In Valuation", url: tradeInPath(car.id) } : null;
}

/** Spec 3.1.7: these categories mark weekly cars. */
const isHired = ({ categories }: Car): boolean => categories.includes("Subscription") || categories.includes("Rental");

function hireTermsOf(settings: PublicSettings, isServed: VehicleSources["isServed"]): VehicleView["hireTerms"] {
  const { hire_terms } = settings.vehicle_page;
  if (!hire_terms) return null;
  const { included, limits, notice, plans } = hire_terms;
  return { included, limits, notice, plans: plans && isServed(plans) ? plans : null };
}

function trailerOf({ item_type, attributes: { atm, ball_weight } }: Car): VehicleView["trailer"] {
  if (item_type !== "caravan" || typeof atm !== "number") return null;
  return { atm, ball: typeof ball_weight === "number" ? ball_weight : null };
}

function financeOf(car: Car, settings: PublicSettings, now: number): FinanceView | null {
  const finance = financeDisplay(car, settings, now);
  const provider = settings.finance_provider;
  if (!finance?.repayment || !provider) return null;
  return { ...finance, lender: provider.name, warning: provider.warning, creditLicence: provider.credit_licence };
}

function marketOf(car: Car, settings: PublicSettings, state: VehicleView["state"]): VehicleView["market"] {
  const badge = state === "sold" ? null : marketBadge(car, settings);
  if (!badge) return null;
  const ofState = car.state === "" ? "state average" : `${car.state} average`;
  const region = car.autograb_data?.state_average_market_price ? ofState : "national average";
  return {
    amount: `${formatOf(settings).money(badge.below)} under`,
    text: `the ${region} for this ${settings.vehicle_words.one}`,
  };
}

function certifiedOf({ certified }: PublicSettings): VehicleView["certified"] {
  if (!certified) return null;
  const { name, title, text, points } = certified;
  return { name, title, text, points };
}

function historyBannerOf(
  car: Car,
  { vehicle_page: { history_banner } }: PublicSettings,
  isServed: VehicleSources["isServed"],
): VehicleView["historyBanner"] {
  if (!history_banner) return null;
  const kind = isCommercial(car) ? "commercial" : "passenger";
  const url = history_banner[kind];
  return isServed(url) ? { name: history_banner.name, url, kind } : null;
}

/** 2.3: the history banner has one link for passenger and one for commercial vehicles. */
function isCommercial({ item_type, simple_body }: Car): boolean {
  return item_type === "truck" || /^(ute|van|cab chassis|truck|bus)$/i.test(simple_body);
}
