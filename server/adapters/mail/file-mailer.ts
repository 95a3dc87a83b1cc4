import { createTransport } from "nodemailer";
import type { Storage } from "../storage/storage.ts";
import type { Mailer } from "./mailer.ts";
import { mailOptions } from "./mail-options.ts";

/** Prefix of mails that are saved as files. */
export const mailPrefix = "mail/";

/** Where the mail of a delivery is saved. */
export const mailKeyOf = (delivery: string): string => `${mailPrefix}${delivery}.eml`;

/**
 * Without a mail server, each message is saved as a file that mail programs open. A repeated message replaces itself.
 */
export function createFileMailer(storage: Pick<Storage, "put" | "remove" | "addressOf">): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send(message) {
      const { message: bytes } = await transport.sendMail(mailOptions(message));
      const key = mailKeyOf(message.id);
      await storage.put(key, bytes as Buffer);
      return { note: `kept as ${storage.addressOf(key)}` };
    },
    discard: (id) => storage.remove([mailKeyOf(id)]),
    close: () => transport.close(),
  };
}
