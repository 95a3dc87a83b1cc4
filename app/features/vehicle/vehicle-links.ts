import type { Car } from "#domain/car/car.ts";
import { plainLabel } from "#domain/search/labels.ts";
import { makeModelOf } from "#domain/search/make-model.ts";
import type { SearchGrammar } from "#domain/search/search-grammar.ts";
import { searchLink } from "#domain/search/search-link.ts";
import type { Crumb } from "#app/ui/breadcrumb.tsx";
import { boundHeading } from "#domain/car/title.ts";

/** Breadcrumbs from the home page to this car; each is a listing, and the last is the car itself. */
export function crumbsOf(car: Car, grammar: SearchGrammar): Crumb[] {
  const { car_type, make, model, badge, series, slug } = car;
  return [
    { name: "Home", url: "/" },
    { name: plainLabel("car_type", car_type), url: searchLink(grammar, { car_type: [car_type] }) },
    { name: make, url: searchLink(grammar, { make: [make] }) },
    { name: model, url: searchLink(grammar, { make: [make], make_model: [makeModelOf(car)] }) },
    { name: [badge, series].filter(Boolean).join(" ") || boundHeading(car), url: `/cars/${slug}` },
  ];
}

/** 2.1: 'See more from this dealer'. */
export function dealerUrl({ dealership_slug }: Car, grammar: SearchGrammar): string {
  return searchLink(grammar, { dealership_slug: [dealership_slug] });
}
