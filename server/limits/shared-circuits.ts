import { createHash } from "node:crypto";
import type { SharedCounts } from "#server/adapters/store/repositories/shared-counts.ts";

const LOOK_EVERY_MS = 2000;

/** Third parties that are left alone: each server learns from the failures that the others saw. */
export type Circuits = {
  restUntil: (name: string) => number;
  rest: (name: string, until: number) => void;
};

type Options = { counts: SharedCounts; clock?: () => number; onFault?: (error: unknown) => void };

/** Names contain keys of services: only their hash leaves this process. */
const keyOf = (name: string): string => createHash("sha256").update(name).digest("base64url");

export class SharedCircuits implements Circuits {
  readonly #options: Options;
  readonly #timer: NodeJS.Timeout;
  #until = new Map<string, number>();

  constructor(options: Options) {
    this.#options = options;
    this.#timer = setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
  }

  restUntil(name: string): number {
    return this.#until.size === 0 ? 0 : (this.#until.get(keyOf(name)) ?? 0);
  }

  rest(name: string, until: number): void {
    const key = keyOf(name);
    this.#until.set(key, until);
    this.#options.counts.rest(key, until).catch((error: unknown) => this.#options.onFault?.(error));
  }

  /** Reads what the other servers have learnt; if the database does not answer, the known state stays. */
  async look(): Promise<void> {
    const { counts, clock = Date.now, onFault } = this.#options;
    try {
      this.#until = new Map((await counts.resting(clock())).map(({ key, until }) => [key, until]));
    } catch (error) {
      onFault?.(error);
    }
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
