import type { SiteDocument, SiteSources, StockSources } from "./document.ts";
import { faviconIco, iconFile, socialImage } from "./icons.ts";
import { llmsTxt } from "./llms-txt.ts";
import { manifest } from "./manifest.ts";
import { newArrivals } from "./new-arrivals.ts";
import { robotsTxt } from "./robots-txt.ts";
import { securityTxt } from "./security-txt.ts";
import { sitemapFile, sitemapIndex } from "./sitemap.ts";

type Made = SiteDocument | null | Promise<SiteDocument | null>;
type StockDocument = {
  make: (from: StockSources, name: string) => Made;
  /** Whether it lists the pages of the site. */
  listsPages: boolean;
};

/** Documents about the site itself, by address. `:name` is the rest of the path. */
export const siteDocuments: Readonly<Record<string, (from: SiteSources, name: string) => Made>> = {
  "/robots.txt": robotsTxt,
  "/manifest.webmanifest": manifest,
  "/icons/:name": iconFile,
  "/favicon.ico": faviconIco,
  "/social.webp": socialImage,
  "/.well-known/security.txt": securityTxt,
};

/** Documents about its stock. */
export const stockDocuments: Readonly<Record<string, StockDocument>> = {
  "/sitemap.xml": { make: sitemapIndex, listsPages: true },
  "/sitemaps/:name": { make: sitemapFile, listsPages: true },
  "/llms.txt": { make: llmsTxt, listsPages: true },
  "/new-arrivals.xml": { make: newArrivals, listsPages: false },
};
