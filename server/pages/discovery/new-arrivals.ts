import type { Car } from "#domain/car/car.ts";
import { besidePrice, priceDisplay } from "#domain/car/price.ts";
import { titleOf } from "#domain/car/title.ts";
import { placeOfCar } from "#domain/car/place-of-car.ts";
import { escapeMarkup } from "#domain/text/escape-markup.ts";
import type { SiteDocument, StockSources } from "./document.ts";

const shown = 50;

/** RSS 2.0 of the latest arrivals. */
export function newArrivals(from: StockSources): SiteDocument {
  const { runtime, state } = from;
  const { origin, settings } = runtime.pageSite;
  const cars = state.stock.newest(shown);
  const built = cars[0]?.created_at;
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
<title>${escapeMarkup(`New arrivals at ${settings.name}`)}</title>
<link>${origin}${settings.default_search_path}</link>
<description>${escapeMarkup(settings.description)}</description>
<language>${settings.locale}</language>
${built === undefined ? "" : `<lastBuildDate>${rssDate(built)}</lastBuildDate>\n`}<atom:link href="${origin}/new-arrivals.xml" rel="self" type="application/rss+xml"/>
${cars.map((car) => itemOf(car, from)).join("\n")}
</channel>
</rss>
`;
  return { type: "application/rss+xml; charset=utf-8", body };
}

function itemOf(car: Car, { runtime, media }: StockSources): string {
  const { origin, settings } = runtime.pageSite;
  const url = `${origin}/cars/${car.slug}`;
  const price = priceDisplay(car, settings);
  const said = [
    [price.text, besidePrice(price)].filter(Boolean).join(" "),
    car.km === null ? "" : runtime.pageSite.format.odometer(car.km),
    car.simple_transmission,
    car.simple_fuel,
    placeOfCar(car),
    `Stock number ${car.stocknum}`,
  ].filter((part) => part !== "");
  const image = pictureOf(car, media);
  return [
    "<item>",
    `<title>${escapeMarkup(`${titleOf(car).full}, ${price.text}`)}</title>`,
    `<link>${url}</link>`,
    `<guid isPermaLink="false">${escapeMarkup(`${settings.id}:${car.id}`)}</guid>`,
    `<pubDate>${rssDate(car.created_at)}</pubDate>`,
    `<description>${escapeMarkup(said.join(". "))}.</description>`,
    ...(image
      ? [`<media:content url="${escapeMarkup(origin + image)}" medium="image" type="image/webp" width="960"/>`]
      : []),
    "</item>",
  ].join("\n");
}

function pictureOf({ images: [first] }: Car, media: StockSources["media"]): string | null {
  const file = first?.url.startsWith("/media/") ? media.find(first.url.slice("/media/".length)) : null;
  return file && !file.path.endsWith(".svg") ? `/img/${file.hash}/960-75/${file.path}` : null;
}

const rssDate = (iso: string): string => new Date(iso).toUTCString();
