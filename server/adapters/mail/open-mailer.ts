import { join } from "node:path";
import { createFileMailer } from "./file-mailer.ts";
import type { Mailer } from "./mailer.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

type Settings = { smtpUrl: string | undefined; dataDir: string; timeoutMs: number };

export function openMailer({ smtpUrl, dataDir, timeoutMs }: Settings): Mailer {
  return smtpUrl === undefined ? createFileMailer(join(dataDir, "mail")) : createSmtpMailer(smtpUrl, timeoutMs);
}
