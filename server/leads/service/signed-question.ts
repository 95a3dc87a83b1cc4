import { createHmac, randomBytes, randomInt } from "node:crypto";
import type { CaptchaKeys, CaptchaVerdict } from "#server/adapters/captcha/captcha-verdict.ts";
import { isSameText } from "#server/adapters/signing/signing.ts";

// For browsers without JavaScript: a sum, asked after the form was posted, and signed together with it.

export type SignedQuestion = { text: string; token: string };

const VALID_MS = 60 * 60 * 1000;

export function askQuestion([key]: CaptchaKeys, about: string, now: Date): SignedQuestion {
  const [a, b] = [randomInt(2, 10), randomInt(2, 10)];
  const expires = now.getTime() + VALID_MS;
  const nonce = randomBytes(12).toString("hex");
  return {
    text: `One question to keep robots out: what is ${a} plus ${b}?`,
    token: `${expires}.${nonce}.${sign(key, [about, expires, nonce, a + b])}`,
  };
}

export function checkAnswer(
  keys: CaptchaKeys,
  about: string,
  { token, answer }: { token: string; answer: string },
  now: Date,
): CaptchaVerdict {
  const [expires = "", nonce = "", signature = ""] = token.split(".");
  const signed = [about, expires, nonce, answer.trim()];
  const isRight = keys.some((key) => isSameText(signature, sign(key, signed)));
  if (!isRight || Number(expires) < now.getTime()) return { result: "refused" };
  return { result: "passed", use: { id: `question:${nonce}`, expires_at: new Date(Number(expires)).toISOString() } };
}

const sign = (key: string, parts: readonly (string | number)[]): string =>
  createHmac("sha256", key)
    .update(JSON.stringify(parts.map(String)))
    .digest("hex");
