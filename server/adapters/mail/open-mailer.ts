import type { Storage } from "../storage/storage.ts";
import { createFileMailer } from "./file-mailer.ts";
import type { Mailer } from "./mailer.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

type Settings = { smtpUrl: string | undefined; storage: Storage; timeoutMs: number };

export function openMailer({ smtpUrl, storage, timeoutMs }: Settings): Mailer {
  return smtpUrl === undefined ? createFileMailer(storage) : createSmtpMailer(smtpUrl, timeoutMs);
}
