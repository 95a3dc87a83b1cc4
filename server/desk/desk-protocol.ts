import type { FaultData } from "#server/platform/threads/fault.ts";

// What the main thread and the thread of the desk tell each other.

export type DeskRequest = {
  method: string;
  url: string;
  headers: [string, string][];
  /** Null for a request without one. */
  body: string | null;
  /** What the policy of the answer allows to run. */
  nonce: string;
};

export type DeskAnswer = { status: number; headers: [string, string][]; body: Uint8Array };

export type ToDesk =
  | { kind: "request"; id: number; request: DeskRequest }
  /** To a question of a page: the outcome, or why there is none. */
  | { kind: "done"; ask: number; outcome: unknown }
  | { kind: "failed"; ask: number; fault: FaultData };

export type FromDesk =
  | { kind: "ready" }
  /** A page reads or does something: a method of the port of its request. */
  | { kind: "ask"; id: number; ask: number; name: string; input: unknown }
  /** A page has failed, and its visitor got a page that says so. */
  | { kind: "log"; id: number; fault: FaultData }
  | { kind: "answer"; id: number; answer: DeskAnswer }
  | { kind: "fault"; id: number; fault: FaultData };

/** The built pages, as the thread imports them. */
export type DeskThreadSettings = { build: string };
