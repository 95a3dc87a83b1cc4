import type { Dealership, Location } from "#domain/location/location.ts";
import type { PrivateSettings, PublicSettings, SiteContent } from "./schema/site-settings.ts";

/** A dealership's site, resolved once and read by everything else. */
export type Site = {
  /** What everything of it is stored and signed under; `public.slug` is what people call it. */
  slug: string;
  /** Rises with every applied change; part of each page's cache key. */
  version: number;
  public: PublicSettings;
  private: PrivateSettings;
  content: SiteContent;
  dealerships: Dealership[];
  locations: Location[];
};

/** Spec 9: by position; the primary is the one flagged primary, else the first. */
export function locationsOf(dealerships: Dealership[]): Location[] {
  return dealerships
    .flatMap((dealership) =>
      dealership.locations.map((location) => ({
        ...location,
        contact_detail: withEmail(location.contact_detail, dealership.email),
        dealership_id: dealership.id,
        dealership_slug: dealership.slug,
      })),
    )
    .sort((a, b) => a.position - b.position || a.name.localeCompare(b.name));
}

/** A location without an address of its own reads the mail of its dealership. */
function withEmail(detail: Location["contact_detail"], email: string | null): Location["contact_detail"] {
  return detail.email === undefined && email !== null ? { ...detail, email } : detail;
}
