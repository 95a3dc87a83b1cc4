import type { Store } from "#server/adapters/store/store.ts";

export type Command =
  | { words: string; help: string; needsStore: true; run(words: string[], store: Store): Promise<number> }
  | { words: string; help: string; needsStore: false; run(words: string[], store: null): Promise<number> };

/** Bad input of the person at the keyboard: its message is the whole answer. */
export class Refused extends Error {
  override toString(): string {
    return this.message;
  }
}

export const print = (line: string): void => void process.stdout.write(`${line}\n`);
