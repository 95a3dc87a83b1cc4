import type { SiteFormId } from "#domain/form/form-definition.ts";
import type { PublicSettings } from "./schema/site-settings.ts";

type Offered = (settings: PublicSettings) => string | null;
const at =
  (path: string, isOffered: (settings: PublicSettings) => boolean): Offered =>
  (settings) =>
    isOffered(settings) ? path : null;

/** The name under which people look for a form, where the site offers it. */
const names: Record<SiteFormId, Offered> = {
  service: ({ service }) => service?.path ?? null,
  parts: at("/parts", ({ parts }) => parts),
  fleet: at("/fleet", ({ fleet }) => fleet),
  careers: at("/careers", ({ careers }) => careers),
  feedback: at("/feedback", ({ feedback }) => feedback),
  subscribe: at("/subscribe", ({ subscribe }) => subscribe !== null),
  subscription: at("/subscription-enquiry", ({ subscription_enquiry }) => subscription_enquiry),
  rental: at("/rental-enquiry", ({ rental_enquiry }) => rental_enquiry),
  similar: at("/find-me-a-car", () => true),
  finance: ({ finance_provider }) => finance_provider?.path ?? null,
  "finance-application": ({ finance_provider }) => finance_provider?.apply_path ?? null,
  "trade-in": ({ trade_in }) => trade_in?.path ?? null,
  "sell-my-car": at("/sell-my-car", ({ sell_my_car }) => sell_my_car),
};

/** Names of the site that lead to a form as long as no page has them. */
export function formAt(settings: PublicSettings): Map<string, SiteFormId> {
  const entries = Object.entries(names) as [SiteFormId, Offered][];
  return new Map(entries.flatMap(([form, name]) => (name(settings) ? [[name(settings) ?? "", form]] : [])));
}
