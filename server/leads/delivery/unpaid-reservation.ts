import type { Lead } from "#domain/lead/lead.ts";

/** Anybody can send an enquiry of the category Reserve Vehicle. Only a settled payment makes it a reservation. */
export const isUnpaid = ({ category, reservation }: Pick<Lead, "category" | "reservation">): boolean =>
  category === "Reserve Vehicle" && reservation === undefined;

export const unpaidText = "No reservation fee was paid, and nothing is held for this person.";
