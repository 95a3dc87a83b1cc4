import type { PublicSettings, SiteContent } from "#site/schema/site-settings.ts";

export type PromisesView = { title: string; promises: SiteContent["promises"] };

/** A reason that leads to a page this site does not have stands without its link. */
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
