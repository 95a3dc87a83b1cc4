import type { LivePages } from "#domain/redirect/redirect-problems.ts";
import type { PublicSettings, SiteContent } from "./schema/site-settings.ts";
import { reserved, sitePaths } from "./site-paths.ts";

/** Where this site has a page, as far as its own files say: no redirect may hide one. */
export function livePages(settings: PublicSettings, content: SiteContent): LivePages {
  return {
    pages: [
      "/contact",
      settings.default_search_path,
      ...sitePaths(settings).map(({ path }) => path),
      ...content.pages.map(({ slug }) => `/${slug}`),
      ...content.models.map(({ slug }) => `/${slug}`),
    ],
    reserved,
  };
}
