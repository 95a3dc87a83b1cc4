import type { Site } from "#site/site.ts";

/** A site by what it is stored under: of the running ones, or read from the store by a command. */
export type SiteOf = (slug: string) => Site | undefined;

/** How mails and pages name where somebody is invited to. */
export const siteTitle = (slug: string | null, siteOf: SiteOf): string =>
  slug === null ? "all sites" : (siteOf(slug)?.public.name ?? slug);
