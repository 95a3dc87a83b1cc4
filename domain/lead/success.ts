import { slugOf } from "#domain/search/slug.ts";

/** 2.1: only when a car type is supplied. */
function categoryOfType(carType: string): string {
  return carType === "demo" || carType === "used" ? `${carType}-vehicle-enquiry` : "new-vehicle-enquiry";
}

/** 2.1: by the car type when one is supplied, else by the category's own name. An empty answer supplies none. */
export function successCategoryOf(lead: { category: string; car_type?: string | null }): string {
  const carType = lead.car_type?.trim();
  return carType ? categoryOfType(carType) : slugOf(lead.category);
}

/** 2.1: /success?category={category}&{extra key=value pairs}. */
export function successPath(
  lead: { category: string; car_type?: string | null },
  extra: Readonly<Record<string, string>> = {},
): string {
  return `/success?${new URLSearchParams({ category: successCategoryOf(lead), ...extra }).toString()}`;
}
