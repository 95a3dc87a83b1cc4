import type { PublicSettings, SiteContent } from "#site/schema/site-settings.ts";

export type PromisesView = { title: string; promises: SiteContent["promises"] };

/** A reason whose link leads to a page that this site lacks is shown without it. */
export function toPromises(
  promises: SiteContent["promises"],
  { home, name }: Pick<PublicSettings, "home" | "name">,
  isServed: (url: string) => boolean,
): PromisesView {
  return {
    title: `Why ${name}`,
    promises: home.includes("promises")
      ? promises.map((promise) => ({ ...promise, url: promise.url && isServed(promise.url) ? promise.url : null }))
      : [],
  };
}
