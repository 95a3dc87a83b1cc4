import { z } from "zod";
import type { Outgoing } from "../outgoing/outgoing.ts";
import type { CaptchaVerdict } from "./captcha-verdict.ts";

// Turnstile and reCAPTCHA share the "siteverify" protocol.
const answerSchema = z.object({
  success: z.boolean(),
  /** reCAPTCHA v3 only: 0 is a bot, 1 a person. */
  score: z.number().optional(),
  "error-codes": z.array(z.string()).default([]),
});

const MOST_BYTES = 64 * 1024;
const LOWEST_SCORE = 0.5;
/** The dealer's set-up is wrong, or the provider has a problem: neither is the visitor's fault. */
const notTheVisitor = new Set(["missing-input-secret", "invalid-input-secret", "internal-error", "bad-request"]);

export async function askProvider(
  outgoing: Outgoing,
  url: string,
  question: Record<"secret" | "response" | "remoteip", string>,
  timeoutMs: number,
): Promise<CaptchaVerdict> {
  try {
    const response = await outgoing.request(url, {
      method: "POST",
      body: new URLSearchParams(question).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded;charset=UTF-8" },
      timeoutMs,
      maxBytes: MOST_BYTES,
    });
    const answer = answerSchema.parse(JSON.parse(await response.text()));
    const trouble = answer["error-codes"].find((code) => notTheVisitor.has(code));
    if (trouble !== undefined) return { result: "unchecked", reason: `the provider answered ${trouble}` };
    if (!answer.success) return { result: "refused" };
    const isDoubted = answer.score !== undefined && answer.score < LOWEST_SCORE;
    return { result: isDoubted ? "suspected" : "passed", use: null };
  } catch (error) {
    return { result: "unchecked", reason: error instanceof Error ? error.name : "unknown" };
  }
}
