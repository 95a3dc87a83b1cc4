import { inWords } from "#domain/car/vehicle-words.ts";
import { Suspense } from "react";
import { data, redirect } from "react-router";
import { nextChangeOf } from "#domain/car/next-change.ts";
import { titleOf } from "#domain/car/title.ts";
import { late } from "#app/ui/late.ts";
import { sitePaths } from "#site/site-paths.ts";
import { RateNote } from "../features/card/card-repayment.tsx";
import { toCardView } from "../features/card/card-view.ts";
import { rateNoteOf } from "../features/card/rate-note.ts";
import { toHead } from "../features/chrome/page-head.ts";
import { linkFilter } from "../features/chrome/served-links.ts";
import { toPromos } from "../features/promos/promo-view.ts";
import { Promos } from "../features/promos/promos.tsx";
import { chatTags } from "../features/discovery/chat-tags.ts";
import { carDescription } from "../features/vehicle/car-description.ts";
import { carSchema } from "../features/vehicle/car-schema.ts";
import { GonePage } from "../features/vehicle/gone-page.tsx";
import { lastCrumb } from "../features/vehicle/last-crumb.ts";
import { pageContext } from "../page-context.ts";
import type { Route } from "./+types/car";
import { RecentlySeen } from "./recently-seen.tsx";
import { StockCard } from "./stock-card.tsx";
import { StockVehicle } from "./stock-vehicle.tsx";
import { loadVehicle } from "./vehicle-data.ts";

const loadCalculator = () => import("../features/finance/calculator.tsx").then((module) => module.CarCalculator);
const LateCalculator = import.meta.env.SSR ? await loadCalculator() : late(loadCalculator);
/** There before a page that the browser draws itself, where coming late would move what stands below it. */
let readyCalculator: Awaited<ReturnType<typeof loadCalculator>> | null = null;

const loadOwnPayment = () => import("../features/reserve/own-payment.tsx").then((module) => module.OwnPayment);
const OwnPayment = import.meta.env.SSR ? await loadOwnPayment() : late(loadOwnPayment);

const similarShown = 4;

export const handle = { kinds: ["vehicle"] };

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [answer, calculator] = await Promise.all([serverLoader(), loadCalculator().catch(() => null)]);
  readyCalculator = calculator;
  return answer;
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const listed = await page.stock.bySlug(params.slug);
  const car = listed ?? (await page.stock.gone(params.slug));
  const movedTo = car ? null : await page.stock.movedTo(params.slug);
  if (movedTo !== null) throw redirect(`/cars/${movedTo}`, 301);
  const { site, stock, now, picture, preview, changesAt } = page;
  const { settings, origin } = site;
  const similar = car ? stock.similar(car, similarShown) : stock.newest(similarShown);
  for (const one of car ? [car, ...similar] : similar) {
    const moment = nextChangeOf(one, settings, now.getTime());
    if (moment !== null) changesAt(new Date(moment));
  }
  const similarCards = similar.map((one) => toCardView(one, { settings, grammar: stock.grammar, now, picture }));
  const cards = {
    similar: similarCards,
    rateNote: rateNoteOf(similarCards, settings),
    listing: settings.default_search_path,
  };
  const path = `/cars/${params.slug}`;
  if (!car) {
    const head = toHead({ site, path, title: inWords("Car not found", settings.vehicle_words), noindex: true });
    return data({ ...cards, head, heading: null, car: null, wish: "/enquire/similar" }, { status: 404 });
  }
  const { heading, full } = titleOf(car);
  if (!listed) {
    const head = toHead({ site, path, title: `${full} (sold)`, noindex: true });
    return data({ ...cards, head, heading, car: null, wish: `${path}/similar` }, { status: 410 });
  }
  const vehicle = loadVehicle(car, page);
  const view = vehicle.car;
  const saysRates = vehicle.calculator !== null || view.finance !== null;
  return {
    ...cards,
    // The warning stands once, beside this car's own rate; the cards below lead there.
    rateNote: saysRates ? null : cards.rateNote,
    ...vehicle,
    heading,
    promos: toPromos(page, "vehicle", linkFilter(sitePaths(settings, site.content))),
    head: toHead({
      site,
      path,
      // Cars of one kind would all have one title.
      title: stock.isOnlyOne(car) ? full : `${full}, stock ${car.stocknum}`,
      description: carDescription(car, view),
      type: "product",
      crumbs: [...view.crumbs, { name: lastCrumb(view), url: path }],
      chat: chatTags(car, settings),
      image: view.photos[0] ? preview(view.photos[0].src) : null,
      schema: carSchema(car, {
        origin,
        siteName: settings.name,
        currency: settings.currency,
        phoneMasked: settings.phone_masked,
        photos: view.photos,
        place: view.place,
        now: now.getTime(),
      }),
    }),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function CarPage({ loaderData }: Route.ComponentProps) {
  const { similar, listing, heading, car, rateNote } = loaderData;
  const Calculator = readyCalculator ?? LateCalculator;
  const cards = similar.length > 0 && similar.map((card) => <StockCard key={card.id} card={card} headingLevel={3} />);
  const note = rateNote !== null && <RateNote text={rateNote} />;
  if (!car) {
    return (
      <>
        <GonePage heading={heading} listing={listing} similar={cards} wish={loaderData.wish} />
        {note}
      </>
    );
  }
  const { promos, calculator } = loaderData;
  return (
    <>
      <StockVehicle
        vehicle={loaderData}
        similar={cards}
        calculator={
          calculator && (
            <Suspense>
              <Calculator view={calculator} />
            </Suspense>
          )
        }
        ownHold={
          (car.state === "being_reserved" || car.state === "reserved") && (
            <Suspense>
              <OwnPayment carId={car.id} isReserved={car.state === "reserved"} />
            </Suspense>
          )
        }
        recent={<RecentlySeen id={car.id} />}
      />
      <Promos promos={promos} />
      {note}
    </>
  );
}
