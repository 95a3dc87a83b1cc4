import { escapeMarkup } from "#domain/text/escape-markup.ts";
import { endOfDay, type SiteDocument, type StockSources } from "./document.ts";
import { type SiteUrl, type SiteUrls, type StockUrls, stockUrls, type UrlKind, urlKinds } from "./site-urls.ts";

/** sitemaps.org: the limit of one file. */
const mostUrls = 50_000;
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The index: one file per kind, and further ones where a kind has too many. */
export async function sitemapIndex(from: StockSources): Promise<SiteDocument> {
  const { origin } = from.runtime.pageSite;
  const urls = await urlsOf(from);
  const files = urlKinds.flatMap((kind) =>
    parts(urls[kind]).map((part, index) => ({ path: `/sitemaps/${fileName(kind, index)}`, lastmod: newest(part) })),
  );
  const body = files.map(({ path, lastmod }) => `<sitemap>${entry(origin + path, lastmod)}</sitemap>`).join("\n");
  return xml(`<sitemapindex ${namespace}>\n${body}\n</sitemapindex>`, from.now);
}

const named = new RegExp(`^(?<kind>${urlKinds.join("|")})(?:-(?<part>[1-9]\\d{0,3}))?\\.xml$`);

/** One file of the index; null for a name that it does not list. */
export async function sitemapFile(from: StockSources, name: string): Promise<SiteDocument | null> {
  const groups = named.exec(name)?.groups;
  if (!groups) return null;
  const index = groups["part"] === undefined ? 0 : Number(groups["part"]) - 1;
  const urls = await urlsOf(from);
  const kind = urlKinds.find((one) => one === groups["kind"]);
  const part = kind && parts(urls[kind])[index];
  if (!part || fileName(kind, index) !== name) return null;
  const { origin } = from.runtime.pageSite;
  const body = part.map(({ path, lastmod }) => `<url>${entry(origin + path, lastmod)}</url>`).join("\n");
  return xml(`<urlset ${namespace}>\n${body}\n</urlset>`, from.now);
}

const fileName = (kind: UrlKind, index: number): string => `${kind}${index === 0 ? "" : `-${index + 1}`}.xml`;

async function urlsOf({ runtime, state, pages, now }: StockSources): Promise<SiteUrls> {
  const of = (wanted: UrlKind) => pages.filter(({ kind }) => kind === wanted);
  return {
    pages: of("pages"),
    models: of("models"),
    locations: of("locations"),
    ...(await sharedUrls({ runtime, state, now })),
  };
}

/** Collected once for all files of one state of site and stock. */
function sharedUrls({ runtime, state, now }: Pick<StockSources, "runtime" | "state" | "now">): Promise<StockUrls> {
  const cached = state.shared.get("stock-urls");
  if (cached && now.getTime() < (cached.until ?? 0)) return cached.value as Promise<StockUrls>;
  const value = stockUrls(runtime, state);
  state.shared.set("stock-urls", { value, until: endOfDay(now), stock: "cars" });
  // A failure is not cached.
  value.catch(() => state.shared.delete("stock-urls"));
  return value;
}

export function parts(urls: readonly SiteUrl[], most = mostUrls): SiteUrl[][] {
  const files: SiteUrl[][] = [];
  for (let start = 0; start < urls.length; start += most) files.push(urls.slice(start, start + most));
  return files;
}

const newest = (urls: readonly SiteUrl[]): string =>
  urls.reduce((latest, { lastmod }) => (lastmod > latest ? lastmod : latest), "");

function entry(address: string, lastmod: string): string {
  return `<loc>${escapeMarkup(address)}</loc>${lastmod === "" ? "" : `<lastmod>${lastmod}</lastmod>`}`;
}

function xml(body: string, now: Date): SiteDocument {
  return {
    type: "application/xml; charset=utf-8",
    body: `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`,
    until: endOfDay(now),
  };
}
