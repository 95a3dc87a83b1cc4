import type { Logger } from "pino";
import { type Lead, updateProblem } from "#domain/lead/lead.ts";
import { formNamed } from "#domain/form/forms.ts";
import { limitPassed } from "#domain/lead/lead-limits.ts";
import { suspicion } from "#domain/lead/suspicion.ts";
import type { Reservation } from "#domain/reservation/reservation.ts";
import { type CaptchaSettings, verifyCaptcha } from "#server/adapters/captcha/captcha.ts";
import type { CaptchaVerdict } from "#server/adapters/captcha/captcha-verdict.ts";
import type { LeadFile } from "#domain/lead/lead-file.ts";
import { uploadLimits } from "#domain/upload/upload-limits.ts";
import { uploadMessages } from "#domain/upload/upload-messages.ts";
import type { KnownLead } from "#server/adapters/store/repositories/site-leads.ts";
import { StoreError } from "#server/adapters/store/store-error.ts";
import type { MailLinks } from "#server/leads/consent/mail-links.ts";
import { ownUrl } from "#server/leads/consent/own-link.ts";
import type { Limit } from "#server/platform/limits/limits.ts";
import type { Recorder } from "#server/platform/metrics/recorder.ts";
import { part } from "#server/platform/tracing/spans.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import { saidBy } from "#server/leads/consent/lead-consent.ts";
import { seatFor } from "./appointments.ts";
import { type Composed, composeLead, newLeadId } from "./compose-lead.ts";
import type { Caller } from "./composing.ts";
import { deliveriesOf } from "./deliveries.ts";
import { enquiryDay } from "./enquiry-day.ts";
import type { SentBy } from "./submitted-values.ts";
import { fieldsProblem, type LeadProblem, leadProblems, LeadError, problemInWords, reasonOf } from "./lead-problem.ts";
import { logProblem } from "./log-problem.ts";
import { readSubmission, type Submission } from "./read-submission.ts";

export type LeadServiceDeps = {
  captcha: CaptchaSettings;
  limit: Limit;
  /** Opens the page where a sent lead is seen again and changed. */
  links: MailLinks;
  clock: () => Date;
  recorder?: Recorder | undefined;
};

/** Files that arrived with a send. They are stored after all checks, just before the lead. */
export type SentFiles = {
  listed: readonly { field: string; name: string }[];
  keep: (leadId: string) => Promise<readonly LeadFile[]>;
};

export type LeadSend = {
  /** Parsed, otherwise unchanged: {form?, lead, captcha?, filled_ms?}. */
  body: unknown;
  /** The lead to update; null to create one. */
  leadId: string | null;
  /** Keys under which this send may have been answered before; its own answer is stored under the first. */
  keys: readonly string[];
  bodyHash: string;
  caller: Caller;
  by: SentBy;
  /** The proof of a human sender, if it is not the captcha in the body. */
  proof?: CaptchaVerdict;
  files?: SentFiles;
  /** The alternate destination of chapter 7, in addition to the site's own channels. */
  destination?: "car-clarity";
  /** Already counted against the limit, before its files were read. */
  isAdmitted?: boolean;
  /** From the checkout: only that may write the lead of a reservation. */
  isReservation?: boolean;
  /** Makes the hold that goes with the lead; refuses by LeadError. */
  hold?: (lead: Lead) => Promise<Reservation>;
  /** Holds that one address may take per hour. */
  holdsPerHour?: number;
  log: Logger;
};

type Stored = { status: 200 | 201; lead: { id: string }; stored: Lead | null };
/** `next` is where the visitor continues, if that is not the usual page; `own` is where they see what they sent. */
export type LeadOutcome = (Stored & { next?: string; own?: string | null }) | LeadProblem;

const MOST_TRIES = 5;
const keyShape = /^[\w.-]{8,128}$/;
const idShape = /^[0-9a-f]{32}$/;

/** Takes leads for one site. Everything it acknowledges is on disk, with its deliveries, exactly once for each key. */
export class LeadService {
  readonly #runtime: SiteRuntime;
  readonly #deps: LeadServiceDeps;

  constructor(runtime: SiteRuntime, deps: LeadServiceDeps) {
    this.#runtime = runtime;
    this.#deps = deps;
  }

