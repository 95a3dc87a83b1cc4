import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { allSecrets, isSameText, type Secrets } from "#server/signing.ts";

/** How far the sender's clock may differ from ours; an older signature is refused. */
const TOLERANCE_S = 5 * 60;

/** The secret of a key is derived from the platform's: no credential is stored. */
export const pushSecret = (secret: string, keyId: string): string =>
  `stock_${createHmac("sha256", secret).update(`stock push ${keyId}`).digest("base64url")}`;

export type SignedPush = { id: string; timestamp: string; signature: string; body: string };

/** Why the request is rejected, or null. Signed as Standard Webhooks: id, time and body. */
export function signatureProblem(keyId: string, push: SignedPush, secrets: Secrets, now: Date): string | null {
  if (!/^[\w.-]{8,128}$/.test(push.id)) return "the header webhook-id has to be 8 to 128 letters, digits, _ . or -";
  if (!/^\d{1,12}$/.test(push.timestamp)) return "the header webhook-timestamp has to be the seconds since 1970";
  const seconds = Number(push.timestamp);
  if (Math.abs(now.getTime() / 1000 - seconds) > TOLERANCE_S)
    return "the request was signed more than five minutes ago or ahead; sign it anew, and look at the clock";
  const given = push.signature.split(" ").slice(0, 4);
  const isGood = allSecrets(secrets).some((secret) => {
    const hook = new Webhook(pushSecret(secret, keyId), { format: "raw" });
    const expected = hook.sign(push.id, new Date(seconds * 1000), push.body);
    return given.some((one) => isSameText(one, expected));
  });
  return isGood ? null : "the signature does not fit";
}
