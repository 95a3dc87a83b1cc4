/** Spec 3.10.8: every category there is. */
export const categories = [
  "General Enquiry",
  "New Vehicle Enquiry",
  "Demo Vehicle Enquiry",
  "Used Vehicle Enquiry",
  "Test Drive",
  "Request Photos",
  "Reserve Vehicle",
  "Finance Enquiry",
  "Finance Application",
  "Trade-In Valuation",
  "Sell My Car",
  "Service Booking",
  "Parts Enquiry",
  "Fleet Enquiry",
  "Subscription Enquiry",
  "Rental Enquiry",
  "Careers Enquiry",
  "Feedback",
  "Newsletter",
] as const;

export type Category = (typeof categories)[number];

export function isCategory(value: unknown): value is Category {
  return categories.includes(value as Category);
}

const byCarType = {
  new: "New Vehicle Enquiry",
  demo: "Demo Vehicle Enquiry",
  used: "Used Vehicle Enquiry",
} as const satisfies Record<string, Category>;

export function enquiryCategory(car: { car_type: "new" | "demo" | "used" }): Category {
  return byCarType[car.car_type];
}
