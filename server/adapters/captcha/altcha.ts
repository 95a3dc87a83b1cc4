import { createHash, createHmac, randomBytes, randomInt } from "node:crypto";
import { z } from "zod";
import type { AltchaChallenge } from "#domain/form/solve-altcha.ts";
import { isSameText } from "#server/adapters/signing/signing.ts";
import type { CaptchaKeys, CaptchaVerdict } from "./captcha-verdict.ts";

// Version 1 of the ALTCHA widget's protocol: find the number whose SHA-256 with the salt is the challenge.
// https://altcha.org/docs/v2/proof-of-work/

/** About a second of a phone's time, which nobody notices. */
const MAX_NUMBER = 50_000;
/** Long enough to fill in the longest form at leisure. */
const VALID_MS = 60 * 60 * 1000;

const solutionSchema = z.object({
  algorithm: z.literal("SHA-256"),
  challenge: z.string().length(64),
  number: z.number().int().min(0).max(MAX_NUMBER),
  salt: z.string().max(200),
  signature: z.string().length(64),
});

export function createAltcha([key]: CaptchaKeys, now: Date): AltchaChallenge {
  const expires = Math.floor((now.getTime() + VALID_MS) / 1000);
  // The "&" at the end separates the digits of the number from those of the time.
  const salt = `${randomBytes(12).toString("hex")}?expires=${expires}&`;
  const challenge = sha256(`${salt}${randomInt(MAX_NUMBER + 1)}`);
  return { algorithm: "SHA-256", challenge, maxnumber: MAX_NUMBER, salt, signature: sign(key, challenge) };
}

export function verifyAltcha(keys: CaptchaKeys, payload: string, now: Date): CaptchaVerdict {
  const solution = solutionSchema.safeParse(decode(payload));
  if (!solution.success) return { result: "refused" };
  const { challenge, number, salt, signature } = solution.data;
  const expires = /^[0-9a-f]{24}\?expires=(\d{1,12})&$/.exec(salt)?.[1];
  const isOurs = expires !== undefined && keys.some((key) => isSameText(signature, sign(key, challenge)));
  if (!isOurs || Number(expires) * 1000 < now.getTime()) return { result: "refused" };
  if (!isSameText(challenge, sha256(`${salt}${number}`))) return { result: "refused" };
  const expires_at = new Date(Number(expires) * 1000).toISOString();
  return { result: "passed", use: { id: `altcha:${signature}`, expires_at } };
}

function decode(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, "base64").toString("utf8"));
  } catch {
    return null;
  }
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
const sign = (key: string, text: string): string => createHmac("sha256", key).update(text).digest("hex");
