import type { Dealership } from "#domain/location/location.ts";
import type { PublicSettings, SiteContent } from "#site/schema/site-settings.ts";

export type LegalSubject = { settings: PublicSettings; content: SiteContent; dealerships: readonly Dealership[] };

/** Where: the site's own file, the file of a dealership, or a list or page in the site's folder. */
export type LegalPlace =
  | { in: "site"; path: (string | number)[] }
  | { in: "dealership"; slug: string; path: (string | number)[] }
  | { in: "list"; name: string; path: (string | number)[] };
export type Finding = { at: LegalPlace; text: string };
