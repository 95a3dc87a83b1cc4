import type { Store } from "#server/adapters/store/store.ts";

export type Command =
  | { words: string; help: string; needsStore: true; run(words: string[], store: Store): Promise<number> }
  | { words: string; help: string; needsStore: false; run(words: string[], store: null): Promise<number> };

/** Bad input by the operator. The message is printed alone, without a stack. */
export class CommandError extends Error {}

export const print = (line: string): void => void process.stdout.write(`${line}\n`);
