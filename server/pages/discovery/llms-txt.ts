import { publicPhone } from "#domain/phone/public-phone.ts";
import { offeredSorts } from "#domain/search/sort-orders.ts";
import { hoursTable } from "#domain/location/opening-hours.ts";
import { placeName } from "#domain/location/place-name.ts";
import { searchLink } from "#domain/search/search-link.ts";
import type { Format } from "#domain/country/format.ts";
import type { Location } from "#domain/location/location.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";
import { endOfDay, type SiteDocument, type StockSources } from "./document.ts";

/** The site for language models: who the dealer is, where to find things, how to query cars. */
export function llmsTxt({ runtime, state, pages: found, now }: StockSources): SiteDocument {
  const { site, pageSite } = runtime;
  const { origin } = pageSite;
  const settings = site.public;
  const suffix = ` | ${settings.name}`;
  const pages = found.filter(({ kind, path }) => kind !== "models" && path !== "/credits");
  const link = (name: string, path: string, text: string) => `- [${name}](${origin}${path}): ${text}`;
  const body = [
    `# ${settings.name}`,
    `> ${settings.description}`,
    settings.about.trim(),
    "## Key pages",
    pages
      .map(({ title, path, description }) => link(title.replace(suffix, "") || settings.name, path, description))
      .join("\n"),
    "## Stock",
    stockText({ runtime, state }),
    "## Locations",
    site.locations
      .filter(({ visible }) => visible)
      .map((location) => placeText(location, settings))
      .join("\n"),
    "## Optional",
    [
      link("New arrivals", "/new-arrivals.xml", "RSS, newest first, with pictures and prices"),
      link("Sitemap", "/sitemap.xml", "every page and every car, with the date of its last change"),
    ].join("\n"),
  ].join("\n\n");
  return { type: "text/plain; charset=utf-8", body: `${body}\n`, until: endOfDay(now) };
}

function stockText({ runtime, state: { stock } }: Pick<StockSources, "runtime" | "state">): string {
  const { origin } = runtime.pageSite;
  const { all } = stock.counts;
  const { format } = runtime.pageSite;
  const [make] = stock.tally("make");
  const [body] = stock.tally("body");
  const orders = offeredSorts(stock.grammar.attributes).map(({ order }) => order);
  const example = (refinements: Record<string, string[]>) => origin + searchLink(stock.grammar, refinements);
  return [
    `${runtime.pageSite.format.number(all)} vehicles are listed now at ${origin}${runtime.site.public.default_search_path}. Prices are in ${runtime.site.public.currency}.`,
    `- Free text, in plain words: ${origin}/search?q={words}, for example "automatic SUV under 30,000". It leads to the listing that the words mean.`,
    ...(make ? [`- One make (${make.count} of ${make.value}): ${example({ make: [make.value] })}`] : []),
    ...(body ? [`- One body style: ${example({ body: [body.value] })}`] : []),
    `- Price, ${format.say("kilometres")} and year are ranges in the query, either end may be empty: ${origin}/search?price=10000,30000${odometerNote(format)}`,
    `- Order: sortBy=${orders.join(", ")}. Further pages: page=2`,
    `- One vehicle: ${origin}/cars/{slug}, with structured data (schema.org Car and Offer) in its head.`,
  ].join("\n");
}

/** Addresses hold metric figures on every site. */
function odometerNote({ measure, number }: Pick<Format, "measure" | "number">): string {
  const { unit, limit } = measure("km");
  return unit === "km" ? "" : ` (up to ${number(60_000)} ${unit} is km=,${limit(60_000, "max")})`;
}

function placeText(
  { name, address, contact_detail, location_type, coming_soon_text }: Location,
  settings: PublicSettings,
) {
  const hours = hoursTable({ location_type, contact_detail }, settings).map(
    ({ days, text }) => `${days} ${text.replaceAll("\u00a0", " ")}`,
  );
  const where = [address.street, address.city, address.state, address.postcode].join(", ");
  const open = coming_soon_text || hours.join("; ");
  return `- ${placeName(name)}: ${where}. Phone ${publicPhone({ location_type, contact_detail }, settings)}. ${open}`;
}
