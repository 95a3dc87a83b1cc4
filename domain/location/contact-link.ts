import { slugOf } from "../search/slug.ts";
import { placeName } from "./place-name.ts";

/** 2.1: counters at one place (' - Sales', ' - Service', ' - Parts') share one contact page. */
export function contactSlug(name: string): string {
  return slugOf(placeName(name));
}

/** 'Got a Question?' about a car: the contact page keeps it in mind. */
export function contactAbout(carId: string): string {
  return `/contact?${new URLSearchParams({ car_id: carId }).toString()}`;
}

export function contactLink(name: string): string {
  return `/contact-us/${contactSlug(name)}`;
}
