import { setTimeout as pause } from "node:timers/promises";
import { StorageError } from "./storage.ts";

export type PatienceSettings = {
  tries: number;
  firstPauseMs: number;
  /** No try starts later than this after the first. */
  mostMs: number;
  restMs: number;
  /** Time limit of one try. */
  answerMs: number;
};
export const usualPatience: PatienceSettings = {
  tries: 3,
  firstPauseMs: 150,
  mostMs: 15_000,
  restMs: 5000,
  answerMs: 10_000,
};

/**
 * Bounded retries against a network storage. After a call has failed completely, the storage rests for some seconds:
 * calls are refused at once, so that nobody waits for a service that is known to be down.
 */
export class Patience {
  readonly #settings: PatienceSettings;
  #awayUntil = Number.NEGATIVE_INFINITY;
  #reason = "";

  constructor(settings: Partial<PatienceSettings> = {}) {
    this.#settings = { ...usualPatience, ...settings };
  }

  get answerMs(): number {
    return this.#settings.answerMs;
  }

  isAway(): boolean {
    return performance.now() < this.#awayUntil;
  }

  /** Retries the work: every call of the port is idempotent. */
  async attempt<T>(work: () => Promise<T>): Promise<T> {
    if (this.isAway()) throw new StorageError("unavailable", `${this.#reason} It is asked again in a few seconds.`);
    const { tries, firstPauseMs, mostMs, restMs } = this.#settings;
    const began = performance.now();
    for (let attempt = 1; ; attempt += 1) {
      try {
        const result = await work();
        this.#awayUntil = Number.NEGATIVE_INFINITY;
        return result;
      } catch (error) {
        if (!(error instanceof StorageError) || error.kind === "failed") throw error;
        const wait = firstPauseMs * 2 ** (attempt - 1);
        if (attempt < tries && performance.now() - began + wait < mostMs) {
          await pause(wait);
          continue;
        }
        this.#reason = error.message;
        this.#awayUntil = performance.now() + restMs;
        throw error;
      }
    }
  }
}
