import { z } from "zod";
import type { CaptchaVerdict } from "./captcha.ts";

// Turnstile and reCAPTCHA speak the same "siteverify".
const answerSchema = z.object({
  success: z.boolean(),
  /** reCAPTCHA v3 only: 0 is a bot, 1 a person. */
  score: z.number().optional(),
  "error-codes": z.array(z.string()).default([]),
});

const MOST_BYTES = 64 * 1024;
const LOWEST_SCORE = 0.5;
/** The dealer's set-up is wrong, or the provider is in trouble: neither is the visitor's fault. */
const notTheVisitor = new Set(["missing-input-secret", "invalid-input-secret", "internal-error", "bad-request"]);

export async function askProvider(
  url: string,
  question: Record<"secret" | "response" | "remoteip", string>,
  timeoutMs: number,
): Promise<CaptchaVerdict> {
  try {
    const response = await fetch(url, {
      method: "POST",
      body: new URLSearchParams(question),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = answerSchema.parse(JSON.parse(await readBounded(response)));
    const trouble = answer["error-codes"].find((code) => notTheVisitor.has(code));
    if (trouble !== undefined) return { result: "unchecked", reason: `the provider answered ${trouble}` };
    if (!answer.success) return { result: "refused" };
    const isDoubted = answer.score !== undefined && answer.score < LOWEST_SCORE;
    return isDoubted ? { result: "suspected" } : { result: "passed", use: null };
  } catch (error) {
    return { result: "unchecked", reason: error instanceof Error ? error.name : "unknown" };
  }
}

async function readBounded(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > MOST_BYTES) throw new RangeError("The answer is too long.");
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}
