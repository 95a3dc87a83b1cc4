import { everyChannel } from "#domain/delivery/channels-for.ts";
import { addressOf } from "#server/leads/service/channel-address.ts";
import type { Lead } from "#domain/lead/lead.ts";
import type { Delivery } from "#server/adapters/store/repositories/lead-statements.ts";
import type { ListedDelivery } from "#server/adapters/store/repositories/outbox-list.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import { newLeadId } from "#server/leads/service/compose-lead.ts";
import { primaryLocation } from "#domain/location/primary-location.ts";
import type { Site } from "#site/site.ts";
import { testForm } from "#domain/lead/counts-as-enquiry.ts";
import { DeliveryWorker, type WorkerDeps } from "./delivery-worker.ts";

type TestDeps = Omit<WorkerDeps, "leadId" | "recipientLimits">;
/** A test goes to the dealer's own address, without a limit. */
const recipientLimits = { perHour: 0, perDay: 0 };

/** Stores one marked lead and sends it through every channel of the site, whatever their categories and locations. */
export async function sendTestLead(runtime: SiteRuntime, deps: TestDeps): Promise<ListedDelivery[]> {
  const lead = testLead(runtime.site, deps.clock());
  const deliveries = everyDelivery(runtime.site, lead.created_at);
  await runtime.store.leads.create({ lead, deliveries, answer: null, captchaUse: null, seat: null });
  // A running server may claim some of them first: each is sent once in any case.
  const worker = new DeliveryWorker({ ...deps, recipientLimits, leadId: lead.id, pollMs: 100 });
  worker.start();
  try {
    for (;;) {
      const rows: ListedDelivery[] = [];
      for await (const row of deps.store.operator.outbox.list({ leadId: lead.id })) rows.push(row);
      if (rows.every(({ state }) => state === "delivered" || state === "failed")) return rows;
      await new Promise((wake) => setTimeout(wake, 100));
    }
  } finally {
    await worker.stop();
  }
}

function testLead(site: Site, now: Date): Lead {
  const at = now.toISOString();
  const location = primaryLocation(site.locations);
  const fields = {
    name: "Test Lead",
    email: site.public.email,
    phone: site.public.test_phone ?? site.public.phone,
    message: "This lead tests the delivery of enquiries from the website. Please ignore it.",
    category: "General Enquiry",
  };
  return {
    id: newLeadId(),
    site_slug: site.slug,
    dealership_slug: location?.dealership_slug ?? null,
    location_id: location?.id ?? null,
    category: fields.category,
    subcategory: null,
    status: "Complete",
    quarantine: null,
    form: testForm,
    event_id: 0,
    fields,
    steps: [{ step_number: 0, at, status: "Complete" }],
    consent: null,
    origin: { address: "", user_agent: "" },
    created_at: at,
    updated_at: at,
  };
}

/** The confirmation goes to the dealer's own address: there is no customer. */
function everyDelivery(site: Site, next_at: string): Delivery[] {
  const timing = { stage: "complete", state: "pending", next_at } as const;
  const channels = everyChannel(site.private.delivery).map((channel) => ({
    channel: channel.kind,
    document: addressOf(channel),
    ...timing,
  }));
  return [...channels, { channel: "confirmation", document: { to: [site.public.email] }, ...timing }];
}
