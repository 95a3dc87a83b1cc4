import { townLine } from "#domain/location/town-line.ts";
import { type Format, formatOf } from "#domain/country/format.ts";
import { inWords, wordsFor } from "#domain/car/vehicle-words.ts";
import type { Car } from "#domain/car/car.ts";
import { isHeld } from "#domain/car/hold.ts";
import { canReserve } from "#domain/car/may-reserve.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";
import { titleOf } from "#domain/car/title.ts";
import { pathOf } from "#app/pages/own-enquiry/own-enquiry-view-of.ts";
import { formNamed } from "#domain/form/forms.ts";
import { tradeInNames } from "#domain/form/trade-in-answers.ts";
import { isSignUp, nextSteps } from "#domain/form/next-steps.ts";
import type { Location } from "#domain/location/location.ts";
import { withBadge } from "#domain/location/coming-location.ts";
import { publicPhone } from "#domain/phone/public-phone.ts";
import { openNow } from "#domain/location/open-now.ts";
import { concernedPlace } from "#domain/location/concerned-place.ts";
import { placeName } from "#domain/location/place-name.ts";
import { type Valuation, valuationAnswer } from "#domain/valuation/valuation.ts";
import { financeWithTradeIn } from "#app/pages/finance/trade-in-finance.ts";
import { RateNote } from "../features/card/card-repayment.tsx";
import { cardOf } from "#app/pages/card/shown-car.ts";
import { rateNoteOf } from "../features/card/rate-note.ts";
import { toHead } from "../features/chrome/page-head.ts";
import type { SentPlace } from "../features/enquiry/sent-choices.tsx";
import { SuccessPage } from "../features/enquiry/success-page.tsx";
import { toResultView } from "../features/trade-in/result-view.ts";
import { Result } from "../features/trade-in/result.tsx";
import resultStyles from "../features/trade-in/result.css?url";
import successStyles from "../features/enquiry/success.css?url";
import { linkContext, pageContext } from "../page-context.ts";
import type { PageContext } from "#site/page-ports.ts";
import type { Route } from "./+types/success";
import { StockCard } from "#app/pages/card/stock-card.tsx";

const similarShown = 4;

const confirmation = "A confirmation is on its way to you by email.";

/** 2.1: /success?category={category}&{extra key=value pairs}; of the pairs, the car. */
export const handle = {
  kinds: ["forms"],
  parameters: ["category", "car_id", "valuation_id", "form", "location_id", "own", tradeInNames.finance],
  // Only for the holder of the valuation's id, or of the key to what was sent: such a page is never cached.
  mailed: ["valuation_id", "own"],
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { site, stock, now } = page;
  const { settings } = site;
  const form = url.searchParams.get("form");
  const ownToken = url.searchParams.get("own");
  const id = url.searchParams.get("valuation_id");
  const valued = id === null ? null : ((await context.get(linkContext)?.valuations.get(id)) ?? null);
  const category = valued ? "trade-in-valuation" : (url.searchParams.get("category") ?? "");
  const [car = null] = stock.byIds([url.searchParams.get("car_id") ?? ""]);
  const said = nextSteps(category, valued ? null : form, car);
  const words = wordsFor(car, settings.vehicle_words);
  const text = {
    title: inWords(said.title, words),
    steps: [confirmation, ...said.steps].map((step) => inWords(site.format.say(step), words)),
  };
  const cars = car ? stock.similar(car, similarShown) : [];
  const at = car?.location_id ?? url.searchParams.get("location_id");
  // A sign-up for news went to nobody in particular.
  const location = isSignUp(category) ? null : concernedPlace(site.locations, at);
  const similar = cars.map((one) => cardOf(one, page));
  return {
    result: valued && toResultView(valued, formatOf(settings), settings.time_zone),
    underFinance: url.searchParams.get(tradeInNames.finance) === "Yes",
    reserve: valued && car ? reserveWith(valued.id, car, settings, now.getTime()) : null,
    finance: valued && financeWithTradeIn(car, lowOf(valued, formatOf(settings)), page),
    text,
    form,
    // Without a script the address has the key.
    own: ownToken === null ? null : pathOf(ownToken),
    trial: formNamed(form)?.takesSeat ? inWords("{Test drive}", words) : null,
    place: location ? placeOf(location, page) : null,
    phone: settings.phone,
    listing: settings.default_search_path,
    car: car ? { name: titleOf(car).full, short: titleOf(car).heading, url: `/cars/${car.slug}` } : null,
    similar,
    rateNote: rateNoteOf(similar, settings),
    head: toHead({ site, path: "/success", title: text.title, noindex: true }),
  };
}

function placeOf(location: Location, { site: { settings }, now, read }: PageContext): SentPlace {
  const { address, time_zone } = location;
  const { open, text } = read(openNow(location, now.getTime()));
  return {
    name: withBadge(placeName(location.name), location),
    lines: [address.street, townLine(address)],
    phone: publicPhone(location, settings),
    status: text === "" ? "" : open ? `open ${text}` : `closed now, ${text}`,
    time_zone,
  };
}

function lowOf(valuation: Valuation, format: Format): number | null {
  const answer = valuationAnswer(valuation, format);
  return "low" in answer ? answer.low : null;
}

/** Back to the order that it was valued for: the estimate goes along with the reservation. */
function reserveWith(valuation_id: string, car: Car, settings: PublicSettings, now: number): string | null {
  const word = settings.payment_provider?.checkout_word;
  if (!word || !canReserve(car, settings) || isHeld(car, now)) return null;
  return `/cars/${car.slug}/${word}?${new URLSearchParams({ valuation_id }).toString()}`;
}

export const links = () => [successStyles, resultStyles].map((href) => ({ rel: "stylesheet", href }));

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Success({
  loaderData: { similar, rateNote, result, underFinance, head: _head, ...page },
}: Route.ComponentProps) {
  const cards = similar.length > 0 && similar.map((card) => <StockCard key={card.id} card={card} headingLevel={3} />);
  // One number per page: the yard's if there is one.
  const phone = page.place?.phone ?? page.phone;
  return (
    <>
      <SuccessPage
        {...page}
        similar={cards}
        result={result && <Result result={result} phone={phone} underFinance={underFinance} />}
      />
      {rateNote !== null && <RateNote text={rateNote} />}
    </>
  );
}
