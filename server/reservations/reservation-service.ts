import type { Logger } from "pino";
import type { Lead } from "#domain/lead/lead.ts";
import { isOver, type Reservation } from "#domain/reservation/reservation.ts";
import type { KnownReservation } from "#server/adapters/store/repositories/reservation-statements.ts";
import { StoreError } from "#server/adapters/store/store-error.ts";
import { type LeadProblem, leadProblems } from "#server/leads/service/lead-problem.ts";
import { type LeadOutcome, type LeadSend, LeadService } from "#server/leads/service/lead-service.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import { cancelHold } from "./cancel-hold.ts";
import { holdFor } from "./hold-for.ts";
import { reservationStatus, withoutSession } from "./reservation-status.ts";
import { ownHold } from "./own-hold.ts";
import { orderFor } from "./payment-order.ts";
import { ownPage } from "#server/sites/reservation-page.ts";
import { portOf, type ReservationDeps } from "./reservation-deps.ts";

export type ReservationOutcome =
  | {
      reservation: Reservation;
      /** Where to pay; null if nothing is left to pay. */
      payUrl: string | null;
    }
  | LeadProblem;

/** Reservations of one site: a hold, a payment, an end. */
export class ReservationService {
  readonly #runtime: SiteRuntime;
  readonly #deps: ReservationDeps;

  constructor(runtime: SiteRuntime, deps: ReservationDeps) {
    this.#runtime = runtime;
    this.#deps = deps;
  }

  /** Stores hold and lead in one write, then opens the provider's page. */
  async begin(send: LeadSend): Promise<ReservationOutcome> {
    if (this.#runtime.site.public.payment_provider === null) return leadProblems.noReservations;
    const service = new LeadService(this.#runtime, this.#deps.leads);
    const hold = (lead: Lead) => holdFor(this.#runtime, this.#deps, lead, send.caller.address);
    const body = asIncomplete(send.body);
    const own = { ...send, body, isReservation: true };
    const outcome = await service.submit({ ...own, leadId: null, hold, holdsPerHour: this.#deps.holdsPerHour });
    if ("error" in outcome) {
      const held = outcome.status === 409 ? await ownHold(this.#runtime, send, this.#deps.clock().getTime()) : null;
      if (!held) return outcome;
      // Back from the payment page, or in another tab: changes go into the same order.
      const changed = await service.submit({ ...own, leadId: held.lead_id, isAdmitted: true });
      return "error" in changed && changed.status !== 409 ? changed : this.pay(held.token, send.log);
    }
    const known = await this.#runtime.store.reservations.ofLead(outcome.lead.id);
    return known ? this.pay(known.reservation.token, send.log) : leadProblems.noReservation;
  }

  /** The same for a posted form: returns the lead's answer, and the provider's page to continue at. */
  async submit(send: LeadSend): Promise<LeadOutcome> {
    const outcome = await this.begin(send);
    if ("error" in outcome) return outcome;
    const { reservation, payUrl } = outcome;
    const next = payUrl ?? (await ownPage(this.#runtime, reservation));
    return { status: 201, lead: { id: reservation.lead_id }, stored: null, next };
  }

  submitMock(send: LeadSend): Promise<LeadOutcome> {
    return new LeadService(this.#runtime, this.#deps.leads).submitMock(send);
  }

  /** Continues paying for a hold that is still theirs: after a decline, a closed tab, or Back. */
  async pay(token: string, log: Logger): Promise<ReservationOutcome> {
    const known = await this.find(token, log);
    if (!known) return leadProblems.noReservation;
    const { reservation } = known;
    if (reservation.status !== "pending") return { reservation, payUrl: null };
    // The sweep is about to end it.
    if (isOver(reservation, this.#deps.clock().getTime())) {
      return { reservation: { ...reservation, status: "expired" }, payUrl: null };
    }
    try {
      const session = await this.#sessionFor(known);
      return { reservation: { ...reservation, session }, payUrl: session.url };
    } catch (error) {
      log.error({ err: error, reference: reservation.reference }, "a payment page could not be opened");
      // A provider repeats its answer to a key: the next try needs another.
      await this.#runtime.store.reservations.move(known, withoutSession(reservation)).catch(ignoreRefused);
      return leadProblems.paymentUnavailable;
    }
  }

  /** Its status; asks the provider where only the provider can know. */
  find(token: string, log: Logger): Promise<KnownReservation | null> {
    return reservationStatus(this.#runtime, this.#deps, token, log);
  }

  /** The visitor cancels the hold. */
  async cancel(token: string, log: Logger): Promise<Reservation | null> {
    const wish = { token, note: "The customer cancelled." };
    return (await cancelHold(this.#runtime, this.#deps, wish, log))?.reservation ?? null;
  }

  async #sessionFor(known: KnownReservation) {
    const { reservation } = known;
    if (reservation.session) return reservation.session;
    const session = await portOf(this.#runtime, this.#deps).open(await orderFor(this.#runtime, reservation));
    // Two simultaneous clicks got the same session by its key: the second finds it already recorded.
    const after = { ...reservation, session, updated_at: this.#now() };
    await this.#runtime.store.reservations.move(known, after).catch(ignoreRefused);
    return session;
  }

  #now(): string {
    return this.#deps.clock().toISOString();
  }
}

/** Another request has changed it: that change counts. */
function ignoreRefused(error: unknown): void {
  if (!(error instanceof StoreError && error.kind === "refused")) throw error;
}

/** A checkout is complete when it is paid for, and only the payment provider can report that. */
function asIncomplete(body: unknown): unknown {
  const sent = typeof body === "object" && body !== null ? (body as { lead?: unknown }) : {};
  const lead = typeof sent.lead === "object" && sent.lead !== null ? sent.lead : null;
  if (lead === null) return body;
  const state = { category: "Reserve Vehicle", lead_status: "Incomplete", form_completed: false, step_number: 0 };
  return { ...sent, form: "reserve", lead: { ...lead, ...state } };
}
