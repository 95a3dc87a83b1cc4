import { runningOffers } from "#domain/offer/running-offers.ts";
import { makeNames } from "./names.ts";
import { htmlOf, pictureOf, type SectionSources } from "./section-sources.ts";
import type { OfferView } from "./section-view.ts";

type Sources = Pick<SectionSources<never, never, never>, "page" | "isServed">;

/** Active offers, by manufacturer. The page's cached copy expires when the first of them ends. */
export function offerGroups(make: string, from: Sources): { make: string; offers: OfferView[] }[] {
  const { site, stock, now, read } = from.page;
  const { time_zone } = site.settings;
  const wanted = site.content.offers.filter(({ manufacturer }) => make === "" || manufacturer === make);
  const nameOf = makeNames(stock.grammar);
  const running = read(runningOffers(wanted, now.getTime(), time_zone));
  const views = running.map((offer) => ({
    slug: offer.slug,
    title: offer.title,
    make: nameOf(offer.manufacturer),
    html: htmlOf(offer.body, from.page),
    terms: offer.terms,
    ends: offer.ends && site.format.date(offer.ends, "day"),
    picture: pictureOf(offer.image, "", from.page),
    url: offer.url !== null && from.isServed(offer.url) ? offer.url : null,
  }));
  return [...Map.groupBy(views, (offer) => offer.make)].map(([name, offers]) => ({ make: name, offers }));
}
