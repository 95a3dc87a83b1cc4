import type { PlatformDocument } from "#site/paths/platform-paths.ts";
import type { SiteDocument, SiteSources, StockSources } from "./document.ts";
import { faviconIco, iconFile, socialImage } from "./icons.ts";
import { llmsTxt } from "./llms-txt.ts";
import { manifest } from "./manifest.ts";
import { newArrivals } from "./new-arrivals.ts";
import { robotsTxt } from "./robots-txt.ts";
import { securityTxt } from "./security-txt.ts";
import { sitemapFile, sitemapIndex } from "./sitemap.ts";

type Made = SiteDocument | null | Promise<SiteDocument | null>;
/** Made from the site alone, or also from its stock; `name` is the rest of the path. */
export type DocumentMaker =
  | { fromStock: false; make: (from: SiteSources, name: string) => Made }
  | {
      fromStock: true;
      make: (from: StockSources, name: string) => Made;
      /** Whether it lists the pages of the site. */
      listsPages: boolean;
    };

const ofSite = (make: (from: SiteSources, name: string) => Made) => ({ fromStock: false, make }) as const;

/** Every document of a site, by its row in the table of paths. */
export const documents: Readonly<Record<PlatformDocument, DocumentMaker>> = {
  "/robots.txt": ofSite(robotsTxt),
  "/manifest.webmanifest": ofSite(manifest),
  "/icons/:name": ofSite(iconFile),
  "/favicon.ico": ofSite(faviconIco),
  "/social.webp": ofSite(socialImage),
  "/.well-known/security.txt": ofSite(securityTxt),
  "/sitemap.xml": { fromStock: true, make: sitemapIndex, listsPages: true },
  "/sitemaps/:name": { fromStock: true, make: sitemapFile, listsPages: true },
  "/llms.txt": { fromStock: true, make: llmsTxt, listsPages: true },
  "/new-arrivals.xml": { fromStock: true, make: newArrivals, listsPages: false },
};
