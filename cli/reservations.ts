import { moneyIn } from "#domain/country/figures.ts";
import { parseArgs } from "node:util";
import { type Payment, type Reservation, reservationStatuses } from "#domain/reservation/reservation.ts";
import type { KnownReservation } from "#server/adapters/store/repositories/reservation-statements.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { type Command, print, CommandError } from "./command.ts";
import { knownSite } from "./known-site.ts";
import { cancelReservation, endReservation, keepFee } from "./end-reservation.ts";

function optionsOf(words: string[]) {
  const text = { type: "string" } as const;
  const options = { site: text, status: text, why: text, json: { type: "boolean" } } as const;
  return parseArgs({ args: words, options, allowPositionals: true });
}

async function find(words: string[], store: Store): Promise<KnownReservation> {
  const [name, ...more] = optionsOf(words).positionals;
  if (name === undefined) throw new CommandError("Which one? Give its reference, such as 7K3M-9QX2.");
  if (more.length > 0) throw new CommandError(`One at a time: ${name} or ${more.join(" or ")}?`);
  const known = await store.operator.reservations.find(name.toUpperCase());
  const found = known ?? (await store.operator.reservations.find(name));
  if (!found) throw new CommandError(`There is no reservation "${name}". forecourt reservations list shows them all.`);
  return found;
}

/** Shows pending refunds beside their reservation. */
const owedText = (owed: readonly Payment[]) =>
  owed.map(
    ({ amount, currency, failure }) =>
      `owes ${moneyIn(currency, amount)}${failure === null ? "" : `, last try: ${failure}`}`,
  );

const line = (
  { reference, created_at, site_slug, status, fee, currency, car_id }: Reservation,
  owed: readonly Payment[],
) =>
  [reference, created_at, site_slug, status.padEnd(9), moneyIn(currency, fee), `car ${car_id}`, ...owedText(owed)].join(
    "  ",
  );

/** Not printed: the token lets its holder act for the customer, and the session leads to it. */
const shown = ({ token: _token, session: _session, ...rest }: Reservation) => rest;
const shownPayment = ({ token: _token, ...rest }: Payment) => rest;

export const reservationsCommands: Record<string, Command> = {
  list: {
    words: "[--site SLUG] [--status STATUS] [--json]",
    help: "reservations, the newest first, with pending refunds; --json prints a JSON object per line",
    needsStore: true,
    async run(words, store) {
      const { values, positionals } = optionsOf(words);
      const { site, status, json = false } = values;
      if (positionals.length > 0)
        throw new CommandError(`list takes no names. forecourt reservations show ${positionals[0]}`);
      if (status !== undefined && !reservationStatuses.some((known) => known === status)) {
        throw new CommandError(`There is no status "${status}": ${reservationStatuses.join(", ")}.`);
      }
      const known = site === undefined ? null : await knownSite(site, store);
      const { reservations } = store.operator;
      const owed = await reservations.owed();
      for (const reservation of await reservations.list({ site: known?.slug, status })) {
        const due = owed.filter(({ token }) => token === reservation.token);
        print(json ? JSON.stringify({ ...shown(reservation), owed: due.map(shownPayment) }) : line(reservation, due));
      }
      return 0;
    },
  },
  show: {
    words: "REFERENCE",
    help: "one reservation with its refund rule and request, its payments and its lead",
    needsStore: true,
    async run(words, store) {
      const { reservation } = await find(words, store);
      const payments = (await store.operator.reservations.payments(reservation.token)).map(shownPayment);
      const found = await store.operator.leads.get(reservation.lead_id);
      // The token opens the customer's own page.
      const { reservation: _paid, ...lead } = found ?? {};
      const happened = await store.operator.leads.log(reservation.lead_id);
      print(JSON.stringify({ ...shown(reservation), payments, lead: found && lead, happened }, null, 2));
      return 0;
    },
  },
  cancel: {
    words: "REFERENCE",
    help: "cancels an unpaid hold: frees the car and closes its payment page",
    needsStore: true,
    async run(words, store) {
      const known = await find(words, store);
      const { status, reference } = known.reservation;
      if (status === "paid")
        throw new CommandError(`${reference} is paid. forecourt reservations refund gives it back.`);
      if (status !== "pending") throw new CommandError(`${reference} is ${status} already.`);
      const page = await cancelReservation(store, known);
      print(`${reference} is cancelled, and the car is for sale again. ${page}`);
      return 0;
    },
  },
  refund: {
    words: "REFERENCE",
    help: "refunds the fee and frees the car",
    needsStore: true,
    async run(words, store) {
      const known = await find(words, store);
      const { status, reference } = known.reservation;
      if (status === "pending")
        throw new CommandError(`${reference} is not paid for. forecourt reservations cancel ends it.`);
      if (status !== "paid") throw new CommandError(`${reference} is ${status} already; nothing of it is kept.`);
      const due = await endReservation(store, known, "refunded", "Refunded by the dealer.");
      const sum = due.reduce((total, { amount }) => total + amount, 0);
      print(
        `${moneyIn(known.reservation.currency, sum)} of ${reference} goes back as soon as a server is running, and the car is for sale again. The customer is told by email.`,
      );
      return 0;
    },
  },
  keep: {
    words: "REFERENCE --why TEXT",
    help: "answers a customer who asks for the fee: it stays with the dealer, for this reason",
    needsStore: true,
    async run(words, store) {
      const known = await find(words, store);
      const { reference, refund_request, status } = known.reservation;
      const why = optionsOf(words).values.why?.trim() ?? "";
      if (status !== "paid" || !refund_request) throw new CommandError(`Nobody asks for the fee of ${reference}.`);
      if (refund_request.kept) throw new CommandError(`${reference} was answered already: ${refund_request.kept.why}`);
      if (why === "") throw new CommandError('Why? The customer reads it: --why "You have signed the contract."');
      await keepFee(store, known, why);
      print(`${reference} stays paid, and the car reserved. The customer is told by email.`);
      return 0;
    },
  },
};
