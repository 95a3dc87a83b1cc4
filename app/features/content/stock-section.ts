import { isAvailable } from "#domain/car/availability.ts";
import type { LinkPart } from "#domain/page/section-parts.ts";
import { decodeSearch } from "#domain/search/search-url.ts";
import type { PageContext, SearchAnswer } from "#site/page-ports.ts";
import type { SectionSources } from "./section-sources.ts";

/** Two rows of four. */
const carsShown = 8;

type Found<Card> = { cards: Card[]; all: LinkPart | null; empty: string | null };

/** Cars of the first of these listings that has any; if none has, a link to all cars. */
export function stockOf<Card>(
  addresses: readonly string[],
  { page, cardOf }: Pick<SectionSources<Card, never, never>, "page" | "cardOf">,
): Found<Card> {
  const { site } = page;
  for (const [index, address] of addresses.entries()) {
    const found = search(address, page);
    const cars = found?.answer.cars.filter(isAvailable).slice(0, carsShown) ?? [];
    if (!found || cars.length === 0) continue;
    const { total } = found.answer;
    return {
      cards: cars.map(cardOf),
      all: {
        label: total === 1 ? "See it in the listing" : `See all ${site.format.number(total)}`,
        url: found.url,
      },
      empty: index > 0 ? "None of these in stock today. The closest we have:" : null,
    };
  }
  const { all } = page.stock.counts();
  const url = site.settings.default_search_path;
  return {
    cards: [],
    all: { label: all > 0 ? `See all ${site.format.number(all)} in stock` : "See our stock", url },
    empty: "None in stock today. Tell us what you are after and we will call you when one comes in.",
  };
}

/** The results of a listing's address, and the address in this site's spelling. */
function search(address: string, { stock }: Pick<PageContext, "stock">): { answer: SearchAnswer; url: string } | null {
  const { pathname, searchParams } = new URL(address, "http://page");
  const decoded = decodeSearch(pathname, searchParams, stock.grammar);
  if (decoded.kind !== "state") return null;
  return { answer: stock.search(decoded.state), url: decoded.canonical ? address : decoded.url };
}
