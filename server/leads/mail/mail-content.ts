import type { Message } from "#server/adapters/mail/mailer.ts";

export type MailContent = Pick<Message, "subject" | "text" | "html" | "replyTo"> & { unsubscribe: string | null };
