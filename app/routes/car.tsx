import { inWords } from "#domain/car/vehicle-words.ts";
import { data, redirect } from "react-router";
import { titleOf } from "#domain/car/title.ts";
import { calculatorParams } from "#domain/finance/calculator-query.ts";
import { planParameter } from "#domain/form/plan-parameter.ts";
import { siteFormPath } from "#domain/form/forms.ts";
import { RateNote } from "../features/card/card-repayment.tsx";
import { cardOf, shownCar } from "#app/pages/card/shown-car.ts";
import { rateNoteOf } from "../features/card/rate-note.ts";
import { toHead } from "../features/chrome/page-head.ts";
import { toPromos } from "../features/promos/promo-view.ts";
import { Promos } from "../features/promos/promos.tsx";
import { chatTags } from "../features/discovery/chat-tags.ts";
import { carDescription } from "../features/vehicle/car-description.ts";
import { carSchema } from "../features/vehicle/car-schema.ts";
import { GonePage } from "../features/vehicle/gone-page.tsx";
import { Island } from "../islands/island.tsx";
import { pageContext } from "../page-context.ts";
import type { Route } from "./+types/car";
import { StockCard } from "#app/pages/card/stock-card.tsx";
import { StockVehicle } from "#app/pages/vehicle/stock-vehicle.tsx";
import { loadVehicle } from "#app/pages/vehicle/vehicle-data.ts";
import type { VehicleView } from "../features/vehicle/vehicle-view.ts";
import type { SheetKind } from "#app/styles/page-kinds.ts";
import { isServed } from "#site/paths/find-path.ts";

const similarShown = 4;

/** The page depends only on the figures of its calculator and on the plan of a subscription. A car that is gone has a page of text. */
export const handle = {
  kinds: ({ car }: { car?: Pick<VehicleView, "subscribe" | "consumerNotice"> | null }): SheetKind[] =>
    car
      ? ["vehicle", ...(car.subscribe ? ["plans" as const] : []), ...(car.consumerNotice ? ["notice" as const] : [])]
      : ["content"],
  parameters: [...calculatorParams, planParameter],
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const listed = await page.stock.bySlug(params.slug);
  const car = listed ?? (await page.stock.gone(params.slug));
  const movedTo = car ? null : await page.stock.movedTo(params.slug);
  if (movedTo !== null) throw redirect(`/cars/${movedTo}`, 301);
  const { site, stock, now, preview } = page;
  const { settings, origin } = site;
  const similar = car ? stock.similar(car, similarShown) : stock.newest(similarShown);
  if (car) shownCar(car, page);
  const similarCards = similar.map((one) => cardOf(one, page));
  const cards = {
    similar: similarCards,
    rateNote: rateNoteOf(similarCards, settings),
    listing: settings.default_search_path,
  };
  const path = `/cars/${params.slug}`;
  if (!car) {
    const head = toHead({ site, path, title: inWords("{Vehicle} not found", settings.vehicle_words), noindex: true });
    return data({ ...cards, head, heading: null, car: null, wish: siteFormPath("similar") }, { status: 404 });
  }
  const { heading, full } = titleOf(car);
  if (!listed) {
    const head = toHead({ site, path, title: `${full} (sold)`, noindex: true });
    return data({ ...cards, head, heading, car: null, wish: `${path}/similar` }, { status: 410 });
  }
  const vehicle = loadVehicle(car, page, url.searchParams);
  const view = vehicle.car;
  const saysRates = vehicle.calculator !== null || view.finance !== null;
  return {
    ...cards,
    // The warning appears once, beside this car's own rate; the cards below link to it.
    rateNote: saysRates ? null : cards.rateNote,
    ...vehicle,
    heading,
    promos: toPromos(page, "vehicle", (url) => isServed(site, url)),
    head: toHead({
      site,
      path,
      // Cars of one kind would all have one title.
      title: stock.isOnlyOne(car) ? full : `${full}, stock ${car.stocknum}`,
      description: carDescription(car, view),
      type: "product",
      crumbs: view.crumbs,
      chat: chatTags(car, settings),
      image: view.photos[0] ? preview(view.photos[0].src) : null,
      schema: carSchema(car, {
        format: site.format,
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
        calculator={calculator && <Island name="calculator" when="idle" props={{ view: calculator, look: "car" }} />}
        ownHold={
          (car.state === "being_reserved" || car.state === "reserved") && (
            <Island name="own-payment" when="idle" props={{ carId: car.id, isReserved: car.state === "reserved" }} />
          )
        }
        recent={<Island name="recent-cars" when="idle" props={{ id: car.id }} />}
      />
      <Promos promos={promos} />
      {note}
    </>
  );
}
