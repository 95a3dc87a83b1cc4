import { once } from "node:events";
import { rmSync } from "node:fs";
import { Agent, type IncomingMessage, request } from "node:http";
import { json } from "node:stream/consumers";
import { Stripe } from "stripe";
import { carSchema } from "#domain/car/car.ts";
import type { RefundRule } from "#domain/reservation/refund-rule.ts";
import { openStore } from "#server/adapters/store/open-store.ts";
import { applyFolder } from "#server/sites/apply-folder.ts";
import {
  aPerson,
  reservableCar,
  type ReserveAnswer,
  reserveSites,
  stripeWebhookSecret,
} from "#tests/support/reserve-app.ts";
import type { Place } from "#tests/support/store-places.ts";

export const slug = "first-site";
const agent = new Agent({ keepAlive: true, maxSockets: 48 });

async function post(port: number, path: string, body: string, headers: Record<string, string> = {}) {
  const host = `${slug}.localhost:${port}`;
  const own = { host, "content-type": "application/json", ...headers };
  const sent = request({ host: "127.0.0.1", port, path, method: "POST", agent, headers: own });
  sent.end(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return { status: response.statusCode ?? 0, body: (await json(response)) as ReserveAnswer };
}

/** One visitor who wants one car. */
export const reserve = (port: number, visitor: number | string, car_id: string) =>
  post(
    port,
    "/api/reservations",
    JSON.stringify({ lead: { ...aPerson(), email: `visitor-${visitor}@example.com`, car_id } }),
    { "idempotency-key": `visitor-${visitor}` },
  );

/** A payment notice, signed now. */
export function notify(port: number, session: object, secret = stripeWebhookSecret) {
  const created = Math.floor(Date.now() / 1000);
  const event = {
    id: "evt_1",
    object: "event",
    type: "checkout.session.completed",
    created,
    data: { object: session },
  };
  const payload = JSON.stringify(event);
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  return post(port, "/api/payments/stripe/webhook", payload, { "stripe-signature": header });
}

export async function prepare(place: Place, cars: readonly string[], refund?: RefundRule): Promise<void> {
  const folder = reserveSites("stripe", refund);
  const store = await openStore(place);
  await applyFolder(store, folder);
  await store.operator.stock.put(cars.map((id) => carSchema.parse(reservableCar(id))));
  await store.close();
  rmSync(folder, { recursive: true });
}

export const environment = (place: Place, stripeUrl: URL): Record<string, string> => ({
  DATA_DIR: place.dataDir,
  ...(place.databaseUrl === undefined ? {} : { DATABASE_URL: place.databaseUrl }),
  STRIPE_URL: stripeUrl.href,
  LEADS_PER_MINUTE: "0",
  CONFIRMATIONS_PER_HOUR: "0",
  CONFIRMATIONS_PER_DAY: "0",
  HOLDS_PER_HOUR: "0",
  // Refusals are sent to the visitors and need not be logged here.
  LOG_LEVEL: "silent",
});

/** Reservations by car, with their payments, and the leads: read from the store alone. */
export async function everything(place: Place) {
  const store = await openStore(place);
  try {
    const reservations = await store.operator.reservations.list({});
    const payments = await Promise.all(reservations.map(({ token }) => store.operator.reservations.payments(token)));
    const leads = [];
    for await (const lead of store.operator.leads.all(slug)) leads.push(lead);
    return { reservations, payments: payments.flat(), leads };
  } finally {
    await store.close();
  }
}
