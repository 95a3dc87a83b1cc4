import type { LeadFieldName } from "#domain/lead/lead-fields.ts";
import type { Car } from "#domain/car/car.ts";
import { titleOf } from "#domain/car/title.ts";
import { isOfferOf } from "#domain/form/categories.ts";
import type { Lead } from "#domain/lead/lead.ts";
import { testForm } from "#domain/lead/counts-as-enquiry.ts";
import { offeredName, offeredOf } from "#domain/lead/offered-vehicle.ts";
import type { LeadEvent } from "#domain/own-enquiry/lead-event.ts";
import type { Location } from "#domain/location/location.ts";
import type { LeadFile } from "#domain/lead/lead-file.ts";
import type { LeadFiles } from "#server/adapters/files/lead-files.ts";
import type { SignedLinks } from "#server/leads/uploads/signed-links.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import { primaryLocation } from "#domain/location/primary-location.ts";
import { ownPage } from "#server/sites/reservation-page.ts";
import type { Site } from "#site/site.ts";

/** Everything that a message about a lead may mention. */
export type LeadContext = {
  lead: Lead;
  site: Site;
  /** Scheme and host of the site, for links. */
  origin: string;
  car: Car | null;
  /** The lead's location; by default the site's primary one. */
  location: Location | null;
  /** Its files, each with a link that expires. */
  files: readonly LinkedFile[];
  isTest: boolean;
  /** The customer's own page of a paid reservation: only for their mail. */
  reservationUrl?: string | null;
  /** The visitor's private page of the lead: only for their mail. */
  ownUrl?: string | null;
  /** What happened to the lead after it was sent. */
  events?: readonly LeadEvent[];
  /** In a confirmation that starts marketing mail. */
  unsubscribeUrl?: string | null;
};

export type LinkedFile = LeadFile & { url: string };
/** Where the files of leads are, and what signs the links to them. */
export type FileAccess = { leadFiles: LeadFiles; links: SignedLinks };

/** The location that mails to visitors name: never one that is not visible. */
export function shownLocation({ location, site }: Pick<LeadContext, "location" | "site">): Location | null {
  return location?.visible ? location : primaryLocation(site.locations);
}

export async function contextOf(runtime: SiteRuntime, lead: Lead, links: SignedLinks, now: Date): Promise<LeadContext> {
  const { site, store, pageSite } = runtime;
  const carId = lead.fields.car_id;
  const car = typeof carId === "string" ? await store.cars.byId(carId) : null;
  const { reservation } = lead;
  return {
    lead,
    site,
    origin: pageSite.origin,
    car,
    reservationUrl: reservation ? await ownPage(runtime, { car_id: car?.id ?? "", token: reservation.token }) : null,
    location: site.locations.find(({ id }) => id === lead.location_id) ?? primaryLocation(site.locations),
    files: (lead.files ?? []).map((file) => ({
      ...file,
      url: links.fileLink(pageSite.origin, site.slug, lead.id, file, now),
    })),
    isTest: lead.form === testForm,
  };
}

const LONGEST_NAME = 80;

/** Empty if it was not given. */
export function fieldOf({ lead }: Pick<LeadContext, "lead">, name: LeadFieldName): string {
  const value = lead.fields[name];
  return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
}

export function customerName(context: Pick<LeadContext, "lead">): string {
  const last = fieldOf(context, "last_name");
  const name = fieldOf(context, "name") || fieldOf(context, "first_name");
  const whole = last === "" || name.endsWith(last) ? name : `${name} ${last}`.trim();
  return whole.slice(0, LONGEST_NAME);
}

/** The car of our own stock that a lead is about; empty if there is none. Any mail may show it. */
export const carName = ({ car }: Pick<LeadContext, "car">): string => (car ? titleOf(car).full : "");

/** What the lead is about, for the dealer: our car, or the vehicle that the visitor described. */
export function vehicleName(context: LeadContext): string {
  if (context.car) return carName(context);
  return [fieldOf(context, "vehicle_make"), fieldOf(context, "vehicle_model")].filter(Boolean).join(" ");
}

/** The visitor's own vehicle, as they described it: for the dealer. Empty if none is offered. */
export function offeredVehicle({ lead }: Pick<LeadContext, "lead">): string {
  const offered = offeredOf(lead.fields, isOfferOf(lead.category));
  return offered ? offeredName(offered) : "";
}

export const carLink = ({ car, origin }: Pick<LeadContext, "car" | "origin">): string | null =>
  car ? `${origin}/cars/${car.slug}` : null;

/** A picture's address works with any hash: the current picture answers. */
const anyHash = "0000000000";

export function carPicture({ car, origin }: Pick<LeadContext, "car" | "origin">): string | null {
  const url = car?.images[0]?.url;
  if (url === undefined) return null;
  if (/^https?:/.test(url)) return url;
  return `${origin}/img/${anyHash}/720-75/${url.replace(/^\/?media\//, "")}`;
}
