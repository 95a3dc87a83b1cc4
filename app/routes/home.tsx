import { Suspense } from "react";
import { nextChangeOf } from "#domain/car/next-change.ts";
import type { Location } from "#domain/location/location.ts";
import { nextMidnight } from "#domain/location/holiday-hours.ts";
import { valueOfSlug } from "#domain/search/search-grammar.ts";
import { searchLink } from "#domain/search/search-link.ts";
import { emptySearch, setRefinement } from "#domain/search/search-state.ts";
import { primaryLocation } from "#domain/location/primary-location.ts";
import { toCardView } from "../features/card/card-view.ts";
import { bodyPicture } from "../features/chrome/body-picture.ts";
import { rateNoteOf } from "../features/card/rate-note.ts";
import { toHead } from "../features/chrome/page-head.ts";
import { linkFilter } from "../features/chrome/served-links.ts";
import { dealerSchema } from "../features/discovery/dealer-schema.ts";
import { BudgetPanel } from "../features/budget/budget-panel.tsx";
import { HeroPanel } from "../features/finder/hero-panel.tsx";
import { StockPanel } from "../features/finder/stock-panel.tsx";
import { toStockPanel } from "../features/finder/stock-panel-view.ts";
import { type LeadModel, toHero } from "../features/home/hero-view.ts";
import { HomePage } from "../features/home/home-page.tsx";
import type { HomeView } from "../features/home/home-view.ts";
import { toPrices } from "../features/home/prices-view.ts";
import { toPlaces } from "../features/home/places-view.ts";
import { toPromises } from "../features/home/promises-view.ts";
import { toPromos } from "../features/promos/promo-view.ts";
import { toReviews } from "../features/reviews/reviews-view.ts";
import { toSubscribeView } from "../features/subscribe/subscribe-view.ts";
import { late } from "#app/ui/late.ts";
import { sitePaths } from "#site/site-paths.ts";
import { addressSchema, placeSchema } from "../features/locations/location-schema.ts";
import { pack, unpack } from "../packed.ts";
import { type PageContext, type PageSite, pageContext } from "../page-context.ts";
import { useSlots } from "../templates/use-slots.ts";
import type { Route } from "./+types/home";
import { loadBudget } from "./budget-data.ts";
import { loadHomeContent } from "./home-content.ts";

const arrivalsShown = 4;

const loadLower = () => import("./home-lower.tsx").then(({ HomeLower: lower }) => lower);
const HomeLower = import.meta.env.SSR ? await loadLower() : late(loadLower);

export const handle = { kinds: ["home"] };

export function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { site, stock, now: date, picture, changesAt } = page;
  const { settings, locations, content } = site;
  const { grammar } = stock;
  const now = date.getTime();
  const newest = stock.newest(24);
  const arrivals = newest.slice(0, arrivalsShown);
  const changes = newest.map((car) => nextChangeOf(car, settings, now)).filter((moment) => moment !== null);
  if (changes.length > 0) changesAt(new Date(Math.min(...changes)));
  const isServed = linkFilter(sitePaths(settings, content));
  const atPlaces = stock.tally("location_name");

  const view: HomeView = {
    sections: settings.home,
    hero: toHero({ settings, total: stock.counts().all, newest, lead: leadModel(page), now, picture }),
    prices: settings.home.includes("prices") ? toPrices(stock.tally("price_range"), grammar) : [],
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
      carsAt: (name) => atPlaces.find(({ value }) => value === name)?.count ?? 0,
      linkTo: (name) => searchLink(grammar, { location_name: [name] }),
      makeNamed: (slug) => valueOfSlug(grammar.vocabulary, "make", slug) ?? slug,
    }),
    placesWord: settings.locations.places_word,
    locationsUrl: settings.locations.path,
    promises: toPromises(content.promises, settings, isServed),
    about: settings.about.split(/\n\s*\n/),
  };
  const reviews = settings.home.includes("reviews")
    ? toReviews({ settings, reviews: content.reviews, locations, now, picture })
    : null;
  // Reviews of a demo are so many days old.
  if (reviews) changesAt(new Date(nextMidnight(settings, now)));
  const main = primaryLocation(site.locations);
  const cards = arrivals.map((car) => toCardView(car, { settings, grammar, now: date, picture }));
  const home = pack({
    view,
    reviews,
    content: loadHomeContent(page),
    promos: settings.home.includes("promos") ? toPromos(page, "home", isServed) : [],
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
  });
  return { home };
}

/** The model the site leads with, its dearest grade first. */
function leadModel({ site, stock }: PageContext): LeadModel | null {
  const { model } = site.settings.hero;
  if (model === null) return null;
  const { cars, total } = stock.search(setRefinement(emptySearch("price:desc"), "model", [model]));
  return { cars, count: total, url: searchLink(stock.grammar, { model: [model] }) };
}

/** A dealer of many places says the hours of each on their own pages. */
function dealerPlace(main: Location, { locations, settings }: PageSite, now: number) {
  const alone = locations.filter(({ visible }) => visible).length === 1;
  return alone ? placeSchema(main, { settings, now }) : addressSchema(main, settings);
}

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? unpack(loaderData.home).head : []);

export default function Home({ loaderData: { home } }: Route.ComponentProps) {
  const { view, panel, budget, budgetSwitch } = unpack(home);
  const { Hero } = useSlots();
  return (
    <HomePage
      view={view}
      Hero={Hero}
      panel={
        <HeroPanel
          stock={<StockPanel view={panel} />}
          budget={budget && budgetSwitch && <BudgetPanel view={budget} />}
        />
      }
      sections={
        <Suspense>
          <HomeLower home={home} />
        </Suspense>
      }
    />
  );
}
