import type { Store } from "#server/adapters/store/store.ts";

/** Somebody holds this car from now on, as a visitor who pays for it does. */
export async function reserveCar(
  store: Store,
  { carId, dealershipId, at }: { carId: string; dealershipId: string; at: Date },
): Promise<void> {
  const now = at.toISOString();
  const site = store.forSite({ slug: "one", dealershipIds: [dealershipId] });
  await site.leads.create({
    lead: {
      id: `lead-${carId}`,
      site_slug: "one",
      dealership_slug: null,
      location_id: null,
      category: "Reserve Vehicle",
      subcategory: null,
      status: "Incomplete",
      quarantine: null,
      form: "reserve",
      event_id: 22,
      fields: {},
      steps: [],
      consent: null,
      origin: { address: "", user_agent: "" },
      created_at: now,
      updated_at: now,
    },
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
      note: null,
      created_at: now,
      updated_at: now,
    },
  });
}
