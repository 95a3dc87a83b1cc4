import { payingKey, payingNote } from "#domain/reservation/paying.ts";
import { detailsToRemember, type RememberedDetails, rememberedFields } from "#domain/lead/remembered-details.ts";

// 4.7: what a sent form leaves in the visitor's own browser. A browser that keeps nothing is fine too.

const keys = {
  details: "forecourt.details",
  car: "forecourt.enquired-car",
  category: "forecourt.success-category",
  success: "forecourt.success",
} as const;

export type EnquiredCar = { id: string; slug: string; name: string };

export function readDetails(): RememberedDetails {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keys.details) ?? "null");
    if (typeof stored !== "object" || stored === null) return {};
    const known = rememberedFields.flatMap((name) => {
      const value = (stored as Record<string, unknown>)[name];
      return typeof value === "string" ? [[name, value] as const] : [];
    });
    return Object.fromEntries(known);
  } catch {
    return {};
  }
}

type Sent = { values: Readonly<Record<string, unknown>>; car: EnquiredCar | null; category: string; lead_id: string };

export function rememberSent({ values, car, category, lead_id }: Sent): void {
  const details = detailsToRemember(values);
  const entries: [string, string | null][] = [
    [keys.car, car && JSON.stringify(car)],
    [keys.details, details && JSON.stringify(details)],
    [keys.category, category],
    [keys.success, lead_id],
  ];
  try {
    for (const [key, value] of entries) if (value !== null) localStorage.setItem(key, value);
  } catch {
    // Full or forbidden: the lead was sent all the same.
  }
}

/** Whoever comes back from the payment page, in whatever tab, goes on there while the car is held. */
export function rememberPaying(carId: string, url: string): void {
  try {
    localStorage.setItem(payingKey(carId), payingNote(url, Date.now()));
  } catch {
    // Forbidden: the page itself says that the car is held.
  }
}
