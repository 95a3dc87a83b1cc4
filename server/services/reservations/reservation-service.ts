import { createHash, randomBytes } from "node:crypto";
import type { Logger } from "pino";
import type { Car } from "#domain/car/car.ts";
import { canReserve, reserveFee } from "#domain/car/reserve.ts";
import type { Lead } from "#domain/lead/lead.ts";
import { holdMs, referenceFrom, type Reservation } from "#domain/reservation/reservation.ts";
import type { KnownReservation } from "#server/adapters/store/repositories/reservation-statements.ts";
import { StoreError } from "#server/adapters/store/store-error.ts";
import { type LeadProblem, leadProblems, LeadRefused } from "#server/services/leads/lead-problem.ts";
import { type LeadSend, LeadService } from "#server/services/leads/lead-service.ts";
import { neighbourhood } from "#server/services/leads/rate-limit.ts";
import type { SiteRuntime } from "#server/site-runtime.ts";
import type { ReservationDeps } from "./reservation-deps.ts";
import { settlePayment } from "./settle-payment.ts";

export type ReservationOutcome =
  | { reservation: Reservation; /** Where to pay; null when there is nothing left to pay. */ payUrl: string | null }
  | LeadProblem;

const hourMs = 60 * 60 * 1000;

/** Reservations of one site: a hold, a payment, an end. */
export class ReservationService {
  readonly #runtime: SiteRuntime;
  readonly #deps: ReservationDeps;

  constructor(runtime: SiteRuntime, deps: ReservationDeps) {
    this.#runtime = runtime;
    this.#deps = deps;
  }

  /** Takes the car with its lead in one write, then opens the provider's page. */
  async begin(send: Omit<LeadSend, "leadId" | "hold">): Promise<ReservationOutcome> {
    const service = new LeadService(this.#runtime, this.#deps.leads);
    const hold = (lead: Lead, car: Car | null) => this.#holdFor(lead, car, send.caller.address);
    const outcome = await service.submit({ ...send, leadId: null, hold });
    if ("error" in outcome) return outcome;
    const known = await this.#runtime.store.reservations.ofLead(outcome.lead.id);
    return known ? this.#pay(known, send.log) : leadProblems.notFound;
  }

  /** Goes on paying for a hold that is still theirs: after a decline, a closed tab, a way back. */
  async pay(token: string, log: Logger): Promise<ReservationOutcome> {
    const known = await this.find(token, log);
    return known ? this.#pay(known, log) : leadProblems.notFound;
  }

  /** How it stands, the provider having been asked where only he can know. */
  async find(token: string, log: Logger): Promise<KnownReservation | null> {
    const { reservations } = this.#runtime.store;
    const known = await reservations.get(token);
    const session = known?.reservation.session;
    if (known?.reservation.status !== "pending" || !session) return known;
    try {
      const looked = await this.#port().look(session);
      if (looked.state !== "paid") return known;
      await settlePayment(this.#runtime, this.#deps, token, looked.payment, log);
      return await reservations.get(token);
    } catch (error) {
      // Its notice will come, or the sweep will ask again.
      log.warn({ err: error }, "the payment provider could not be asked");
      return known;
    }
  }

  /** The visitor gives the car back. */
  async cancel(token: string, log: Logger): Promise<Reservation | null> {
    const known = await this.find(token, log);
    if (known?.reservation.status !== "pending") return known?.reservation ?? null;
    const { reservation } = known;
    const after: Reservation = {
      ...reservation,
      status: "cancelled",
      note: "The customer cancelled.",
      updated_at: this.#now(),
    };
    try {
      await this.#runtime.store.reservations.move(known, after);
    } catch (error) {
      if (!(error instanceof StoreError && error.kind === "refused")) throw error;
      return (await this.#runtime.store.reservations.get(token))?.reservation ?? null;
    }
    if (reservation.session)
      await this.#port()
        .close(reservation.session)
        .catch((error: unknown) => log.warn({ err: error }, "a payment page could not be closed"));
    return after;
  }

  async #holdFor(lead: Lead, car: Car | null, address: string): Promise<Reservation> {
    const { site, store } = this.#runtime;
    const provider = site.public.payment_provider?.provider;
    if (!provider || !car || !canReserve(car, site.public)) throw new LeadRefused(leadProblems.notReservable);
    const now = this.#deps.clock();
    const holder = createHash("sha256")
      .update(`${site.slug} ${neighbourhood(address)}`)
      .digest("base64url")
      .slice(0, 22);
    const { holdsPerHour } = this.#deps;
    if (
      holdsPerHour > 0 &&
      (await store.reservations.holdsOf(holder, new Date(now.getTime() - hourMs))) >= holdsPerHour
    ) {
      throw new LeadRefused(leadProblems.tooManyHolds);
    }
    return {
      token: randomBytes(16).toString("hex"),
      reference: referenceFrom(randomBytes(8)),
      site_slug: site.slug,
      dealership_id: car.dealership_id,
      car_id: car.id,
      lead_id: lead.id,
      holder,
      status: "pending",
      fee: reserveFee(car),
      currency: "AUD",
      provider,
      session: null,
      hold_until: new Date(now.getTime() + holdMs).toISOString(),
      note: null,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    };
  }

  async #pay(known: KnownReservation, log: Logger): Promise<ReservationOutcome> {
    const { reservation } = known;
    if (reservation.status !== "pending") return { reservation, payUrl: null };
    try {
      const session = await this.#sessionFor(known);
      return { reservation: { ...reservation, session }, payUrl: session.url };
    } catch (error) {
      log.error({ err: error, token: reservation.token }, "a payment page could not be opened");
      return leadProblems.paymentUnavailable;
    }
  }

  async #sessionFor(known: KnownReservation) {
    const { reservation } = known;
    const port = this.#port();
    if (reservation.session && (await port.look(reservation.session)).state === "open") return reservation.session;
    const { site, pageSite, store } = this.#runtime;
    const [car, lead] = await Promise.all([store.cars.byId(reservation.car_id), store.leads.get(reservation.lead_id)]);
    const word = site.public.payment_provider?.checkout_word ?? "checkout";
    const page = `${pageSite.origin}/cars/${car?.slug ?? ""}/${word}`;
    const email = lead?.lead.fields["email"];
    const session = await port.open({
      token: reservation.token,
      reference: reservation.reference,
      amount: reservation.fee,
      currency: reservation.currency,
      title: car ? `Reserve ${car.name} (${car.stocknum})` : `Reservation ${reservation.reference}`,
      email: typeof email === "string" ? email : null,
      doneUrl: `${page}/done?reservation=${reservation.token}`,
      cancelUrl: `${page}?reservation=${reservation.token}`,
      // A further session after one that was closed is another one.
      idempotencyKey: `session-${reservation.token}-${reservation.session?.id ?? "first"}`.slice(0, 250),
    });
    const after = { ...reservation, session, updated_at: this.#now() };
    // Two clicks at once got the same session by its key: the second finds it noted already.
    await store.reservations.move(known, after).catch((error: unknown) => {
      if (!(error instanceof StoreError && error.kind === "refused")) throw error;
    });
    return session;
  }

  #port() {
    const port = this.#deps.paymentsOf(this.#runtime.site);
    if (!port) throw new Error("this site takes no payments");
    return port;
  }

  #now(): string {
    return this.#deps.clock().toISOString();
  }
}
