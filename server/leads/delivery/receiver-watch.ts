import type { RetryRhythm } from "#domain/delivery/backoff.ts";
import { afterFailure, placesFor } from "#domain/delivery/receiver-state.ts";
import type { DueDelivery } from "#server/adapters/store/repositories/outbox-due.ts";
import type { Stored } from "#server/documents/stored-document.ts";
import type { FailingReceiver, ReceiverKey, Receivers } from "#server/adapters/store/repositories/receivers.ts";

type Bounds = { most: number; perSite: number };

const keyOf = ({ channel, document }: ReceiverKey): string => `${channel} ${document}`;

/** Knows which receivers of one lane fail, what is being sent to each, and therefore what may be sent next. */
export class ReceiverWatch {
  readonly #receivers: Receivers;
  readonly #rhythm: RetryRhythm;
  readonly #underWay = new Map<string, number>();
  readonly #ofSites = new Map<string, number>();
  #failing = new Map<string, FailingReceiver>();
  #heard = 0;
  #beingWritten = 0;

  constructor(receivers: Receivers, rhythm: RetryRhythm) {
    this.#receivers = receivers;
    this.#rhythm = rhythm;
  }

  /** Reads the receivers' status: another server may have learnt something. */
  async refresh(): Promise<void> {
    // While a result is being written, or if one is heard during the read, this watch knows more than the store.
    if (this.#beingWritten > 0) return;
    const heardBefore = this.#heard;
    const rows = await this.#receivers.failing();
    if (this.#heard === heardBefore) this.#failing = new Map(rows.map((row) => [keyOf(row), row]));
  }

  /** Addresses to which nothing may be sent now: they rest, or are at their limit. */
  blocked(now: number): Stored<"delivery">[] {
    const known = [...new Set([...this.#failing.keys(), ...this.#underWay.keys()])];
    return known
      .filter((key) => this.#free(key, now) <= 0)
      .map((key) => key.slice(key.indexOf(" ") + 1) as Stored<"delivery">);
  }

  /** From the due deliveries, in order, as many as each receiver and each site may have. */
  choose(due: readonly DueDelivery[], now: number, { most, perSite }: Bounds): DueDelivery[] {
    const chosen: DueDelivery[] = [];
    const receivers = new Map<string, number>();
    const sites = new Map(this.#ofSites);
    for (const delivery of due) {
      if (chosen.length === most) break;
      const receiver = keyOf(delivery);
      const isFree =
        (receivers.get(receiver) ?? 0) < this.#free(receiver, now) && (sites.get(delivery.site_slug) ?? 0) < perSite;
      if (!isFree) continue;
      change(receivers, receiver, 1);
      change(sites, delivery.site_slug, 1);
      chosen.push(delivery);
    }
    return chosen;
  }

  /** Counts a started or an ended delivery. */
  count(delivery: DueDelivery, by: 1 | -1): void {
    change(this.#underWay, keyOf(delivery), by);
    change(this.#ofSites, delivery.site_slug, by);
  }

  /** Records a receiver's answer, if that changes its status. */
  async heard(delivery: ReceiverKey, isWell: boolean, note: string, now: Date): Promise<void> {
    const key = keyOf(delivery);
    this.#heard += 1;
    this.#beingWritten += 1;
    try {
      await this.#write(key, delivery, isWell, note, now);
    } finally {
      this.#beingWritten -= 1;
    }
  }

  async #write(key: string, delivery: ReceiverKey, isWell: boolean, note: string, now: Date): Promise<void> {
    const before = this.#failing.get(key);
    const receiver = { channel: delivery.channel, document: delivery.document };
    if (isWell) {
      this.#failing.delete(key);
      if (before) await this.#receivers.recover(receiver);
      return;
    }
    const state = afterFailure(before, now.getTime(), this.#rhythm);
    this.#failing.set(key, { ...receiver, ...state, note, updated_at: now.toISOString() });
    await this.#receivers.fail(receiver, state, note, now);
  }

  #free(key: string, now: number): number {
    return placesFor(this.#failing.get(key), now) - (this.#underWay.get(key) ?? 0);
  }
}

function change(counts: Map<string, number>, key: string, by: 1 | -1): void {
  const left = (counts.get(key) ?? 0) + by;
  if (left === 0) counts.delete(key);
  else counts.set(key, left);
}