  /** Counts one send; false if it is one too many. */
  admits({ address }: Caller): Promise<boolean> {
    return this.#deps.limit.allows(this.#runtime.site.slug, address, this.#deps.clock().getTime());
  }

  /** Stores the lead, or says why not. Never throws for anything that a visitor can send. */
  submit(send: LeadSend): Promise<LeadOutcome> {
    return this.#answering(send, async () => this.#withOwnPage(await this.#submit(send)));
  }

  async #withOwnPage(outcome: Stored): Promise<LeadOutcome> {
    const { store } = this.#runtime;
    const lead = outcome.stored ?? (await store.leads.get(outcome.lead.id))?.lead;
    const events = outcome.stored || !lead ? [] : await store.leadLog.of(lead.id);
    return { ...outcome, own: lead ? ownUrl(this.#runtime, this.#deps.links, lead, events, "own") : null };
  }

  /** Answers like `submit` and stores nothing. */
  submitMock(send: LeadSend): Promise<LeadOutcome> {
    return this.#answering(send, async () => {
      const { lead } = await this.#compose(send, readSubmission(send.body), null, newLeadId());
      return { status: send.leadId === null ? 201 : 200, lead: { id: send.leadId ?? lead.id }, stored: null };
    });
  }

  async #answering(send: LeadSend, work: () => Promise<LeadOutcome>): Promise<LeadOutcome> {
    try {
      if (!send.isAdmitted && !(await this.admits(send.caller))) throw new LeadError(leadProblems.tooMany);
      if (send.keys.some((key) => !keyShape.test(key))) throw new LeadError(leadProblems.badKey);
      if (send.leadId !== null && !idShape.test(send.leadId)) throw new LeadError(leadProblems.notFound);
      const outcome = await work();
      this.#count(outcome);
      return outcome;
    } catch (error) {
      const found = problemOf(error);
      this.#deps.recorder?.refusedLeads.inc({ reason: reasonOf(found) });
      if (found === null) throw error;
      const problem = problemInWords(found, this.#runtime.site.public.vehicle_words);
      logProblem(send.log, send.body, problem, error);
      return problem;
    }
  }

  #count(outcome: LeadOutcome): void {
    if (!("lead" in outcome)) return;
    const result = outcome.stored === null ? "repeated" : outcome.status === 201 ? "created" : "updated";
    this.#deps.recorder?.leads.inc({ result });
  }

  async #submit(send: LeadSend): Promise<Stored> {
    // Writing a key also looks it up: a new send, as almost all are, waits for one write and no read.
    const known = await this.#answered(send, send.keys.slice(1));
    if (known) return known;
    const submission = readSubmission(send.body);
    if (formNamed(submission.form)?.holdsCar && !send.isReservation) throw new LeadError(leadProblems.reserveElsewhere);
    const newId = newLeadId();
    let verdict: CaptchaVerdict | null = null;
    let files: readonly LeadFile[] | null = null;
    for (let tries = 1; ; tries += 1) {
      try {
        const before = send.leadId === null ? null : await this.#updatable(send.leadId, send.isReservation ?? false);
        const composed = await this.#compose(send, submission, before?.lead ?? null, newId);
        // Only the first send needs it; a provider is asked once, because its tokens work once.
        if (before === null) verdict ??= await this.#verify(send, submission);
        files ??= (await send.files?.keep(composed.lead.id)) ?? [];
        return await this.#write(send, submission, withFiles(composed, before, files), before, verdict);
      } catch (error) {
        const answered = await this.#settle(error, send);
        if (answered) return answered;
        if (tries === MOST_TRIES) throw new LeadError(leadProblems.unavailable);
      }
    }
  }

  #compose(send: LeadSend, submission: Submission, before: Lead | null, newId: string) {
    const { caller, by } = send;
    const files = send.files?.listed ?? [];
    const now = this.#deps.clock();
    return composeLead({ runtime: this.#runtime, submission, before, newId, files, caller, by, now });
  }

  async #updatable(id: string, isReservation: boolean): Promise<KnownLead> {
    const known = await this.#runtime.store.leads.get(id);
    // Only the payment provider completes the lead of a reservation.
    if (known === null || (formNamed(known.lead.form)?.holdsCar && !isReservation)) {
      throw new LeadError(leadProblems.notFound);
    }
    const problem = updateProblem(known.lead, this.#deps.clock().getTime());
    if (problem !== null)
      throw new LeadError(problem === "complete" ? leadProblems.alreadySent : leadProblems.notFound);
    return known;
  }

  async #verify(send: LeadSend, { captcha }: Submission): Promise<CaptchaVerdict> {
    const question = { token: captcha, address: send.caller.address, now: this.#deps.clock() };
    const verdict = send.proof ?? (await verifyCaptcha(this.#runtime.site, this.#deps.captcha, question));
    if (verdict.result === "refused") throw new LeadError(leadProblems.captcha);
    if (verdict.result === "unchecked") send.log.error({ reason: verdict.reason }, "a captcha could not be checked");
    return verdict;
  }

  async #write(
    send: LeadSend,
    submission: Submission,
    { lead: composed, location }: Composed,
    before: KnownLead | null,
    verdict: CaptchaVerdict | null,
  ): Promise<Stored> {
    const { site, store } = this.#runtime;
    const captcha = verdict === null || verdict.result === "refused" ? null : verdict.result;
    const lead: Lead = { ...composed, quarantine: suspicion({ ...submission, captcha }, composed.quarantine) };
    const passed = limitPassed(lead);
    if (passed !== null) throw new LeadError(passed === "size" ? leadProblems.leadTooLarge : leadProblems.tooManySends);
    const status = before === null ? 201 : 200;
    const [key] = send.keys;
    const write = {
      lead,
      deliveries: deliveriesOf(site, lead, location, send.destination),
      answer: key === undefined ? null : { key, body_hash: send.bodyHash, status },
      captchaUse: verdict && "use" in verdict ? verdict.use : null,
      seat: await seatFor(this.#runtime, lead, location, this.#deps.clock()),
      consent: saidBy(lead),
      enquiry: enquiryDay(site, lead, location),
      hold: await send.hold?.(lead),
      holdsPerHour: send.holdsPerHour,
    };
    const commit = () => (before === null ? store.leads.create(write) : store.leads.update(write, before.revision));
    await part("lead commit", commit);
    return { status, lead: { id: lead.id }, stored: lead };
  }

  /** The stored answer to the same send. The same key with another body is refused. */
  async #answered({ bodyHash }: LeadSend, keys: readonly string[]): Promise<Stored | null> {
    for (const key of keys) {
      const known = await this.#runtime.store.leads.answerTo(key);
      if (known === null) continue;
      if (known.body_hash !== bodyHash) throw new LeadError(leadProblems.keyReused);
      return { status: known.status === 201 ? 201 : 200, lead: { id: known.lead_id }, stored: null };
    }
    return null;
  }

  /** After a send that could not be stored: its earlier answer, null to try again, or the problem. */
  async #settle(error: unknown, send: LeadSend): Promise<Stored | null> {
    const taken = error instanceof StoreError && error.kind === "duplicate" ? error.table : null;
    // A repeated send fails in many ways because of itself: its lead is complete, its captcha used, its slot taken.
    if (error instanceof LeadError || taken !== null) {
      const known = await this.#answered(send, send.keys);
      if (known) return known;
    }
    if (taken === "reservations") throw new LeadError(leadProblems.carTaken);
    if (taken === "captcha_uses") throw new LeadError(leadProblems.captcha);
    const isWorthRetrying = taken === "idempotency_keys" || taken === "test_drive_slots";
    if (isWorthRetrying || (error instanceof StoreError && error.kind === "refused")) return null;
    throw error;
  }
}

function withFiles({ lead, ...about }: Composed, before: KnownLead | null, files: readonly LeadFile[]): Composed {
  const all = [...(before?.lead.files ?? []), ...files];
  if (all.length > uploadLimits.files) throw new LeadError(fieldsProblem({ files: uploadMessages.tooMany }));
  return { ...about, lead: all.length === 0 ? lead : { ...lead, files: all } };
}

function problemOf(error: unknown): LeadProblem | null {
  if (error instanceof LeadError) return error.problem;
  return error instanceof StoreError && error.kind === "unavailable" ? leadProblems.unavailable : null;
}
