import { ownEstimateKey } from "#domain/finance/own-payment-keys.ts";
import { storedText } from "#app/ui/stored-text.ts";
import { type OwnEstimate, readOwnEstimate } from "#domain/valuation/own-estimate.ts";
import { payingKey, payingNote } from "#domain/reservation/paying.ts";
import { detailsToRemember, type RememberedDetails, rememberedFields } from "#domain/lead/remembered-details.ts";

// 4.7: what a sent form stores in the visitor's own browser. Works without storage, too.

const keys = {
  details: "forecourt.details",
  car: "forecourt.enquired-car",
  category: "forecourt.success-category",
  success: "forecourt.success",
  sent: "forecourt.sent",
  optIn: "forecourt.opt-in",
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

/** 12.1.8: the box about marketing mail, once the visitor has unticked it. A tick is never remembered. */
export const ownOptIn = {
  isRefused(): boolean {
    try {
      return localStorage.getItem(keys.optIn) === "no";
    } catch {
      return false;
    }
  },
  remember(choice: boolean): void {
    try {
      if (choice) localStorage.removeItem(keys.optIn);
      else localStorage.setItem(keys.optIn, "no");
    } catch {
      // Forbidden: each form asks anew.
    }
  },
};

/** The estimate of the visitor's own vehicle, if they asked for one lately. */
export function readEstimate(now: number): OwnEstimate | null {
  return readOwnEstimate(storedText(ownEstimateKey), now);
}

/** What was chosen in the last form sent, for the thank-you page in the same tab. Never typed text. */
export type SentChoices = {
  form: string;
  /** Where it can be seen again, changed and cancelled. */
  own: string | null;
  /** The date and time by the location's clock: 2026-03-11T10:30. */
  booking: string | null;
  rows: { label: string; value: string }[];
};

/** The choices of the form that this page is about; null for another form's. */
export function readSent(form: string | null): SentChoices | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keys.sent) ?? "null") as SentChoices | null;
    return stored !== null && stored.form === form && Array.isArray(stored.rows) ? stored : null;
  } catch {
    return null;
  }
}

type Sent = {
  values: Readonly<Record<string, unknown>>;
  car: EnquiredCar | null;
  category: string;
  lead_id: string;
  choices: SentChoices;
};

export function rememberSent({ values, car, category, lead_id, choices }: Sent): void {
  const details = detailsToRemember(values);
  const entries: [string, string | null][] = [
    [keys.car, car && JSON.stringify(car)],
    [keys.details, details && JSON.stringify(details)],
    [keys.category, category],
    [keys.success, lead_id],
  ];
  try {
    sessionStorage.setItem(keys.sent, JSON.stringify(choices));
    for (const [key, value] of entries) if (value !== null) localStorage.setItem(key, value);
  } catch {
    // Full or forbidden: the lead was sent anyway.
  }
}

/** A visitor who returns from the payment page, in any tab, continues there while the car is held. */
export function rememberPaying(carId: string, url: string): void {
  try {
    localStorage.setItem(payingKey(carId), payingNote(url, Date.now()));
  } catch {
    // Forbidden: the page itself says that the car is held.
  }
}
