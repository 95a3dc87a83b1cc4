import type { Car } from "#domain/car/car.ts";
import { plainLabel } from "#domain/search/labels.ts";
import { makeModelOf } from "#domain/search/make-model.ts";
import type { SearchGrammar } from "#domain/search/search-grammar.ts";
import { searchLink } from "#domain/search/search-link.ts";
import type { VehicleView } from "./vehicle-view.ts";

/** Breadcrumbs from the home page to this car; each is a listing. */
export function crumbsOf(car: Car, grammar: SearchGrammar): VehicleView["crumbs"] {
  const { car_type, make, model } = car;
  return [
    { name: "Home", url: "/" },
    { name: plainLabel("car_type", car_type), url: searchLink(grammar, { car_type: [car_type] }) },
    { name: make, url: searchLink(grammar, { make: [make] }) },
    { name: model, url: searchLink(grammar, { make: [make], make_model: [makeModelOf(car)] }) },
  ];
}

/** 2.1: 'See more from this dealer'. */
export function dealerUrl({ dealership_slug }: Car, grammar: SearchGrammar): string {
  return searchLink(grammar, { dealership_slug: [dealership_slug] });
}
