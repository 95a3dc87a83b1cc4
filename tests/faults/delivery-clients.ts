import { setTimeout as moment } from "node:timers/promises";
import type { Store } from "#server/adapters/store/store.ts";
import { createLeadClient } from "./leads-client.ts";

const CLIENTS = 8;

/** The port of a server that is running now; null while none is. */
type PortOf = () => number | null;

function stepsOf(ref: string): Record<string, unknown>[] {
  // Every form has its own email address, which identifies its confirmation.
  const details = { name: "Ana Ito", phone: "0412345678", email: `${ref}@example.com` };
  const enquiry = { message: `message of ${ref}`, category: "General Enquiry" };
  return [
    { ...enquiry, ...details, lead_status: "Incomplete", form_completed: false, step_number: 0 },
    { ...enquiry, ...details, lead_status: "Incomplete", form_completed: false, step_number: 1 },
    { ...enquiry, ...details, lead_status: "Complete", form_completed: true, step_number: 2 },
  ];
}

/**
 * Clients that fill in forms of three steps. Unfinished forms are reported to the dealer at once, as if half an hour
 * had passed.
 */
export function startDeliveryClients(portOf: PortOf, store: Store, random: () => number) {
  const http = createLeadClient(CLIENTS);
  /** Refs of finished forms, by lead id. */
  const complete = new Map<string, string>();
  const run = { ended: false, abandoned: false, allowed: 0, acknowledged: 0 };

  const acknowledged = async (id: string | undefined, key: string, step: object): Promise<string> => {
    for (;;) {
      const port = portOf();
      const path = id === undefined ? "/api/leads" : `/api/leads/${id}`;
      const answer =
        port === null ? null : await http.send(port, id ? "PUT" : "POST", path, key, step).catch(() => null);
      if (answer?.body.lead) {
        run.acknowledged += 1;
        return answer.body.lead.id;
      }
      if (answer !== null && answer.status !== 503) throw new Error(JSON.stringify(answer));
      if (run.abandoned) throw new Error("The test ended before this send was acknowledged.");
      await moment(10);
    }
  };
  const hurry = async (leadId: string) => {
    for await (const { id, stage, state } of store.operator.outbox.list({ leadId })) {
      if (stage === "partial" && state === "pending") await store.operator.outbox.resend(id, new Date());
    }
  };
  /** Leaves a form unfinished until some receiver has heard of it, however slow or failing the receivers are. */
  const untilPartialDelivered = async (leadId: string) => {
    while (!run.abandoned) {
      for await (const { stage, state } of store.operator.outbox.list({ leadId })) {
        if (stage === "partial" && state === "delivered") return;
      }
      await moment(20);
    }
  };
  const client = async (name: number) => {
    for (let n = 0; !run.ended; n += 1) {
      while (run.allowed === 0 && !run.ended) await moment(5);
      if (run.ended) return;
      run.allowed -= 1;
      let id: string | undefined;
      for (const [at, step] of stepsOf(`client-${name}-${n}`).entries()) {
        id = await acknowledged(id, `client-${name}-${n}-step-${at}`, step);
        if (at < 2) await hurry(id);
        // Most clients continue before any receiver is notified; one never does.
        if (at === 0 && name === 0) await untilPartialDelivered(id);
        await moment(random() * 60);
      }
      if (id !== undefined) complete.set(id, `client-${name}-${n}`);
    }
  };
  const all = Promise.all(Array.from({ length: CLIENTS }, (_, name) => client(name)));
  // Awaited at the end; until then a rejection must not end the process.
  all.catch(() => undefined);
  const end = async () => {
    await all;
    http.close();
  };
  return {
    complete,
    acknowledged: () => run.acknowledged,
    /** Allows this many further forms, so that a slow machine has no more to do than a fast one. */
    allow(forms: number) {
      run.allowed = forms;
    },
    abandon() {
      run.ended = run.abandoned = true;
      return end().catch(() => undefined);
    },
    finish() {
      run.ended = true;
      return end();
    },
  };
}
