import { ownValue } from "#domain/text/own-value.ts";
import type { Car } from "#domain/car/car.ts";
import { isSold } from "#domain/car/availability.ts";
import { messages } from "#domain/form/messages.ts";
import type { Category } from "#domain/form/forms.ts";
import { isCategory } from "#domain/form/categories.ts";
import type { LeadPayload } from "#domain/lead/wire-format.ts";
import type { Location } from "#domain/location/location.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import { fieldsProblem, LeadError } from "./lead-problem.ts";

export type LeadSubject = {
  /** As sent; null if there was none. */
  category: Category | null;
  car: Car | null;
  location: Location | null;
  dealership_slug: string | null;
};

/** The car, location and dealership that a lead is about: only those of this site. Throws LeadError. */
export async function subjectOf(runtime: SiteRuntime, lead: LeadPayload, now: Date): Promise<LeadSubject> {
  const { site } = runtime;
  const car = await findCar(runtime, textOf(lead, "car_id"), now);
  // With a single location, every lead is for it.
  const onlyPlace = site.locations.length === 1 ? (site.locations[0]?.id ?? null) : null;
  const locationId = car?.location_id ?? textOf(lead, "location_id") ?? onlyPlace;
  const location =
    site.locations.find(
      ({ id, dealership_id }) => id === locationId && (!car || dealership_id === car.dealership_id),
    ) ?? null;
  if (locationId !== null && location === null) refuse("location_id", messages.option);
  const dealership = textOf(lead, "dealership_slug");
  if (dealership !== null && site.dealerships.every(({ slug }) => slug !== dealership)) {
    refuse("dealership_slug", messages.option);
  }
  const sent = textOf(lead, "category");
  // Chapter 5: a category select that was shown has to be answered; a form without one sends none.
  if (lead["category"] === "") refuse("category", messages.required);
  if (sent !== null && !isCategory(sent)) refuse("category", messages.option);
  return {
    category: isCategory(sent) ? sent : null,
    car,
    location,
    dealership_slug: location?.dealership_slug ?? dealership ?? site.dealerships[0]?.slug ?? null,
  };
}

/** A car that the site lists, or one that was sold meanwhile. */
async function findCar(runtime: SiteRuntime, id: string | null, now: Date): Promise<Car | null> {
  if (id === null) return null;
  const listed = await runtime.listedCar(id, now.getTime());
  if (listed) return listed;
  const known = await runtime.store.cars.byId(id);
  if (known?.show_on_dealer_website && isSold(known)) return known;
  return refuse("car_id", "This {vehicle} is no longer on our site. Please ask us about it on the contact page.");
}

/** Null for a missing or empty field. */
function textOf(lead: LeadPayload, name: string): string | null {
  const value = ownValue(lead, name);
  if (value === undefined || value === null || value === "") return null;
  return typeof value === "string" ? value : refuse(name, "Please write this as text.");
}

function refuse(name: string, message: string): never {
  throw new LeadError(fieldsProblem({ [name]: message }));
}
