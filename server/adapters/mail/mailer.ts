export type Person = { name: string; address: string };

export type Message = {
  /** Stable for one delivery: a message that had to be sent twice is known by it. */
  id: string;
  from: Person;
  to: readonly string[];
  replyTo: Person | null;
  subject: string;
  text: string;
  html: string | null;
  /** Where one call takes the receiver off the list (RFC 8058). Every marketing mail has it. */
  unsubscribe?: string | null;
  attachments: readonly { filename: string; contentType: string; content: string | Buffer }[];
};

/** What the receiving side said. */
export type Posted = { note: string };

/** Two of them exist: one speaks SMTP, one keeps the messages as files. */
export type Mailer = {
  send: (message: Message) => Promise<Posted>;
  close: () => void;
};

/** The receiving server will not take mail for this address, now or later. */
export class AddressRefused extends Error {}
