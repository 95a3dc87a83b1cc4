import type { Env } from "#server/environment/env.ts";
import type { Storage } from "../storage/storage.ts";
import { createFileMailer } from "./file-mailer.ts";
import type { Mailer } from "./mailer.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

/** The variables that choose the mailer. */
export type MailEnv = Pick<Env, "SMTP_URL">;

export function openMailer({ SMTP_URL }: MailEnv, storage: Storage, timeoutMs: number): Mailer {
  return SMTP_URL === undefined ? createFileMailer(storage) : createSmtpMailer(SMTP_URL, timeoutMs);
}
