import type { Category } from "#domain/lead/categories.ts";
import type { Field, Values } from "./field.ts";
import type { RuleContext } from "./field-rules.ts";

/** Forms with a page of their own below /enquire, on every site that offers them. */
export const siteFormIds = [
  "service",
  "parts",
  "fleet",
  "feedback",
  "careers",
  "subscribe",
  "subscription",
  "rental",
  "similar",
  "sell-my-car",
  "finance",
  "finance-application",
  "trade-in",
] as const;
export type SiteFormId = (typeof siteFormIds)[number];

export const formIds = [
  "enquiry",
  "test-drive",
  "request-photos",
  "contact",
  "email-us",
  "general",
  "reserve",
  ...siteFormIds,
] as const;
export type FormId = (typeof formIds)[number];

export const destinations = ["leads", "car-clarity", "subscribe", "reserve"] as const;
export type Destination = (typeof destinations)[number];

export interface Step {
  title: string;
  fields: readonly Field[];
}

/** A form as data, resolved for one site (and one car). Nothing in it but conditions may be a function. */
export interface FormDefinition {
  id: FormId;
  title: string;
  /** A sentence below the title. */
  intro: string | null;
  /** A tool elsewhere that does the same, offered beside the form. */
  outside: { url: string; label: string; text: string } | null;
  steps: readonly Step[];
  submitLabel: string;
  /** Sent with the lead, unless the visitor chooses another. */
  category: Category;
  /** Point 9; default 22. */
  event_id: number;
  /** Registers and valuations that help to fill it in; null for forms that need none. */
  assist: { saveResult: boolean; registerCheck: boolean; thisYear: number } | null;
  destination: Destination;
  /** Sites in mock mode send where nothing is stored. */
  mock: boolean;
  /** What the form knows without asking: car, location. */
  known: Readonly<Record<string, string>>;
  /** Point 3: sent with a service booking, by the place that was chosen. */
  dealershipOf: Readonly<Record<string, string>> | null;
  /** What somebody agrees to by sending the form, where that is not a box to tick. */
  consent: string | null;
  /** What fields hold before anything is typed. */
  initial: Values;
  rules: RuleContext;
  /** The second failure variant of point 8. */
  showServerError: boolean;
}

export function fieldsOf(form: FormDefinition): Field[] {
  return form.steps.flatMap((step) => step.fields);
}

/** Point 7: files go to an address of their own, together with the form. */
export const withFilesPath = (path: string): string => `${path}/with-files`;

/** A step that asks for nothing may be left out. */
export function isSkippable(step: Step): boolean {
  return step.fields.every((field) => !field.required);
}

/** Where a form sends (point 7); an unknown destination is an error that says so. */
export function sendPath(form: { destination: string; mock: boolean }): string {
  if (form.destination === "car-clarity") return "/api/carClarityCustomer";
  if (form.destination === "subscribe") return form.mock ? "/mock/leads" : "/api/subscribe";
  if (form.destination === "reserve") return form.mock ? "/mock/leads" : "/api/reservations";
  if (form.destination !== "leads") throw new Error(`Unknown destination: ${form.destination}`);
  return form.mock ? "/mock/leads" : "/api/leads";
}
