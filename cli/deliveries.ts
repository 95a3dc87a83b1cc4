import { parseArgs } from "node:util";
import { canResend, deliveryStates } from "#domain/delivery/delivery-state.ts";
import { circuitOf } from "#domain/delivery/receiver-state.ts";
import type { FailingReceiver } from "#server/adapters/store/repositories/receivers.ts";
import type { ListedDelivery } from "#server/adapters/store/repositories/outbox-list.ts";
import { deliveryDocument } from "#server/documents/delivery-document.ts";
import { readOrReport } from "#server/documents/document-error.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { isToVisitor } from "#server/leads/delivery/channels.ts";
import { type Command, print, CommandError } from "./command.ts";
import { knownSite } from "./known-site.ts";

function optionsOf(words: string[]) {
  const options = {
    site: { type: "string" },
    state: { type: "string" },
    to: { type: "string" },
    channel: { type: "string" },
  } as const;
  return parseArgs({ args: words, options, allowPositionals: true });
}

async function find(id: string, store: Store): Promise<ListedDelivery> {
  for await (const row of store.operator.outbox.list({ id })) return row;
  throw new CommandError(`There is no delivery "${id}". forecourt deliveries list shows them all.`);
}

/** One line: the delivery, its status, and the result of its last try. */
export function deliveryLine(row: ListedDelivery): string {
  const { to, url } = row.document;
  const when = row.state === "pending" ? `next try ${row.next_at}` : row.updated_at;
  const tries = `${row.attempts} ${row.attempts === 1 ? "try" : "tries"}`;
  const parts = [
    row.state.padEnd(10),
    row.channel.padEnd(12),
    to?.join(", ") ?? url ?? "",
    tries,
    when,
    row.note ?? "",
  ];
  return parts.filter(Boolean).join("  ");
}

const circuits = { closed: "closed", open: "open until", trial: "on trial since" };

/** One line: the circuit's state, the address, failures in a row, waiting deliveries, and the last answer. */
function receiverLine(row: FailingReceiver, waiting: number, now: number): string {
  const circuit = circuitOf(row, now);
  const state = circuit === "closed" ? "closed" : `${circuits[circuit]} ${new Date(row.restsUntil).toISOString()}`;
  const { url = "" } =
    readOrReport(
      () => deliveryDocument.decode(row.document, `of ${row.channel}`),
      () => undefined,
    ) ?? {};
  const failures = `${row.failures} ${row.failures === 1 ? "failure" : "failures"} in a row`;
  return [state.padEnd(39), row.channel.padEnd(12), url, failures, `${waiting} waiting`, row.note].join("  ");
}

const whyNot = new Map<string, string>([
  ["superseded", "A later step of the same lead was sent in its place. Resend that one."],
  ["cancelled", "Nothing is left to send: the lead was erased, or the person has unsubscribed."],
]);

export const deliveriesCommands: Record<string, Command> = {
  list: {
    words: "[--site SLUG] [--state STATE]",
    help: "deliveries: sent, waiting and failed",
    needsStore: true,
    async run(words, store) {
      const { site, state } = optionsOf(words).values;
      if (state !== undefined && !deliveryStates.some((known) => known === state)) {
        throw new CommandError(`There is no state "${state}": ${deliveryStates.join(", ")}.`);
      }
      const known = site === undefined ? null : await knownSite(site, store);
      const filter = { ...(known ? { site: known.slug } : {}), ...(state === undefined ? {} : { state }) };
      for await (const row of store.operator.outbox.list(filter)) {
        const about = row.lead_id === null ? "alert" : `lead ${row.lead_id}`;
        print(`${row.id}  ${row.site_slug}  ${about}  ${deliveryLine(row)}`);
      }
      return 0;
    },
  },
  receivers: {
    words: "",
    help: "receivers of leads that fail: circuit, waiting deliveries and the reason",
    needsStore: true,
    async run(_words, store) {
      const failing = await store.operator.receivers.failing();
      const waiting = await store.operator.receivers.waiting();
      if (failing.length === 0) print("Every receiver answers.");
      for (const row of failing) {
        const own = waiting.find(({ channel, document }) => channel === row.channel && document === row.document);
        print(receiverLine(row, own?.waiting ?? 0, Date.now()));
      }
      return 0;
    },
  },
  resend: {
    words: "ID | --to ADDRESS|HOST | --site SLUG [--channel CHANNEL] [--state failed|held]",
    help: "sends one delivery again, or all that were given up for one receiver or site; releases held ones",
    needsStore: true,
    async run(words, store) {
      const { positionals, values } = optionsOf(words);
      const [id, ...more] = positionals;
      if (id === undefined) return resendMany(values, store);
      if (more.length > 0 || Object.keys(values).length > 0)
        throw new CommandError("Name one ID, or say which with --to, --site and --channel.");
      const row = await find(id, store);
      if (!canResend(row.state) || !(await store.operator.outbox.resend(id, new Date()))) {
        throw new CommandError(
          whyNot.get(row.state) ?? "This delivery is being sent right now. Look again in a moment.",
        );
      }
      print(`${id} is due now, and leaves as soon as a server is running.`);
      return 0;
    },
  },
};

type Wanted = { to?: string; site?: string; channel?: string; state?: string };

/** All that one receiver or one site has missed, and what waits for a receiver that rests. */
async function resendMany({ to, site, channel, state }: Wanted, store: Store): Promise<number> {
  if (to === undefined && site === undefined)
    throw new CommandError("Name the ID of a delivery, or a receiver with --to, or a site with --site.");
  if (state !== undefined && state !== "failed" && state !== "held")
    throw new CommandError("--state is failed, or held: the others need nobody.");
  const known = site === undefined ? null : await knownSite(site, store);
  const states = state === undefined ? ["failed", "pending"] : [state];
  // Mails to visitors go out again only by name: what was right to tell them then may be old.
  const isWanted = (row: ListedDelivery) =>
    (channel === undefined ? to !== undefined || !isToVisitor(row.channel) : row.channel === channel) &&
    (to === undefined || goesTo(row.document, to));
  const due: ListedDelivery[] = [];
  for (const one of states)
    for await (const row of store.operator.outbox.list({ state: one, ...(known ? { site: known.slug } : {}) }))
      if (isWanted(row)) due.push(row);
  // A receiver that rests would keep them waiting.
  const addresses = new Set(due.map((row) => `${row.channel} ${deliveryDocument.encode(row.document)}`));
  for (const receiver of await store.operator.receivers.failing())
    if (addresses.has(`${receiver.channel} ${receiver.document}`)) await store.operator.receivers.recover(receiver);
  let sent = 0;
  for (const { id } of due) if (await store.operator.outbox.resend(id, new Date())) sent += 1;
  if (sent === 0)
    throw new CommandError(`Nothing waits or was given up ${to === undefined ? `at ${site}` : `for ${to}`}.`);
  print(
    `${sent === 1 ? "One delivery is" : `${sent} deliveries are`} due now, and leave as soon as a server is running.`,
  );
  return 0;
}

/** By a mail address, a whole address of a webhook, or its host. */
function goesTo({ to = [], url }: ListedDelivery["document"], wanted: string): boolean {
  const text = wanted.trim().toLowerCase();
  if (to.some((address) => address.toLowerCase() === text)) return true;
  return url !== undefined && (url.toLowerCase() === text || (URL.canParse(url) && new URL(url).host === text));
}
