import type { Store } from "#server/adapters/store/store.ts";
import { sampleLead } from "./sample-lead.ts";

/** Holds this car from now on, as for a visitor who is paying. */
export async function reserveCar(
  store: Store,
  { carId, dealershipId, at }: { carId: string; dealershipId: string; at: Date },
): Promise<void> {
  const now = at.toISOString();
  const site = store.forSite({ slug: "one", dealershipIds: [dealershipId] });
  await site.leads.create({
    lead: sampleLead(`lead-${carId}`, {
      category: "Reserve Vehicle",
      status: "Incomplete",
      form: "reserve",
      created_at: now,
      updated_at: now,
    }),
    deliveries: [],
    answer: null,
    captchaUse: null,
    seat: null,
    hold: {
      token: `token-${carId}`,
      reference: `REF-${carId}`,
      site_slug: "one",
      dealership_id: dealershipId,
      car_id: carId,
      lead_id: `lead-${carId}`,
      holder: "somebody",
      status: "pending",
      fee: 200,
      currency: "AUD",
      provider: "sandbox",
      session: null,
      attempt: 0,
      hold_until: new Date(at.getTime() + 900_000).toISOString(),
      refund_rule: "ask",
      refund_request: null,
      note: null,
      created_at: now,
      updated_at: now,
    },
  });
}
