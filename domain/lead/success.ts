import { ownValue } from "#domain/text/own-value.ts";
import type { LeadFieldName } from "./lead-fields.ts";
import { slugOf } from "#domain/text/slug.ts";

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

/** The pairs that /success needs to say what was sent: the form, the car or else the yard, and the trade-in. */
export function successPairs(
  form: string,
  carId: string | null,
  sent: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const fieldOf = (name: LeadFieldName): Record<string, string> => {
    const value = ownValue(sent, name);
    return typeof value === "string" && value !== "" ? { [name]: value } : {};
  };
  return {
    form,
    ...(carId === null ? fieldOf("location_id") : { car_id: carId }),
    ...fieldOf("valuation_id"),
    ...(sent["under_finance"] === "Yes" ? fieldOf("under_finance") : {}),
  };
}
