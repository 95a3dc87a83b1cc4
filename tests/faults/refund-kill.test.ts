import { setTimeout as moment } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Store } from "#server/adapters/store/store.ts";
import { type FakeStripe, type RefundMood, startFakeStripe } from "#tests/support/fake-stripe.ts";
import { present } from "#tests/support/present.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { useStorePlaces } from "#tests/support/store-places.ts";
import { keepLater } from "./keep-later.ts";
import { createRandom } from "./random.ts";
import { cancelIn, type Customer, payFor, readPage } from "./refund-clients.ts";
import { environment, prepare } from "./reserve-clients.ts";

const RUNS = Number(process.env["FAULT_RUNS"] ?? 3);
const SEED = Number(process.env["FAULT_SEED"] ?? 20_261_119);
const CUSTOMERS_PER_RUN = 2;
const moods: readonly (RefundMood | "well" | "fail")[] = [
  "well",
  "slow",
  "fail",
  "fail after refund",
  "cut",
  "cut after refund",
];
const goesBack = /We are sending \$200 back|\$200 was sent on|Sending \$200 back has not worked yet/;

const hourMs = 3_600_000;
const random = createRandom(SEED);
const places = useStorePlaces("sqlite");

type Figures = { promised: Set<string>; midCancel: number; midRefund: number };

/** Customers press their button in two tabs each, and the server dies in the middle. Returns who got no answer. */
async function killWhileCancelling(
  port: number,
  customers: readonly Customer[],
  kill: () => Promise<void>,
  to: Figures,
) {
  let waiting = 0;
  const pressed = customers.flatMap((customer) =>
    [1, 2].map(async () => {
      await moment(random() * 40);
      waiting += 1;
      const answer = await cancelIn(port, customer);
      waiting -= 1;
      if (answer === null) return;
      to.promised.add(customer.token);
      // Both tabs show the same; null if the server died before it showed anything.
      expect((await readPage(port, customer)) ?? "We are sending $200 back").toMatch(goesBack);
    }),
  );
  // Some die at any moment from their start on, others close to an answer.
  await (random() < 0.5 ? moment(random() * 700) : Promise.race(pressed).then(() => moment(random() * 60)));
  if (waiting > 0) to.midCancel += 1;
  await kill();
  await Promise.all(pressed);
  return customers.filter(({ token }) => !to.promised.has(token));
}

/** Makes every refund that is due, as servers would within the next hours. */
async function refundAll(store: Store, stripe: FakeStripe): Promise<void> {
  stripe.state.moodOfRefund = undefined;
  for (let hours = 1; (await store.operator.reservations.owed()).length > 0; hours += 2) {
    await keepLater(store, stripe.url, hours * hourMs);
    if (hours > 20 + RUNS) throw new Error("Refunds stay due.");
  }
}

async function mailsByLead(store: Store): Promise<Map<string, string[]>> {
  const mails = new Map<string, string[]>();
  for await (const { channel, lead_id } of store.operator.outbox.list({}))
    if (channel.startsWith("refund")) mails.set(String(lead_id), [...(mails.get(String(lead_id)) ?? []), channel]);
  return mails;
}

test(
  `[13.5.3] ${RUNS} kills: no customer is refunded twice, and none who was promised it is forgotten`,
  { timeout: 120_000 + RUNS * 20_000 },
  async () => {
    const place = await places.newPlace();
    const cars = Array.from({ length: RUNS * CUSTOMERS_PER_RUN }, (_, n) => `c${n}`);
    await prepare(place, cars, "always");
    const stripe = await startFakeStripe();
    const env = environment(place, stripe.url);
    const customers: Customer[] = [];
    const figures: Figures = { promised: new Set(), midCancel: 0, midRefund: 0 };
    let server: Awaited<ReturnType<typeof startServerProcess>> | null = null;
    const kill = async () => {
      if (stripe.refundsUnderWay() > 0) figures.midRefund += 1;
      await server?.stop("SIGKILL");
      server = null;
    };
    try {
      server = await startServerProcess(env);
      for (const car of cars) customers.push(await payFor(server.port, stripe, car));
      await kill();
      stripe.state.moodOfRefund = () => present(moods[Math.floor(random() * moods.length)], "mood");
      let again: Customer[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        server = await startServerProcess(env);
        const fresh = customers.slice(run * CUSTOMERS_PER_RUN, (run + 1) * CUSTOMERS_PER_RUN);
        const unanswered = await killWhileCancelling(server.port, [...fresh, ...again], kill, figures);
        // Some try again, others give up.
        again = unanswered.filter(() => random() < 0.7);
      }
      const store = await places.open(place);
      await refundAll(store, stripe);
      const mails = await mailsByLead(store);
      for (const { token, payment } of customers) {
        const { reservation } = present(await store.operator.reservations.find(token), "reservation");
        const states = (await store.operator.reservations.payments(token)).map(({ state }) => state);
        const isRefunded = reservation.status === "refunded";
        const found = {
          status: reservation.status,
          states,
          refunds: stripe.refunds.get(payment) ?? 0,
          mails: mails.get(reservation.lead_id)?.toSorted() ?? [],
        };
        // Whoever got no answer is refunded with everything that belongs to it, or not at all.
        expect(isRefunded || !figures.promised.has(token)).toBe(true);
        expect(found).toEqual(
          isRefunded
            ? { status: "refunded", states: ["refunded"], refunds: 1, mails: ["refund", "refund-dealer"] }
            : { status: "paid", states: ["kept"], refunds: 0, mails: [] },
        );
      }
      expect(stripe.problems).toEqual([]);
      const { promised, midCancel, midRefund } = figures;
      console.info(
        `${RUNS} kills: ${promised.size} of ${customers.length} customers were promised, ${stripe.refunds.size} were refunded, ` +
          `${midCancel} kills in mid-cancellation, ${midRefund} in mid-refund`,
      );
    } finally {
      await kill();
      await stripe.close();
    }
  },
);
