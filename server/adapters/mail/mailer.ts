export type Person = { name: string; address: string };

export type Message = {
  /** The same for every try of a delivery, so that a message sent twice is recognised. */
  id: string;
  from: Person;
  to: readonly string[];
  replyTo: Person | null;
  subject: string;
  text: string;
  html: string | null;
  /** Address for one-click unsubscribing (RFC 8058). Every marketing mail has it. */
  unsubscribe?: string | null;
  calendar?: Calendar | null;
  attachments: readonly { filename: string; contentType: string; content: string | Buffer }[];
};

/** A calendar entry that mail programs offer to keep, and change when a later mail has the same id. */
export type Calendar = { method: "REQUEST" | "CANCEL" | "PUBLISH"; content: string };

/** The receiving server's answer. */
export type Posted = { note: string };

/** Two implementations: SMTP, and files. */
export type Mailer = {
  send: (message: Message) => Promise<Posted>;
  /** Takes a message back, as far as that can be done: the lead was erased while it was being sent. */
  discard: (id: string) => Promise<void>;
  close: () => void;
};

/** The receiving server permanently refuses mail for this address. */
export class ReceiverError extends Error {}
