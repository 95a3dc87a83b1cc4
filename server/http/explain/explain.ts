import { siteOf } from "#server/http/middleware/find-site.ts";
import { isCall } from "#site/paths/platform-paths.ts";
import { hostOf } from "#server/http/middleware/site-of-host.ts";
import { type PageCache, type RenderedPage, whyStale } from "#server/pages/cache/page-cache.ts";
import { type Asked, cacheKey, type Paths, withoutSlash } from "#server/pages/paths.ts";
import type { SiteRenderer } from "#server/pages/rendering/site-renderer.ts";
import type { SiteRegistry } from "#server/sites/site-registry.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";

export type ExplainDeps = {
  registry: SiteRegistry;
  paths: Paths;
  cache: PageCache;
  renderer: Pick<SiteRenderer, "page">;
  clock: () => Date;
};

/** One step of the way of an address, in words. */
export type Line = { what: string; is: string };

/** How this server answers an address: which site and row of the table of paths it is, and how fresh its page is. */
export async function explain(address: URL, deps: ExplainDeps): Promise<Line[]> {
  const host = hostOf(address.host);
  // Sites have names of their own on this machine alone.
  const client = host.endsWith(".localhost") ? "127.0.0.1" : "0.0.0.0";
  const found = siteOf(deps.registry, { host, client });
  const lines: Line[] = [{ what: "host", is: host }];
  switch (found.is) {
    case "unknown":
      return [...lines, { what: "site", is: "none has this host: 404" }];
    case "unreadable":
      return [...lines, { what: "site", is: "its row cannot be read: 503" }];
    case "elsewhere":
      return [...lines, { what: "site", is: `leads to its first host, ${found.primary}: 308` }];
    case "suspended":
      return [...lines, { what: "site", is: `${found.runtime.site.slug} is suspended: 503` }];
    case "served":
      return [
        ...lines,
        siteOfLine(found.runtime),
        ...(await explainPath(address.pathname + address.search, found.runtime, deps)),
      ];
  }
}

const siteOfLine = ({ site, stockVersion }: SiteRuntime): Line => ({
  what: "site",
  is: `${site.slug}, version ${site.version}, stock version ${stockVersion}`,
});

async function explainPath(rawPath: string, runtime: SiteRuntime, deps: ExplainDeps): Promise<Line[]> {
  if (isCall(rawPath))
    return [{ what: "row", is: "none: a call or a file, answered before any page (server/http/app.ts)" }];
  const asked = deps.paths.read(rawPath, runtime.site);
  const plain = withoutSlash(rawPath);
  if (asked.is === "moved") return [{ what: "row", is: `old address: ${asked.status} to ${asked.location}` }];
  if (plain !== null) return [{ what: "row", is: `a page has no slash at its end: 308 to ${plain}` }];
  const lines = [{ what: "row", is: rowOf(asked) }, ...parametersOf(rawPath, asked)];
  if (asked.is === "page" && asked.isPersonal) {
    return [...lines, { what: "in the cache", is: "never: the address is somebody's key" }];
  }
  const key = cacheKey(runtime.site, asked.url);
  lines.push({ what: "cache key", is: key });
  const now = deps.clock();
  const kept = deps.cache.kept(key);
  if (!kept && asked.is === "document") return [...lines, { what: "in the cache", is: "no" }];
  const page = kept ?? (await deps.renderer.page(runtime, asked.url, now)).page;
  return [
    ...lines,
    { what: "answers", is: asked.is === "page" && asked.isGone ? "410" : answerOf(page) },
    { what: "depends on", is: dependsOn(page) },
    { what: "in the cache", is: kept ? inCache(kept, runtime, now) : "no; drawn for this answer alone" },
    { what: "drawn in", is: `${page.renderMs.toFixed(1)} ms` },
  ];
}

/** The same in a header of each page in development. */
export const inOneLine = (asked: Extract<Asked, { is: "page" }>, page: RenderedPage): string =>
  encodeURI(`${rowOf(asked)}; ${dependsOn(page)}; drawn in ${page.renderMs.toFixed(1)} ms`);

function rowOf(asked: Exclude<Asked, { is: "moved" }>): string {
  if (asked.is === "document") return `document ${asked.document}`;
  if (asked.isGone) return "gone for good, as redirects.yaml says";
  const { path, row } = asked;
  return row === null ? "none: page not found" : `${row}, ${path}${asked.takesPosts ? ", takes posts" : ""}`;
}

function parametersOf(rawPath: string, { url, foreign }: Exclude<Asked, { is: "moved" }>): Line[] {
  if (!rawPath.includes("?")) return [];
  const names = (query = "") => [...new Set(new URLSearchParams(query).keys())].join(", ") || "none";
  return [
    { what: "parameters kept", is: names(url.split("?", 2)[1]) },
    { what: "and dropped", is: names(foreign) },
  ];
}

function answerOf({ status, headers }: RenderedPage): string {
  const location = headers.find(([name]) => name === "location")?.[1];
  return location === undefined ? String(status) : `${status} to ${location}`;
}

function dependsOn({ madeFrom: { siteVersion, stockVersion, stock }, validUntil }: RenderedPage): string {
  const read = { nothing: "nothing of the stock", counts: "counts of the stock", cars: "cars of the stock" }[stock];
  const version = stockVersion === null ? "" : `, version ${stockVersion}`;
  const until = validUntil < Number.MAX_SAFE_INTEGER ? `, until ${new Date(validUntil).toISOString()}` : "";
  return `site version ${siteVersion}; ${read}${version}${until}`;
}

function inCache(page: RenderedPage, runtime: SiteRuntime, now: Date): string {
  const stale = whyStale(page, runtime, now.getTime());
  const age = `${Math.round((now.getTime() - page.madeAt) / 1000)} s old, ${Math.ceil(page.size / 1024)} kB`;
  return stale === null ? `yes, ${age}` : `not fresh: ${stale}; ${age}; the next request draws it again`;
}
