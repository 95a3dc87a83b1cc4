import { createHmac } from "node:crypto";
import { z } from "zod";
import { isSameText } from "#server/adapters/signing/signing.ts";
import type { PaymentNotice, PaymentPort } from "./payment-port.ts";

const sessionShape = z.object({
  token: z.string(),
  reference: z.string(),
  amount: z.number(),
  currency: z.literal("AUD"),
  title: z.string(),
  doneUrl: z.url(),
  cancelUrl: z.url(),
});
export type SandboxSession = z.infer<typeof sessionShape>;

const noticeShape = z.object({
  token: z.string(),
  payment: z.object({ id: z.string(), amount: z.number(), currency: z.string(), at: z.number() }),
});

/** Part of what is signed: a session must not count as a notice. */
type Purpose = "session" | "notice";

export const signatureHeader = "sandbox-signature";

/** Play money, paid on a page of ours. The session is a signed text, so nothing has to be stored. */
export class SandboxPayments implements PaymentPort {
  readonly #keys: () => readonly [string, ...string[]];
  readonly #pageUrl: string;

  /** The first key signs, all verify. */
  constructor(keys: () => readonly [string, ...string[]], origin: string) {
    this.#keys = keys;
    this.#pageUrl = `${origin}/api/payments/sandbox/pay`;
  }

  async open({ token, reference, amount, currency, title, doneUrl, cancelUrl }: Parameters<PaymentPort["open"]>[0]) {
    const session: SandboxSession = { token, reference, amount, currency, title, doneUrl, cancelUrl };
    const text = Buffer.from(JSON.stringify(session)).toString("base64url");
    const id = `${text}.${this.sign("session", text)}`;
    return { id, url: `${this.#pageUrl}?session=${id}` };
  }

  // A notice reports the payment; the page itself stores nothing.
  look = async () => ({ state: "open" as const });
  close = async () => undefined;
  refund = async () => undefined;

  readNotice(body: string, header: (name: string) => string | undefined): PaymentNotice {
    if (!this.#isSigned("notice", body, header(signatureHeader) ?? ""))
      return { kind: "forged", reason: "The signature is wrong." };
    const notice = noticeShape.safeParse(JSON.parse(body));
    return notice.success ? { kind: "paid", ...notice.data } : { kind: "other" };
  }

  /** The contents of a session's text, or null if it is not ours. */
  readSession(id: string): SandboxSession | null {
    const [text = "", given = ""] = id.split(".");
    if (!this.#isSigned("session", text, given)) return null;
    const session = sessionShape.safeParse(JSON.parse(Buffer.from(text, "base64url").toString()));
    return session.success ? session.data : null;
  }

  sign(purpose: Purpose, text: string): string {
    return signature(this.#keys()[0], purpose, text);
  }

  #isSigned(purpose: Purpose, text: string, given: string): boolean {
    return this.#keys().some((key) => isSameText(given, signature(key, purpose, text)));
  }
}

const signature = (key: string, purpose: Purpose, text: string): string =>
  createHmac("sha256", key).update(`${purpose} ${text}`).digest("base64url");
