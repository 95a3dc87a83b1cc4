import type { Car } from "#domain/car/car.ts";
import { titleOf } from "#domain/car/title.ts";
import type { Lead } from "#domain/lead/lead.ts";
import type { Location } from "#domain/location/location.ts";
import type { LeadFile } from "#domain/lead/lead-file.ts";
import type { FileShelf } from "#server/adapters/files/file-shelf.ts";
import type { SignedLinks } from "#server/services/uploads/signed-links.ts";
import type { SiteRuntime } from "#server/site-runtime.ts";
import { primaryLocation } from "#domain/location/primary-location.ts";
import type { Site } from "#site/site.ts";

/** All that a message about a lead may speak of. */
export type LeadContext = {
  lead: Lead;
  site: Site;
  /** Scheme and host of the site, for links. */
  origin: string;
  car: Car | null;
  /** Where the lead belongs; the site's primary place when it names none. */
  location: Location | null;
  /** What came with it, each with a link that opens for a while. */
  files: readonly LinkedFile[];
  isTest: boolean;
  /** Stands in a confirmation that is the beginning of marketing mail. */
  unsubscribeUrl?: string | null;
};

export type LinkedFile = LeadFile & { url: string };
/** Where the files of leads are, and who signs the links to them. */
export type FileAccess = { shelf: FileShelf; links: SignedLinks };

/** The form of leads that are sent to try the channels. No visitor can name it: forms are named by the server. */
export const testForm = "test";

export async function contextOf(runtime: SiteRuntime, lead: Lead, links: SignedLinks, now: Date): Promise<LeadContext> {
  const { site, store, pageSite } = runtime;
  const carId = lead.fields["car_id"];
  return {
    lead,
    site,
    origin: pageSite.origin,
    car: typeof carId === "string" ? await store.cars.byId(carId) : null,
    location: site.locations.find(({ id }) => id === lead.location_id) ?? primaryLocation(site.locations),
    files: (lead.files ?? []).map((file) => ({
      ...file,
      url: links.fileLink(pageSite.origin, site.slug, lead.id, file, now),
    })),
    isTest: lead.form === testForm,
  };
}

/** Empty when it was not given. */
export function fieldOf({ lead }: Pick<LeadContext, "lead">, name: string): string {
  const value = lead.fields[name];
  return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
}

export function customerName(context: LeadContext): string {
  const last = fieldOf(context, "last_name");
  const name = fieldOf(context, "name") || fieldOf(context, "first_name");
  return last === "" || name.endsWith(last) ? name : `${name} ${last}`.trim();
}

export function carName({ car, lead }: Pick<LeadContext, "car"> & Partial<Pick<LeadContext, "lead">>): string {
  if (car) return titleOf(car).full;
  if (!lead) return "";
  return [fieldOf({ lead }, "Vehicle Make"), fieldOf({ lead }, "Vehicle Model")].filter(Boolean).join(" ");
}

export const carLink = ({ car, origin }: Pick<LeadContext, "car" | "origin">): string | null =>
  car ? `${origin}/cars/${car.slug}` : null;

/** A picture's address outlives its hash: with any other, today's picture answers. */
const anyHash = "0000000000";

export function carPicture({ car, origin }: Pick<LeadContext, "car" | "origin">): string | null {
  const url = car?.images[0]?.url;
  if (url === undefined) return null;
  if (/^https?:/.test(url)) return url;
  return `${origin}/img/${anyHash}/720-75/${url.replace(/^\/?media\//, "")}`;
}
