import { randomUUID } from "node:crypto";
import { SpanKind } from "@opentelemetry/api";
import type { Logger } from "pino";
import { type RetryRhythm, usualRhythm } from "#domain/delivery/backoff.ts";
import { isStale, type Outcome, settle } from "#domain/delivery/delivery-state.ts";
import type { ClaimedDelivery } from "#server/adapters/store/repositories/claim-deliveries.ts";
import type { RecipientLimits } from "#server/adapters/store/repositories/recipients.ts";
import type { Store } from "#server/adapters/store/store.ts";
import type { Recorder } from "#server/platform/metrics/recorder.ts";
import { root } from "#server/platform/tracing/spans.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import { recipientProblem } from "./admit-recipient.ts";
import { lanes, type SendingDeps } from "./channel.ts";
import { channelsOfLane, labelOf } from "./channels.ts";
import { testForm } from "#domain/lead/counts-as-enquiry.ts";
import { ReceiverWatch } from "./receiver-watch.ts";
import { sendDelivery } from "./send-delivery.ts";

export type WorkerDeps = SendingDeps & {
  store: Store;
  siteOf: (slug: string) => SiteRuntime | undefined;
  log: Logger;
  /** Limits of mails to one mailbox that anybody can trigger. */
  recipientLimits: RecipientLimits;
  rhythm?: RetryRhythm;
  recorder?: Recorder;
  pollMs?: number;
  random?: () => number;
  /** Works for this lead only. */
  leadId?: string;
};

const laneNames = Object.keys(lanes) as (keyof typeof lanes)[];
const laneRules = laneNames.map((name) => ({ ...lanes[name], channels: channelsOfLane(name) }));
const POLL_MS = 1000;
const LOOK_APART_MS = 50;
/** The outbox is read again when this share of the capacity is free: with a backlog not for every single delivery. */
const FREE_SHARE = 0.25;

/**
 * Claims due deliveries from the outbox, sends them, and records the results. Any number of workers share one outbox.
 */
export class DeliveryWorker {
  readonly #deps: WorkerDeps;
  readonly #inFlight = new Set<Promise<void>>();
  readonly #busy = laneRules.map(() => 0);
  readonly #watches: readonly ReceiverWatch[];
  readonly #claiming = laneRules.map(() => false);
  readonly #wanted = laneRules.map(() => false);
  #timer: NodeJS.Timeout | null = null;
  #nextLook: NodeJS.Timeout | null = null;
  #lastLook = -Infinity;
  #forget: () => void = () => undefined;
  #stopped = false;

  constructor(deps: WorkerDeps) {
    this.#deps = deps;
    this.#watches = laneRules.map(() => new ReceiverWatch(deps.store.operator.receivers, deps.rhythm ?? usualRhythm));
  }

  start(): void {
    const wake = () => this.wake();
    this.#forget = this.#deps.store.operator.outbox.onAdded(wake);
    this.#timer = setInterval(wake, this.#deps.pollMs ?? POLL_MS);
    this.#timer.unref();
    this.wake();
  }

