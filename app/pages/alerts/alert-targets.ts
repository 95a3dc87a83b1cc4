import { inWords } from "#domain/car/vehicle-words.ts";
import { data } from "react-router";
import { alertChoices, type AlertSubject, alertWording } from "#domain/alert/alert.ts";
import { isAvailable } from "#domain/car/availability.ts";
import { titleOf } from "#domain/car/title.ts";
import { describeSearch } from "#domain/search/describe-search.ts";
import { normalSearch } from "#domain/search/search-state.ts";
import { decodeSearch, encodeSearch } from "#domain/search/search-url.ts";
import type { AskView } from "#app/features/alerts/ask-view.ts";
import type { PageContext } from "#site/page-ports.ts";

/** The most saved cars that one form can watch. */
const mostCars = 20;

export type AlertTarget = { subjects: AlertSubject[]; view: AskView };

/** What the address of the form is about: the search of a listing, or cars by their ids. */
export function alertTarget(url: URL, page: PageContext): AlertTarget {
  if (!page.site.settings.alerts) throw data(null, { status: 404 });
  const search = url.searchParams.get("for");
  const target = search === null ? carTarget(url, page) : searchTarget(search, url, page);
  if (!target) throw data(null, { status: 404 });
  return target;
}

function searchTarget(search: string, url: URL, { site, stock }: PageContext): AlertTarget | null {
  if (!search.startsWith("/") || !URL.canParse(search, site.origin)) return null;
  const { pathname, searchParams } = new URL(search, site.origin);
  const decoded = decodeSearch(pathname, searchParams, stock.grammar);
  if (decoded.kind === "unknown") return null;
  const state = normalSearch({ ...decoded.state, page: 1, sortBy: stock.grammar.defaultSort });
  const name = describeSearch(state, stock.grammar, site.settings, 0).h1;
  return {
    subjects: [{ kind: "search", state }],
    view: {
      ...shared(url, site),
      title: "Email me new matches",
      intro: "We write when something comes in that fits this search:",
      names: [name],
      back: {
        url: encodeSearch(decoded.state, stock.grammar),
        label: inWords("Back to the {vehicles}", site.settings.vehicle_words),
      },
      choices: alertChoices.search,
    },
  };
}

function carTarget(url: URL, { site, stock }: PageContext): AlertTarget | null {
  const ids = [...new Set((url.searchParams.get("car") ?? "").split(","))].slice(0, mostCars);
  const cars = stock.byIds(ids).filter((car) => car !== null);
  const [first] = cars;
  if (!first) return null;
  const say = (text: string) => inWords(text, site.settings.vehicle_words);
  const isSold = cars.every((car) => !isAvailable(car));
  return {
    subjects: cars.map((car) => ({ kind: "car", car_id: car.id, name: titleOf(car).full })),
    view: {
      ...shared(url, site),
      title: isSold ? "Tell me if it comes back" : "Tell me about price drops",
      intro: say(
        isSold
          ? "Sales fall through now and then. We write when this {vehicle} can be bought again:"
          : cars.length === 1
            ? "We write when the price of this {vehicle} drops, or when it is back after a sale fell through:"
            : "We write when the price of one of these {vehicles} drops, or when it is back after a sale fell through:",
      ),
      names: cars.map((car) => titleOf(car).full),
      back:
        cars.length === 1
          ? { url: `/cars/${first.slug}`, label: say("Back to the {vehicle}") }
          : {
              url: site.settings.favourites?.path ?? site.settings.default_search_path,
              label: say("Back to your {vehicles}"),
            },
      choices: alertChoices.car,
    },
  };
}

function shared(url: URL, { settings }: PageContext["site"]) {
  return { path: `${url.pathname}${url.search}`, wording: alertWording, privacy: settings.privacy_path };
}
