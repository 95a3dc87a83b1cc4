import type { Location } from "#domain/location/location.ts";
import { nextMidnight } from "#domain/location/holiday-hours.ts";
import { valueOfSlug } from "#domain/search/vocabulary.ts";
import { searchLink } from "#domain/search/search-link.ts";
import { emptySearch, setRefinement } from "#domain/search/search-state.ts";
import { primaryLocation } from "#domain/location/primary-location.ts";
import { cardOf, shownCar } from "#app/pages/card/shown-car.ts";
import { bodyPicture } from "#app/features/chrome/body-picture.ts";
import { rateNoteOf } from "#app/features/card/rate-note.ts";
import { toHead } from "#app/features/chrome/page-head.ts";
import { dealerSchema } from "#app/features/discovery/dealer-schema.ts";
import { toStockPanel } from "#app/features/finder/stock-panel-view.ts";
import { type LeadModel, toHero } from "#app/features/home/hero-view.ts";
import type { HomeView } from "#app/features/home/home-view.ts";
import { toPrices } from "#app/features/home/prices-view.ts";
import { toPlaces } from "#app/features/home/places-view.ts";
import { toPromises } from "#app/features/home/promises-view.ts";
import { toPromos } from "#app/features/promos/promo-view.ts";
import { toReviews } from "#app/features/reviews/reviews-view.ts";
import { toSubscribeView } from "#app/features/subscribe/subscribe-view.ts";
import { addressSchema, placeSchema } from "#app/features/locations/location-schema.ts";
import type { PageContext, PageSite } from "#site/page-ports.ts";
import { loadBudget } from "#app/pages/finance/budget-data.ts";
import { loadHomeContent } from "./home-content.ts";
import { isServed } from "#site/paths/find-path.ts";

const arrivalsShown = 4;

/** Loads the home page and the data of its sections. */
export function loadHome(page: PageContext) {
  const { site, stock, now: date, picture, read } = page;
  const { settings, locations, content } = site;
  const { grammar } = stock;
  const now = date.getTime();
  const newest = stock.newest(24).map((car) => shownCar(car, page));
  const arrivals = newest.slice(0, arrivalsShown);
  const served = (url: string) => isServed(site, url);
  const atPlaces = stock.tally("location_name");

  const view: HomeView = {
    sections: settings.home,
    hero: toHero({ settings, total: stock.counts().all, newest, lead: leadModel(page), now, picture }),
    prices: settings.home.includes("prices") ? toPrices(stock.tally("price_range"), grammar, site.format) : [],
    bodies: stock.strip("body").map(({ value, count }) => ({
      name: value,
      count,
      url: searchLink(grammar, { body: [value] }),
      picture: picture(bodyPicture(value)),
    })),
    makes: settings.search.make_strip
      ? stock.strip("make").map(({ value, count }) => ({
          name: value,
          count,
          url: searchLink(grammar, { make: [value] }),
          picture: null,
        }))
      : [],
    allCars: settings.default_search_path,
    newest: searchLink(grammar),
    places: toPlaces({
      settings,
      locations,
      now,
      read,
      carsAt: (name) => atPlaces.find(({ value }) => value === name)?.count ?? 0,
      linkTo: (name) => searchLink(grammar, { location_name: [name] }),
      makeNamed: (slug) => valueOfSlug(grammar.vocabulary, "make", slug) ?? slug,
    }),
    placesWord: settings.locations.places_word,
    locationsUrl: settings.locations.path,
    promises: toPromises(content.promises, settings, served),
    about: settings.about.split(/\n\s*\n/),
  };
  const reviews = settings.home.includes("reviews")
    ? // Demo reviews state their age in days, so their dates change at midnight.
      read({
        value: toReviews({ settings, reviews: content.reviews, locations, now, picture }),
        until: nextMidnight(settings, now),
      })
    : null;
  const main = primaryLocation(site.locations);
  const cards = arrivals.map((car) => cardOf(car, page));
  return {
    view,
    reviews,
    content: loadHomeContent(page),
    promos: settings.home.includes("promos") ? toPromos(page, "home", served) : [],
    subscribe: settings.home.includes("subscribe") ? toSubscribeView(settings) : null,
    panel: toStockPanel(settings, stock.models()),
    budgetSwitch: settings.hero.budget_switch,
    budget: settings.budget_finder && loadBudget(settings.budget_finder, page),
    arrivals: cards,
    rateNote: rateNoteOf(cards, settings),
    head: toHead({
      site,
      path: "/",
      schema: dealerSchema({
        ...site,
        place: main ? dealerPlace(main, site, now) : {},
        reviews: (reviews?.reviews ?? []).map(({ name, stars, start, more }) => ({ name, stars, text: start + more })),
      }),
    }),
  };
}

/** The cars of the model that the hero names, the dearest grade first. */
function leadModel({ site, stock }: PageContext): LeadModel | null {
  const { model } = site.settings.hero;
  if (model === null) return null;
  const { cars, total } = stock.search(setRefinement(emptySearch("price:desc"), "model", [model]));
  return { cars, count: total, url: searchLink(stock.grammar, { model: [model] }) };
}

/** States hours only for a single location; several state them on their own pages. */
function dealerPlace(main: Location, { locations, settings }: PageSite, now: number) {
  const alone = locations.filter(({ visible }) => visible).length === 1;
  return alone ? placeSchema(main, { settings, now }) : addressSchema(main, settings);
}

export type HomeData = ReturnType<typeof loadHome>;
