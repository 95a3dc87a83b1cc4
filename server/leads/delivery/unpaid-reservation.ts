import { categoryRules } from "#domain/form/categories.ts";
import type { Lead } from "#domain/lead/lead.ts";

/** Anybody can send an enquiry of such a category. Only a settled payment makes it a reservation. */
export const isUnpaid = ({ category, reservation }: Pick<Lead, "category" | "reservation">): boolean =>
  categoryRules(category).isPaidFor === true && reservation === undefined;

export const unpaidText = "No reservation fee was paid, and nothing is held for this person.";
