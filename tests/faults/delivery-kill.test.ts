import { setTimeout as moment } from "node:timers/promises";
import { Webhook } from "standardwebhooks";
import { afterEach, describe, expect, test } from "vitest";
import type { ListedDelivery } from "#server/adapters/store/repositories/outbox-list.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { type Place, useStorePlaces } from "#tests/support/store-places.ts";
import { usualStore } from "#tests/support/usual-store.ts";
import { startDeliveryClients } from "./delivery-clients.ts";
import { type Mood, moody, startMailServer, startReceiver } from "./delivery-receivers.ts";
import { applyDeliverySites, webhookSecret } from "./delivery-sites.ts";
import { createRandom } from "./random.ts";

const RUNS = Number(process.env.FAULT_RUNS ?? 2);
const SEED = Number(process.env.FAULT_SEED ?? 20_260_301);

const FORMS_PER_RUN = 4;
const patience = { timeout: 200_000, interval: 10 };
/** After this many tries, the next delay is longer than a test can wait. */
const LONG_TRIED = 8;

type Server = Awaited<ReturnType<typeof startServerProcess>>;
type Fields = { message: string; step_number: number };
const refOf = ({ message }: Fields): string => message.replace("message of ", "");
/** One arrival at a receiver: which delivery, of which lead (by its ref), reporting which step. */
type Arrival = { channel: string; id: string; lead: string; step: number };

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function startReceivers(random: () => number) {
  const state = { calm: false };
  const bad = moody(random);
  // Nothing is confirmed before some delivery has arrived twice, so that every run shows a repetition.
  const mood = (): Mood => {
    const now = state.calm ? "well" : bad();
    return now === "well" && !hasRepetition(arrivalsAt({ mail, posts })) ? "late" : now;
  };
  const mail = await startMailServer(mood);
  const hook = new Webhook(webhookSecret);
  const forged: unknown[] = [];
  const posts = await startReceiver(mood, 204, ({ path, headers, body }) => {
    if (path === "/clarity") return;
    try {
      hook.verify(body, headers as Record<string, string>);
    } catch (error) {
      forged.push(error);
    }
  });
  ends.push(
    () => mail.close(),
    () => posts.close(),
  );
  return { mail, posts, forged, calm: () => (state.calm = true) };
}
type Received = Pick<Receivers, "mail" | "posts">;
type Receivers = Awaited<ReturnType<typeof startReceivers>>;

/** Kills one of the servers repeatedly, and starts another in its place. */
async function killRepeatedly(place: Place, store: Store, receivers: Receivers, howMany: number) {
  const random = createRandom(SEED);
  const env = {
    DATA_DIR: place.dataDir,
    SMTP_URL: receivers.mail.url,
    DELIVERY_SECONDS: "0.4",
    DELIVERY_RETRY_SECONDS: "0.02",
    LEADS_PER_MINUTE: "0",
    CONFIRMATIONS_PER_HOUR: "0",
    CONFIRMATIONS_PER_DAY: "0",
    LOG_LEVEL: "silent",
    ...(place.databaseUrl === undefined ? {} : { DATABASE_URL: place.databaseUrl }),
  };
  const servers: (Server | null)[] = await Promise.all(Array.from({ length: howMany }, () => startServerProcess(env)));
  ends.push(() => Promise.all(servers.map(async (server) => server?.stop("SIGKILL"))));
  const portOf = () => {
    const living = servers.filter((server) => server !== null);
    return living[Math.floor(random() * living.length)]?.port ?? null;
  };
  const clients = startDeliveryClients(portOf, store, random);
  ends.push(() => clients.abandon());
  for (let run = 0; run < RUNS; run += 1) {
    clients.allow(FORMS_PER_RUN);
    const before = clients.acknowledged();
    // One in five servers dies as it starts; the others first acknowledge something, however slow the machine is.
    const least = random() > 0.2 ? before + 1 : before;
    await expect.poll(() => clients.acknowledged(), patience).toBeGreaterThanOrEqual(least);
    await moment(random() * 400);
    const which = run % howMany;
    const dying = servers[which];
    servers[which] = null;
    await dying?.stop("SIGKILL");
    servers[which] = await startServerProcess(env);
  }
  await clients.finish();
  receivers.calm();
  return { complete: clients.complete, servers };
}

async function rowsOf(store: Store): Promise<ListedDelivery[]> {
  const rows: ListedDelivery[] = [];
  for await (const row of store.operator.outbox.list({})) rows.push(row);
  return rows;
}

