import { withHoursInForce } from "#domain/location/coming-location.ts";
import type { Dealership, Location } from "#domain/location/location.ts";
import type { PrivateSettings, PublicSettings, SiteContent } from "./schema/site-settings.ts";

/** A dealership's site, resolved once and used by everything else. */
export type Site = {
  /** The name under which everything of the site is stored and signed; `public.slug` is its current name. */
  slug: string;
  /** Rises with every applied change; part of each page's cache key. */
  version: number;
  public: PublicSettings;
  private: PrivateSettings;
  content: SiteContent;
  dealerships: Dealership[];
  locations: Location[];
};

/** Spec 9: by position; the primary is the one flagged primary, otherwise the first. */
export function locationsOf(dealerships: Dealership[]): Location[] {
  return dealerships
    .flatMap((dealership) =>
      dealership.locations.map(withHoursInForce).map((location) => ({
        ...location,
        contact_detail: withEmail(location.contact_detail, dealership.email),
        dealership_id: dealership.id,
        dealership_slug: dealership.slug,
      })),
    )
    .sort((a, b) => a.position - b.position || a.name.localeCompare(b.name));
}

/** A location without its own address uses the mail address of its dealership. */
function withEmail(detail: Location["contact_detail"], email: string | null): Location["contact_detail"] {
  return detail.email === undefined && email !== null ? { ...detail, email } : detail;
}