  /** Looks for work now, or soon if it has just looked: a burst of leads needs no look for each of them. */
  wake(): void {
    if (this.#nextLook !== null) return;
    const wait = this.#lastLook + LOOK_APART_MS - performance.now();
    if (wait <= 0) this.#lookNow();
    else this.#nextLook = setTimeout(() => this.#lookNow(), wait);
  }

  #lookNow(): void {
    this.#nextLook = null;
    this.#lastLook = performance.now();
    laneRules.forEach((_channels, lane) => this.#look(lane));
  }

  /** Claims nothing new, and resolves when deliveries in progress are sent and recorded. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#forget();
    if (this.#timer) clearInterval(this.#timer);
    if (this.#nextLook) clearTimeout(this.#nextLook);
    while (this.#inFlight.size > 0) await Promise.all(this.#inFlight);
  }

  #look(lane: number): void {
    if (this.#stopped) return;
    if (this.#claiming[lane]) {
      this.#wanted[lane] = true;
      return;
    }
    if ((this.#busy[lane] ?? 0) >= (laneRules[lane]?.concurrency ?? 0)) return;
    this.#claiming[lane] = true;
    this.#track(
      this.#take(lane).finally(() => {
        this.#claiming[lane] = false;
        const again = this.#wanted[lane];
        this.#wanted[lane] = false;
        if (again) this.#look(lane);
      }),
    );
  }

  async #take(lane: number): Promise<void> {
    const { store, clock, timeoutMs, leadId, log } = this.#deps;
    const [rules, watch] = [laneRules[lane], this.#watches[lane]];
    if (!rules || !watch) return;
    try {
      if (rules.hasReceivers) await watch.refresh();
      const now = clock();
      const bounds = { most: rules.concurrency - (this.#busy[lane] ?? 0), perSite: rules.perSite };
      const claimed = await store.operator.outbox.claim({
        channels: rules.channels,
        now,
        // Longer than any try can take: only the work of a dead process is taken over.
        leaseMs: timeoutMs * 3,
        lease: randomUUID(),
        most: bounds.most,
        // A manual test is sent whatever is known of the receiver: somebody waits for its answer.
        ...(leadId === undefined
          ? { blocked: watch.blocked(now.getTime()), choose: (due) => watch.choose(due, now.getTime(), bounds) }
          : { leadId }),
      });
      for (const delivery of claimed) this.#work(lane, delivery);
    } catch (error) {
      log.warn({ err: error }, "the outbox could not be read");
    }
  }

  #work(lane: number, delivery: ClaimedDelivery): void {
    const place = { ...delivery, document: delivery.stored };
    this.#watches[lane]?.count(place, 1);
    this.#busy[lane] = (this.#busy[lane] ?? 0) + 1;
    this.#track(
      this.#deliver(lane, delivery)
        .catch((error: unknown) =>
          this.#deps.log.warn({ err: error, delivery: delivery.id }, "the result of a delivery could not be recorded"),
        )
        .finally(() => {
          this.#watches[lane]?.count(place, -1);
          const busy = (this.#busy[lane] ?? 1) - 1;
          this.#busy[lane] = busy;
          const { concurrency } = laneRules[lane] ?? { concurrency: 0 };
          if (concurrency - busy >= concurrency * FREE_SHARE) this.#look(lane);
        }),
    );
  }

  #track(work: Promise<void>): void {
    this.#inFlight.add(work);
    void work.finally(() => this.#inFlight.delete(work));
  }

  async #deliver(lane: number, delivery: ClaimedDelivery): Promise<void> {
    const { store, clock, rhythm = usualRhythm, random = Math.random, log } = this.#deps;
    const outcome = await this.#traced(delivery);
    const result = outcome.isPlain ? "plain" : outcome.result;
    this.#deps.recorder?.deliveries.inc({ channel: labelOf(delivery.channel), result });
    const now = clock();
    const tried = {
      attempts: delivery.attempts,
      triedSince: Date.parse(delivery.tried_since),
      isTest: delivery.lead?.form === testForm,
      isStale: delivery.lead !== null && isStale(delivery, delivery.lead),
    };
    const settled = settle(tried, outcome, now.getTime(), random(), rhythm);
    const isSettled = await store.operator.outbox.settle(delivery, settled, now);
    if (!isSettled) await this.#discard(delivery.id);
    if (isSettled && outcome.result === "gone") await store.operator.outbox.endChannel(delivery, outcome.note, now);
    if (laneRules[lane]?.hasReceivers) await this.#hear(lane, delivery, outcome, now);
    const { id, channel, site_slug: site, attempts } = delivery;
    const about = { delivery: id, channel, site, attempts, note: outcome.note };
    if (outcome.isPlain) log.error(about, "a mail could not be composed and went out as a plain list");
    else if (settled.state === "failed" && !outcome.isOurs) log.error(about, "a delivery has failed");
    else if (settled.state === "pending") log.warn(about, "a delivery will be retried");
    else log.info(about, `a delivery is ${settled.state}`);
  }

  /** Erased while it was being sent: no saved copy may stay. */
  async #discard(id: string): Promise<void> {
    const { store, mailer } = this.#deps;
    for await (const { state } of store.operator.outbox.list({ id }))
      if (state === "cancelled") await mailer.discard(id);
  }

  async #hear(lane: number, { channel, stored }: ClaimedDelivery, outcome: Outcome, now: Date): Promise<void> {
    if (outcome.result === "refused" || outcome.isOurs) return;
    const receiver = { channel, document: stored };
    await this.#watches[lane]?.heard(receiver, outcome.result === "delivered", outcome.note, now);
  }

  async #suppressed(delivery: ClaimedDelivery): Promise<Outcome | null> {
    const { store, clock, recipientLimits: limits } = this.#deps;
    try {
      const note = await recipientProblem({ recipients: store.operator.recipients, limits }, delivery, clock());
      return note === null ? null : { result: "suppressed", note, isOurs: true };
    } catch {
      return { result: "retry", note: "The store could not say how many mails this address had." };
    }
  }

  /** No try outlasts its lease by much, whatever the receiver does. */
  #traced(delivery: ClaimedDelivery): Promise<Outcome> {
    return root(`deliver ${labelOf(delivery.channel)}`, () => this.#try(delivery), {
      kind: SpanKind.CLIENT,
      attributes: { "forecourt.site": delivery.site_slug, "forecourt.attempt": delivery.attempts },
      hasFailed: ({ result }) => result !== "delivered",
    });
  }

  async #try(delivery: ClaimedDelivery): Promise<Outcome> {
    const { lead } = delivery;
    if (lead && isStale(delivery, lead))
      return { result: "retry", note: "A later step of the lead replaces it.", isOurs: true };
    const runtime = this.#deps.siteOf(delivery.site_slug);
    const suppressed = await this.#suppressed(delivery);
    if (suppressed !== null) return suppressed;
    const limit = Promise.withResolvers<Outcome>();
    const timer = setTimeout(
      () => limit.resolve({ result: "retry", note: "It took too long." }),
      this.#deps.timeoutMs * 2,
    );
    try {
      return await Promise.race([sendDelivery(runtime, delivery, this.#deps), limit.promise]);
    } finally {
      clearTimeout(timer);
    }
  }
}
