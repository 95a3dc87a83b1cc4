import { slugOf } from "../text/slug.ts";
import { placeName } from "./place-name.ts";

/** 2.1: departments of one location (' - Sales', ' - Service', ' - Parts') share one contact page. */
export function contactSlug(name: string): string {
  return slugOf(placeName(name));
}

/** 'Got a Question?' about a car: the form of the contact page, which is below the yards on a phone. */
export function questionAbout(carId: string): string {
  return `${contactAbout(carId)}#${messageAnchor}`;
}

/** The anchor of the contact page's form. */
export const messageAnchor = "message";

/** The contact page with the car in its address. */
export function contactAbout(carId: string): string {
  return `/contact?${new URLSearchParams({ car_id: carId }).toString()}`;
}

export function contactLink(name: string): string {
  return `/contact-us/${contactSlug(name)}`;
}
