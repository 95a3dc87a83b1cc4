import { localTime } from "#domain/time/local-time.ts";
import { runningOffers } from "#domain/offer/running-offers.ts";
import type { Document } from "#search-engine/document.ts";
import { createIndex, type IndexVersion } from "#search-engine/index-version.ts";
import type { IndexSettings } from "#search-engine/settings.ts";
import { primaryLocation } from "#domain/location/primary-location.ts";
import type { Site } from "#site/site.ts";

export const offerSettings = {
  primaryKey: "id",
  searchableAttributes: ["title", "manufacturer", "body", "terms"],
  filterableAttributes: ["id", "slug", "manufacturer", "expires", "listed_on"],
  sortableAttributes: ["title", "expires"],
  displayedAttributes: ["id", "slug", "title", "manufacturer", "body", "terms", "image", "url", "expires"],
} satisfies IndexSettings;

/** The local date of the site's first location: offers end with a day. */
export const offerDay = (site: Site, now: number): string =>
  localTime(now, primaryLocation(site.locations)?.time_zone ?? "UTC").date;

/** The offers of a site that have not expired. */
export function offerDocuments(site: Site, now: number): Document[] {
  const {
    public: { id },
    content,
  } = site;
  const timeZone = primaryLocation(site.locations)?.time_zone ?? "UTC";
  return runningOffers(content.offers, now, timeZone).value.map(
    ({ ends, expires: _expires, expires_in_days: _days, ...offer }) => ({
      ...offer,
      id: offer.slug,
      expires: ends,
      listed_on: [id],
    }),
  );
}

/** Built for each question: a site has few offers. */
export const offersIndex = (site: Site, now: number): IndexVersion =>
  createIndex(offerSettings, offerDocuments(site, now));
