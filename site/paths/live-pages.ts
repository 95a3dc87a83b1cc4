import type { LivePages } from "#domain/redirect/redirect-problems.ts";
import type { PublicSettings, SiteContent } from "#site/schema/site-settings.ts";
import { reserved } from "./platform-paths.ts";
import { sitePaths } from "./site-paths.ts";

/** Paths of this site that have a page, as far as its own files say: no redirect may hide one. */
export function livePages(settings: PublicSettings, content: SiteContent): LivePages {
  const paths = sitePaths(settings, content).map(({ path }) => path);
  return { pages: ["/contact", settings.default_search_path, ...paths], reserved };
}
