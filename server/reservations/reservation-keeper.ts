import type { Logger } from "pino";
import type { Payment, Reservation } from "#domain/reservation/reservation.ts";
import type { KnownReservation } from "#server/adapters/store/repositories/reservation-statements.ts";
import { StoreError } from "#server/adapters/store/store-error.ts";
import type { Store } from "#server/adapters/store/store.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import type { ReservationDeps } from "./reservation-deps.ts";
import { settlePayment } from "./settle-payment.ts";

export type KeeperDeps = Pick<ReservationDeps, "paymentsOf" | "clock"> & {
  store: Store;
  siteOf: (slug: string) => SiteRuntime | undefined;
  log: Logger;
};

const EVERY_MS = 5000;
const LEASE_MS = 60_000;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 60 * 60 * 1000;

/** Frees cars whose hold has expired, and makes refunds. Any number of servers may run it. */
export class ReservationKeeper {
  readonly #deps: KeeperDeps;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;

  constructor(deps: KeeperDeps) {
    this.#deps = deps;
  }

  start(): void {
    // At once, for whatever was left when the last server stopped.
    void this.run();
    this.#timer = setInterval(() => void this.run(), EVERY_MS);
    this.#timer.unref();
  }

  /** Waits for work in progress. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  /** One round. Never rejects. */
  async run(): Promise<void> {
    this.#running ??= this.#round()
      .catch((error: unknown) => this.#deps.log.warn({ err: error }, "reservations could not be processed"))
      .finally(() => {
        this.#running = null;
      });
    await this.#running;
  }

  /** Ends the hold of one car if it has expired: the next visitor need not wait for a round. */
  async free(carId: string): Promise<void> {
    const { store, clock } = this.#deps;
    const lapsed = await store.operator.reservations.lapsedOn(carId, clock());
    if (lapsed) await this.#expire(lapsed);
  }

  async #round(): Promise<void> {
    const { store, clock } = this.#deps;
    for (const lapsed of await store.operator.reservations.lapsed(clock())) await this.#expire(lapsed);
    for (const { payment, attempt } of await store.operator.reservations.claimRefunds(clock(), LEASE_MS))
      await this.#refund(payment, attempt);
  }

  async #expire(known: KnownReservation): Promise<void> {
    const { store, clock, log } = this.#deps;
    const { reservation } = known;
    if (await this.#wasPaid(reservation)) return;
    const after: Reservation = {
      ...reservation,
      status: "expired",
      note: "Not paid within 15 minutes.",
      updated_at: clock().toISOString(),
    };
    try {
      await store.operator.reservations.move(known, after);
      log.info({ reference: reservation.reference }, "a hold has ended");
    } catch (error) {
      // Paid or cancelled at the last moment.
      if (!(error instanceof StoreError && error.kind === "refused")) throw error;
    }
  }

  /** The last check before a car is freed: the notice may have been lost. Then it closes the payment page. */
  async #wasPaid({ site_slug, session, token }: Reservation): Promise<boolean> {
    const { siteOf, paymentsOf, log } = this.#deps;
    const runtime = siteOf(site_slug);
    const port = runtime && paymentsOf(runtime.site);
    if (!runtime || !port || !session) return false;
    const isPaid = async () => {
      const looked = await port.look(session);
      if (looked.state === "paid") await settlePayment(runtime, this.#deps, token, looked.payment, log);
      return looked.state;
    };
    try {
      const state = await isPaid();
      if (state !== "open") return state === "paid";
      // A page that is being paid at this instant cannot be closed.
      return await port.close(session).then(
        () => false,
        async () => (await isPaid()) === "paid",
      );
    } catch (error) {
      // The hold ends anyway; money that arrives later is refunded automatically.
      log.warn({ err: error }, "the payment provider could not be asked");
    }
    return false;
  }

  async #refund(payment: Payment, attempt: number): Promise<void> {
    const { store, siteOf, paymentsOf, clock, log } = this.#deps;
    const runtime = siteOf(payment.site_slug);
    const port = runtime && paymentsOf(runtime.site);
    const now = clock();
    try {
      if (!port) throw new Error("the site has no payment provider any more");
      await port.refund(payment.id, attempt);
      const done: Payment = { ...payment, state: "refunded", failure: null, updated_at: now.toISOString() };
      await store.operator.reservations.settleRefund(done, now);
      log.info({ payment: payment.id, reason: payment.reason }, "a refund was made");
    } catch (error) {
      const age = now.getTime() - Date.parse(payment.updated_at);
      const wait = Math.min(LONGEST_WAIT_MS, Math.max(FIRST_WAIT_MS, age));
      const failure = error instanceof Error ? error.message : String(error);
      await store.operator.reservations.settleRefund({ ...payment, failure }, new Date(now.getTime() + wait));
      log.error({ err: error, payment: payment.id }, "a refund failed; it will be retried");
    }
  }
}
