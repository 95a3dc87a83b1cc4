import { DatabaseSync } from "node:sqlite";
import { setTimeout as moment } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import type { Lead } from "#domain/lead/lead.ts";
import { openStore } from "#server/adapters/store/open-store.ts";
import { sqliteFile } from "#server/adapters/store/sqlite/sqlite-engine.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { type Place, useStorePlaces } from "#tests/support/store-places.ts";
import { createLeadClient } from "./leads-client.ts";
import { applyLeadSites } from "./leads-sites.ts";
import { createRandom } from "./random.ts";

const RUNS = Number(process.env.FAULT_RUNS ?? 2);
const SEED = Number(process.env.FAULT_SEED ?? 20_260_301);
const CLIENTS = 8;

type Server = Awaited<ReturnType<typeof startServerProcess>>;

/** The answers a client got: the lead's id after each of its three steps. */
type Acknowledged = { ref: string; ids: string[] };

/** The steps of the enquiry form; the last has every field, as the form's script sends it. */
function stepsOf(ref: string): Record<string, unknown>[] {
  const enquiry = { message: `message of ${ref}`, category: "General Enquiry" };
  const details = { name: "Ana Ito", phone: "0412345678", email: "ana@example.com" };
  return [
    { ...enquiry, lead_status: "Incomplete", form_completed: false, step_number: 0 },
    { ...enquiry, ...details, lead_status: "Incomplete", form_completed: false, step_number: 1 },
    { ...enquiry, ...details, Rego: "ABC123", lead_status: "Complete", form_completed: true, step_number: 2 },
  ];
}

/** Clients that fill in form after form, and resend unacknowledged steps under the same key. */
function startClients(portOf: () => number | null) {
  const http = createLeadClient(CLIENTS);
  const answers: Acknowledged[] = [];
  let repeats = 0;
  const run = { ended: false, abandoned: false };
  const sends = { acknowledged: 0, wanted: Infinity, reached: () => {} };

  const acknowledged = async (method: "POST" | "PUT", path: string, key: string, lead: object): Promise<string> => {
    for (;;) {
      const port = portOf();
      const answer = port === null ? null : await http.send(port, method, path, key, lead).catch(() => null);
      // 503: the server is starting, or its store went away. Nothing was stored.
      if (answer !== null && answer.status !== 503) {
        expect(answer).toMatchObject({ status: method === "POST" ? 201 : 200 });
        sends.acknowledged += 1;
        if (sends.acknowledged >= sends.wanted) sends.reached();
        return answer.body.lead?.id ?? "";
      }
      if (run.abandoned) throw new Error("The test ended before this send was acknowledged.");
      if (port !== null) repeats += 1;
      await moment(10);
    }
  };
  const client = async (name: number) => {
    for (let n = 0; !run.ended; n += 1) {
      const lead: Acknowledged = { ref: `client-${name}-${n}`, ids: [] };
      answers.push(lead);
      for (const [at, step] of stepsOf(lead.ref).entries()) {
        const [id] = lead.ids;
        const key = `${lead.ref}-step-${at}`;
        lead.ids.push(await acknowledged(id ? "PUT" : "POST", id ? `/api/leads/${id}` : "/api/leads", key, step));
      }
    }
  };
  const all = Promise.all(Array.from({ length: CLIENTS }, (_, name) => client(name)));
  return {
    /** Resolves once this many more sends are acknowledged, however fast the machine is. */
    async acknowledge(more: number) {
      const reached = new Promise<void>((done) => {
        Object.assign(sends, { wanted: sends.acknowledged + more, reached: done });
      });
      await Promise.race([reached, all]);
    },
    async abandon() {
      run.ended = run.abandoned = true;
      await all.catch(() => null);
      http.close();
    },
    /** Lets every client finish its current form. */
    async finish() {
      run.ended = true;
      await all;
      http.close();
      return { answers, repeats };
    },
  };
}

async function killRepeatedly(place: Place) {
  const random = createRandom(SEED);
  const env = {
    DATA_DIR: place.dataDir,
    LEADS_PER_MINUTE: "0",
    CONFIRMATIONS_PER_HOUR: "0",
    CONFIRMATIONS_PER_DAY: "0",
    LOG_LEVEL: "silent",
    ...(place.databaseUrl === undefined ? {} : { DATABASE_URL: place.databaseUrl }),
  };
  let server: Server | null = null;
  const clients = startClients(() => server?.port ?? null);
  try {
    for (let run = 0; run < RUNS; run += 1) {
      server = await startServerProcess(env);
      // Every fourth server is killed soon after its start.
      if (random() >= 0.25) await clients.acknowledge(30 + Math.floor(random() * 60));
      await moment(random() * 50);
      const dying: Server = server;
      await dying.stop("SIGKILL");
      server = null;
    }
    server = await startServerProcess(env);
    const result = await clients.finish();
    await server.stop();
    return result;
  } catch (error) {
    await clients.abandon();
    throw error;
  }
}

describe.each(["sqlite", "postgres"] as const)("leads while the server is killed, on %s", (kind) => {
  const places = useStorePlaces(kind);

  test(`[11.1.2] ${RUNS} kills: every acknowledged lead is there exactly once, with all its steps`, async () => {
    const place = await places.newPlace();
    await applyLeadSites(place);
    const { answers, repeats } = await killRepeatedly(place);

    const store = await openStore(place);
    const leads: Lead[] = [];
    for await (const lead of store.operator.leads.all("first-site")) leads.push(lead);
    const deliveries = await Promise.all(leads.map(({ id }) => store.operator.leads.deliveries(id)));
    await store.close();

    const refs = leads.map(refOf);
    expect(refs.toSorted()).toEqual(answers.map(({ ref }) => ref).toSorted());
    const idOf = new Map(leads.map((lead) => [refOf(lead), lead.id]));
    expect(answers.filter(({ ref, ids }) => ids.length !== 3 || ids.some((id) => id !== idOf.get(ref)))).toEqual([]);
    expect(leads.filter((lead) => !isWhole(lead))).toEqual([]);
    // One confirmation each: no send has created its deliveries twice or not at all.
    expect(deliveries.filter((rows) => rows.map(({ channel }) => channel).join() !== "confirmation")).toEqual([]);
    // The kills did hit sends in progress.
    expect(repeats).toBeGreaterThan(RUNS / 2);
    expect(leads.length).toBeGreaterThan(RUNS * 5);
    if (kind === "sqlite") expectSound(place.dataDir);
  });
});

/** The message is a field of the form; other fields that a sender names are stored separately. */
const refOf = ({ fields }: Lead): string => String(fields["message"]).replace("message of ", "");

/** What the sender says about a lead's progress is used, not stored: status and steps record it. */
const progress = new Set(["lead_status", "form_completed", "step_number"]);

function isWhole(lead: Lead): boolean {
  const { status, steps, fields, other_fields = {}, category } = lead;
  const stored: Record<string, unknown> = { ...other_fields, ...fields, category };
  const wanted = Object.entries(stepsOf(refOf(lead))[2] ?? {}).filter(([name]) => !progress.has(name));
  const isComplete = wanted.every(([name, value]) => stored[name] === value);
  return status === "Complete" && isComplete && steps.map(({ step_number }) => step_number).join() === "0,1,2";
}

function expectSound(dataDir: string): void {
  const db = new DatabaseSync(sqliteFile(dataDir));
  expect({ ...db.prepare("pragma integrity_check").get() }).toEqual({ integrity_check: "ok" });
  db.close();
}
