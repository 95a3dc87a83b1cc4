import { ask } from "#tests/support/ask.ts";
import { isIndexable, pageProblems } from "./check-page.ts";
import { facetUrls } from "./facet-urls.ts";
import { one, type PageFacts, readPage } from "./read-page.ts";
import { readSitemapFile, readSitemapIndex } from "./read-sitemap.ts";
import { readRobots } from "./robots.ts";

export type CrawlPlan = {
  port: number;
  slug: string;
  /** Which cars and searches of the sitemap are opened, and which further pages that only links lead to. */
  opens: (path: string) => boolean;
  /** How many combinations of facets are opened. */
  facets: number;
  /** Whether a link to another site is in the site's own configuration. */
  mayLinkTo: (url: string) => boolean;
};

export type CrawlReport = { problems: string[]; opened: number; indexable: number; sitemap: number; facets: number };

const atOnce = 4;

/** Reads a site as a search engine would: its robots.txt, its sitemap, its pages, and the targets of their links. */
export async function crawlSite(plan: CrawlPlan): Promise<CrawlReport> {
  const { port, slug } = plan;
  const origin = `http://${slug}.localhost:${port}`;
  const problems: string[] = [];
  const pages = new Map<string, PageFacts>();
  const opened = new Set<string>();
  const note = (path: string, text: string): void => void problems.push(`${slug} ${path}: ${text}`);
  const get = (path: string) => ask(port, slug, path);

  const robots = readRobots((await get("/robots.txt")).text);
  const sitemap = await readSitemap(robots.sitemaps, get, origin, problems);
  const ofKind = (kind: string) => [...sitemap].filter(([, file]) => file.includes(`/${kind}`)).map(([path]) => path);

  const open = async (address: string, from: string): Promise<void> => {
    const { path, answer } = await follow(address, get);
    if (opened.has(path)) return;
    opened.add(path);
    if (answer.status !== 200) return note(path, `answers ${answer.status}, linked from ${from}`);
    if (!answer.headers["content-type"]?.startsWith("text/html")) return;
    const page = readPage(answer.text);
    pages.set(path, page);
    for (const text of pageProblems(path, page, origin)) note(path, text);
  };

  // From the sitemap: every page, model and location, and the cars and searches of the plan.
  const named = [
    ...["pages", "models", "locations"].flatMap(ofKind),
    ...["cars", "search"].flatMap(ofKind).filter(plan.opens),
  ];
  await inTurns(named, (path) => open(path, "the sitemap"));
  for (const path of named) {
    const page = pages.get(path);
    if (page && !isIndexable(path, page, origin)) note(path, "stands in the sitemap but is not to be kept");
    else if (!page) note(path, "stands in the sitemap but leads elsewhere");
  }

  const facets = facetUrls([...pages.keys()], (await follow("/search", get)).answer.text, plan.facets);
  await inTurns(facets, (path) => open(path, "the facets"));

  // Then the link targets of the plan, until nothing new is found.
  const seen = new Set(pages.keys());
  for (let news = [...pages]; news.length > 0;) {
    const found = new Map<string, string>();
    for (const [path, { anchors }] of news) {
      for (const href of anchors) {
        const url = new URL(href, origin + path);
        if (url.origin !== origin) {
          if (url.protocol.startsWith("http") && !plan.mayLinkTo(url.href)) note(path, `links to ${url.href}`);
          continue;
        }
        const target = url.pathname + url.search;
        const known = seen.has(target) || (sitemap.has(target) && named.length < sitemap.size);
        if (!known && robots.allows(target) && plan.opens(target)) found.set(target, path);
        seen.add(target);
      }
    }
    const before = new Set(pages.keys());
    await inTurns([...found], ([path, from]) => open(path, from));
    news = [...pages].filter(([path]) => !before.has(path));
  }

  const indexable = [...pages].filter(([path, page]) => isIndexable(path, page, origin));
  for (const [path] of indexable) if (!sitemap.has(path)) note(path, "may be kept but does not stand in the sitemap");
  for (const text of repeated(indexable, ({ titles: [title] }) => title)) problems.push(`${slug}: title ${text}`);
  for (const text of repeated(indexable, (page) => one(page, "description")))
    problems.push(`${slug}: description ${text}`);
  return { problems, opened: pages.size, indexable: indexable.length, sitemap: sitemap.size, facets: facets.length };
}

type Get = (path: string) => ReturnType<typeof ask>;

/** Path to the sitemap file that names it. */
async function readSitemap(addresses: string[], get: Get, origin: string, problems: string[]) {
  const sitemap = new Map<string, string>();
  const pathOf = (address: string) => {
    if (!address.startsWith(`${origin}/`)) problems.push(`the sitemap names ${address}, which is not of ${origin}`);
    return address.slice(origin.length);
  };
  if (addresses.length !== 1) problems.push(`${origin}/robots.txt names ${addresses.length} sitemaps`);
  for (const file of addresses.map(pathOf)) {
    for (const part of readSitemapIndex((await get(file)).text).map(pathOf)) {
      for (const path of readSitemapFile((await get(part)).text).map(pathOf)) {
        if (sitemap.has(path)) problems.push(`${origin}${path} stands twice in the sitemap`);
        sitemap.set(path, part);
      }
    }
  }
  return sitemap;
}

/**
 * The page that a path ends up at: one redirect to its canonical spelling, a second one to the last page that has cars.
 */
async function follow(path: string, get: Get, hops = 2): Promise<{ path: string; answer: Awaited<ReturnType<Get>> }> {
  const answer = await get(path);
  const { location } = answer.headers;
  if (location === undefined || hops === 0) return { path, answer };
  const target = new URL(location, `http://site.example${path}`);
  return follow(target.pathname + target.search, get, hops - 1);
}

function repeated(pages: readonly (readonly [string, PageFacts])[], of: (page: PageFacts) => string | undefined) {
  const groups = Map.groupBy(pages, ([, page]) => of(page) ?? "");
  return [...groups]
    .filter(([, group]) => group.length > 1)
    .map(
      ([text, group]) =>
        `“${text}” of ${group
          .map(([path]) => path)
          .slice(0, 4)
          .join(", ")}`,
    );
}

async function inTurns<T>(list: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...list];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
