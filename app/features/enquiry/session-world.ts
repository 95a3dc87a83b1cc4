import type { Values } from "#domain/form/field.ts";
import type { Visit } from "#domain/form/form-payload.ts";
import type { FormState } from "#domain/form/form-state.ts";
import type { StepHelp } from "#domain/form/trade-in-answers.ts";
import type { LeadPayload } from "#domain/lead/wire-format.ts";
import type { LeadReply } from "./lead-reply.ts";

export type Outgoing = {
  method: "POST" | "PUT";
  path: string;
  text: string;
  key: string;
  files: readonly ChosenFile[];
};
/** A file waiting to be sent, and its field. */
export type ChosenFile = { field: string; file: File };
export type Completed = { lead: LeadPayload; lead_id: string; event_id: number } & Partial<
  Record<"next" | "page" | "own", string | undefined>
>;

export type SessionAssist = {
  leaving: (step: number, values: Values) => Promise<StepHelp | null>;
  /** Further fields of the last send; the same for the same values. */
  sending: (values: Values) => Promise<Readonly<Record<string, string>>>;
};
export type SessionDraft = {
  read: () => Partial<FormState> | null;
  write: (state: FormState) => void;
  clear: () => void;
};

/** What a session needs from the browser; a test passes its own. */
export type SessionWorld = {
  /** Reports the sent bytes, if there are files. */
  send: (outgoing: Outgoing, progress: (sent: number) => void, signal: AbortSignal) => Promise<LeadReply>;
  captcha: { prepare: () => void; token: () => Promise<string | null>; renew: () => void };
  visit: () => Promise<Visit>;
  newKey: () => string;
  clock: () => number;
  completed: (done: Completed) => void;
  /** Registers and valuations, for forms that use them. */
  assist?: SessionAssist | null;
  /** 12.1.8: what this browser remembers of the box about marketing mail. */
  optIn?: { isRefused: () => boolean; remember: (choice: boolean) => void };
  /** Storage of a long form until it is sent. */
  draft?: SessionDraft | null;
};