/** Two servers share the deliveries only where the store is a server too. */
const worlds = usualStore("postgres").map((kind) => [kind, kind === "postgres" ? 2 : 1] as const);
describe.each(worlds)("deliveries while servers are killed, on %s with %i of them", (kind, howMany) => {
  const places = useStorePlaces(kind);

  test(
    `[11.7.3] ${RUNS} kills: every lead reaches every channel, repeats under one id, steps in order`,
    { timeout: 600_000 + RUNS * 20_000 },
    async () => {
      const receivers = await startReceivers(createRandom(SEED + 1));
      const place = await places.newPlace();
      await applyDeliverySites(place, receivers.posts.url);
      const store = await places.open(place);
      const { complete, servers } = await killRepeatedly(place, store, receivers, howMany);
      const open = async () => {
        const left = (await rowsOf(store)).filter(({ state }) => state === "pending" || state === "sending");
        // The delay doubles each time: deliveries that failed every time are not waited for, but sent directly.
        const unlucky = left.filter(({ state, attempts }) => state === "pending" && attempts > LONG_TRIED);
        for (const { id } of unlucky) await store.operator.outbox.resend(id, new Date());
        return left.length;
      };
      await expect.poll(open, { timeout: 240_000, interval: 200 }).toBe(0);
      await Promise.all(servers.splice(0).map(async (server) => server?.stop()));

      expect(receivers.forged).toEqual([]);
      const rows = await rowsOf(store);
      expect(rows.filter(({ state }) => state !== "delivered" && state !== "superseded")).toEqual([]);
      const arrivals = arrivalsAt(receivers);
      const finished = Map.groupBy(
        arrivals.filter(({ step }) => step === 2),
        ({ lead, channel }) => `${channel} ${lead}`,
      );
      const wanted = rows.filter(({ stage }) => stage === "complete");
      expect(wanted).toHaveLength(complete.size * 5);
      // Each arrived at least once, and every repetition has the id of its delivery.
      const strayed = wanted.filter(({ id, channel, lead_id }) => {
        const ids = new Set(finished.get(`${channel} ${complete.get(lead_id ?? "")}`)?.map((arrival) => arrival.id));
        return ids.size !== 1 || !ids.has(id);
      });
      expect(strayed).toEqual([]);
      const inOrder = [...Map.groupBy(arrivals, ({ lead, channel }) => `${channel} ${lead}`).values()];
      expect(inOrder.filter((steps) => steps.some(({ step }, at) => step < (steps[at - 1]?.step ?? 0)))).toEqual([]);
      // Confirms that the test did its job: deliveries arrived twice, unfinished forms were reported, and work was
      // taken over.
      expect(hasRepetition(arrivals)).toBe(true);
      expect(arrivals.some(({ step }) => step < 2)).toBe(true);
      expect(complete.size).toBeGreaterThan(RUNS / 2);
    },
  );
});

const arrivalsAt = (received: Received): Arrival[] => [...mailArrivals(received), ...postArrivals(received)];
const hasRepetition = (arrivals: Arrival[]): boolean => new Set(arrivals.map(({ id }) => id)).size < arrivals.length;

function mailArrivals({ mail }: Received): Arrival[] {
  const channels: Record<string, string> = { "leads@first.example": "email", "crm@first.example": "adf" };
  return mail.received.map(({ id, to, raw }) => {
    // Quoted-printable breaks lines anywhere.
    const plain = raw.replaceAll("=\r\n", "");
    const channel = channels[to] ?? "confirmation";
    const ref = /(client-\d+-\d+)@example\.com/.exec(channel === "confirmation" ? to : plain)?.[1] ?? "";
    const unfinished = plain.includes("Unfinished: ") || plain.includes("The form was not finished.");
    return { channel, id, lead: ref, step: unfinished ? 1 : 2 };
  });
}

function postArrivals({ posts }: Received): Arrival[] {
  return posts.received.map(({ path, headers, body }) => {
    if (path === "/clarity") {
      const fields = JSON.parse(body) as Fields;
      const { step_number: step } = fields;
      return { channel: "car-clarity", id: String(headers["idempotency-key"]), lead: refOf(fields), step };
    }
    const { data } = JSON.parse(body) as { data: { fields: Fields } };
    const { step_number: step } = data.fields;
    return { channel: "webhook", id: String(headers["webhook-id"]), lead: refOf(data.fields), step };
  });
}
