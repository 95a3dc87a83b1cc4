import { AddressError } from "../outgoing/checked-agent.ts";
import { type OutgoingResponse, ResponseSizeError } from "../outgoing/outgoing-response.ts";
import type { Outgoing, OutgoingRequest } from "../outgoing/outgoing.ts";

const maxBytes = 256 * 1024;

/** A problem that a retry may not meet. */
export class PassingError extends Error {
  /** The service's Retry-After, if it sends one. */
  readonly retryAfterMs: number | null;

  constructor(message: string, retryAfterMs: number | null = null) {
    super(message);
    this.retryAfterMs = retryAfterMs;
  }
}

export type TextAnswer = { status: number; text: string };

/** Sends one request. Errors are reported without their cause: address and headers may contain a key. */
export async function fetchText(
  outgoing: Outgoing,
  address: string | URL,
  question: Omit<OutgoingRequest, "maxBytes">,
  now: () => number = Date.now,
): Promise<TextAnswer> {
  const response = await outgoing.request(address, { ...question, maxBytes }).catch((error: unknown) => {
    if (error instanceof AddressError) throw error;
    throw new PassingError(`No answer: ${error instanceof Error ? error.name : "unknown"}.`);
  });
  if (response.status >= 500 || response.status === 429) {
    response.discard();
    throw new PassingError(`The service answered ${response.status}.`, retryAfter(response, now()));
  }
  return { status: response.status, text: await readText(response) };
}

/** Seconds, or a date. */
function retryAfter(response: OutgoingResponse, now: number): number | null {
  const said = response.headers.get("retry-after");
  if (said === null) return null;
  const ms = /^\d+$/.test(said.trim()) ? Number(said) * 1000 : Date.parse(said) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}

async function readText(response: OutgoingResponse): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    if (error instanceof ResponseSizeError) throw error;
    throw new PassingError("The answer broke off.");
  }
}
