import { rmSync } from "node:fs";
import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { json } from "node:stream/consumers";
import { Stripe } from "stripe";
import { describe, expect, test } from "vitest";
import { carSchema } from "#domain/car/car.ts";
import { openStore } from "#server/adapters/store/open-store.ts";
import { applyFolder } from "#server/services/apply-folder.ts";
import { ask } from "#tests/support/ask.ts";
import { startFakeStripe } from "#tests/support/fake-stripe.ts";
import {
  aPerson,
  reservableCar,
  type ReserveAnswer,
  reserveSites,
  stripeWebhookSecret,
} from "#tests/support/reserve-app.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { type Place, useStorePlaces } from "#tests/support/store-places.ts";

const VISITORS = 200;
const slug = "first-site";
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

async function post(port: number, path: string, body: string, headers: Record<string, string> = {}) {
  const host = `${slug}.localhost:${port}`;
  const own = { host, "content-type": "application/json", ...headers };
  const sent = request({ host: "127.0.0.1", port, path, method: "POST", agent, headers: own });
  sent.end(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return { status: response.statusCode ?? 0, body: (await json(response)) as ReserveAnswer };
}

const reserve = (port: number, visitor: number) =>
  post(
    port,
    "/api/reservations",
    JSON.stringify({ lead: { ...aPerson(), email: `visitor-${visitor}@example.com`, car_id: "wanted" } }),
    { "idempotency-key": `visitor-${visitor}` },
  );

/** A notice of the payment, signed now. */
function notify(port: number, session: object) {
  const created = Math.floor(Date.now() / 1000);
  const payload = JSON.stringify({
    id: "evt_1",
    object: "event",
    type: "checkout.session.completed",
    created,
    data: { object: session },
  });
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: stripeWebhookSecret });
  return post(port, "/api/payments/stripe/webhook", payload, { "stripe-signature": header });
}

async function prepare(place: Place): Promise<void> {
  const folder = reserveSites("stripe");
  const store = await openStore(place);
  await applyFolder(store, folder);
  await store.operator.stock.put([reservableCar("wanted"), reservableCar("other")].map((car) => carSchema.parse(car)));
  await store.close();
  rmSync(folder, { recursive: true });
}

async function everything(place: Place) {
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

describe.each(["sqlite", "postgres"] as const)("[4.4] two servers on one %s", (kind) => {
  const places = useStorePlaces(kind);

  test("200 visitors want one car: one has it, pays, and keeps it over a kill and repeated notices", async () => {
    const place = await places.newPlace();
    await prepare(place);
    const stripe = await startFakeStripe();
    const env = {
      DATA_DIR: place.dataDir,
      ...(place.databaseUrl === undefined ? {} : { DATABASE_URL: place.databaseUrl }),
      STRIPE_URL: stripe.url.href,
      LEADS_PER_MINUTE: "0",
      HOLDS_PER_HOUR: "0",
      // 199 refusals are told to the visitors, and need not be read here.
      LOG_LEVEL: "error",
    };
    const servers = await Promise.all([startServerProcess(env), startServerProcess(env)]);
    try {
      const ports = servers.map(({ port }) => port);
      const portOf = (visitor: number) => ports[visitor % 2] ?? 0;
      const answers = await Promise.all(
        Array.from({ length: VISITORS }, (_, visitor) => reserve(portOf(visitor), visitor)),
      );
      const [winner, ...others] = answers.filter(({ status }) => status === 201);
      expect(others).toEqual([]);
      const refusals = answers.filter((answer) => answer !== winner);
      expect(refusals).toHaveLength(VISITORS - 1);
      for (const { status, body } of refusals) {
        expect([status, body.error]).toEqual([409, expect.stringContaining("You have not been charged")]);
      }
      const token = winner?.body.reservation?.token ?? "";
      expect([...stripe.sessions.keys()]).toHaveLength(1);
      const [session] = stripe.sessions.values();
      expect(session?.metadata).toEqual({ token });

      // Paid there, and killed before any notice came here.
      const paid = stripe.pay(session?.id ?? "", new Date());
      await Promise.all(servers.map((server) => server.stop("SIGKILL")));
      servers.splice(0, 2, await startServerProcess(env));
      const port = servers[0]?.port ?? 0;
      // Whoever comes back finds it paid; the notice, which comes after, ten times over, changes nothing.
      const standing = await ask(port, slug, `/api/reservations/${token}`);
      expect(JSON.parse(standing.text)).toMatchObject({ reservation: { status: "paid" } });
      const notices = await Promise.all(Array.from({ length: 10 }, () => notify(port, paid)));
      expect(notices.map(({ status }) => status)).toEqual(notices.map(() => 200));
      expect((await reserve(port, VISITORS)).status).toBe(409);
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
      await stripe.close();
    }
    const { reservations, payments, leads } = await everything(place);
    expect(reservations.map(({ status }) => status)).toEqual(["paid"]);
    expect(payments).toMatchObject([{ state: "kept", amount: 200, currency: "AUD" }]);
    expect(leads).toMatchObject([{ status: "Complete" }]);
    expect(stripe.refunds.size).toBe(0);
    expect(stripe.problems).toEqual([]);
  });
});
