import type { DocumentSources, SiteDocument } from "./document.ts";
import { faviconIco, iconFile, socialImage } from "./icons.ts";
import { llmsTxt } from "./llms-txt.ts";
import { manifest } from "./manifest.ts";
import { newArrivals } from "./new-arrivals.ts";
import { robotsTxt } from "./robots-txt.ts";
import { securityTxt } from "./security-txt.ts";
import { sitemapFile, sitemapIndex } from "./sitemap.ts";

export type MakeDocument = (from: DocumentSources, name: string) => SiteDocument | null | Promise<SiteDocument | null>;

/** What a site says of itself to machines, by address. A name stands for the rest of the path. */
export const documents: Readonly<Record<string, MakeDocument>> = {
  "/sitemap.xml": sitemapIndex,
  "/sitemaps/:name": sitemapFile,
  "/robots.txt": robotsTxt,
  "/llms.txt": llmsTxt,
  "/manifest.webmanifest": manifest,
  "/icons/:name": iconFile,
  "/favicon.ico": faviconIco,
  "/social.webp": socialImage,
  "/new-arrivals.xml": newArrivals,
  "/.well-known/security.txt": securityTxt,
};
