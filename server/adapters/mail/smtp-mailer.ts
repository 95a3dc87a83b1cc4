import { createTransport } from "nodemailer";
import { ReceiverError, type Mailer } from "./mailer.ts";
import { mailOptions } from "./mail-options.ts";

/** Sends through the server at `url`, such as smtps://user:password@mail.example:465. */
export function createSmtpMailer(url: string, timeoutMs: number): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  });
  return {
    async send(message) {
      try {
        const { response, rejected } = await transport.sendMail(mailOptions(message));
        const refused = rejected.length > 0 ? `; refused for ${rejected.map(String).join(", ")}` : "";
        return { note: `${response}${refused}` };
      } catch (error) {
        throw isFinal(error) ? new ReceiverError(error.message, { cause: error }) : error;
      }
    },
    discard: async () => undefined,
    close: () => transport.close(),
  };
}

/** Every address was rejected with a 5xx. A wrong password is also a 5xx, but not such a rejection. */
function isFinal(error: unknown): error is Error {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return error instanceof Error && code === "EENVELOPE" && responseCode >= 500;
}
