import { slugOf } from "../search/slug.ts";
import { placeName } from "./place-name.ts";

/** 2.1: counters at one place (' - Sales', ' - Service', ' - Parts') share one contact page. */
export function contactSlug(name: string): string {
  return slugOf(placeName(name));
}

export function contactLink(name: string): string {
  return `/contact-us/${contactSlug(name)}`;
}
