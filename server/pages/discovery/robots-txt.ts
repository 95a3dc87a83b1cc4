import type { SiteDocument, SiteSources } from "./document.ts";

/** Nothing to index there, or private pages. */
const closed = ["/api/", "/mock/", "/form/", "/success", "/alerts/", "/your-enquiry", "/recent"];
/**
 * Other orders and selections of the same cars: endless, and not worth indexing. Pages of a listing stay open, because
 * they lead to its cars.
 */
const endless = [
  "sortBy",
  "query",
  "typed",
  "q",
  "price",
  "km",
  "year",
  "subscription_price",
  "price_min",
  "price_max",
];

export function robotsTxt({ runtime: { site, pageSite } }: SiteSources): SiteDocument {
  const lines = site.public.discovery.search_engines
    ? [
        "User-agent: *",
        ...closed.map((path) => `Disallow: ${path}`),
        ...endless.flatMap((name) => [`Disallow: /*?${name}=`, `Disallow: /*&${name}=`]),
        "",
        `Sitemap: ${pageSite.origin}/sitemap.xml`,
      ]
    : ["# This site is being tried out.", "User-agent: *", "Disallow: /"];
  return { type: "text/plain; charset=utf-8", body: `${lines.join("\n")}\n` };
}
