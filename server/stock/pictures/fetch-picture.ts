import { STATUS_CODES } from "node:http";
import { AddressError } from "#server/adapters/outgoing/checked-agent.ts";
import type { Outgoing } from "#server/adapters/outgoing/outgoing.ts";
import { type OutgoingResponse, ResponseSizeError } from "#server/adapters/outgoing/outgoing-response.ts";
import { type JudgedPicture, PictureError } from "./judge-picture.ts";
import type { PictureJudge } from "./picture-judge.ts";

export type FetchLimits = { timeoutMs: number; maxBytes: number; redirects: number };
export const usualFetchLimits: FetchLimits = { timeoutMs: 30_000, maxBytes: 15_000_000, redirects: 3 };

export type Fetched =
  | { kind: "fetched"; picture: JudgedPicture; etag: string | null; lastModified: string | null }
  | { kind: "unchanged" }
  /** `hostRests`: the server is overloaded or down, so its other pictures are not requested now. */
  | { kind: "failed"; reason: string; hostRestsMs: number | null };

type Stored = { etag: string | null; lastModified: string | null };

const HOST_RESTS_MS = 60_000;
const LONGEST_REST_MS = 60 * 60_000;
const LONGEST_VALIDATOR = 300;

/**
 * Fetches and checks one picture. `stored` describes the stored one, so that an unchanged picture is not sent again.
 */
export async function fetchPicture(
  address: string,
  stored: Stored | null,
  { outgoing, judge, limits }: { outgoing: Outgoing; judge: PictureJudge; limits: FetchLimits },
): Promise<Fetched> {
  try {
    const answer = await outgoing.request(address, { ...limits, headers: headersFor(stored) });
    if (answer.status === 304 && stored) {
      answer.discard();
      return { kind: "unchanged" };
    }
    if (answer.status !== 200) {
      answer.discard();
      return { kind: "failed", ...failureOf(answer, limits) };
    }
    if (Number(answer.headers.get("content-length") ?? 0) > limits.maxBytes) {
      answer.discard();
      throw new ResponseSizeError();
    }
    const picture = await judge.judge(await answer.bytes());
    return { kind: "fetched", picture, ...validatorsOf(answer) };
  } catch (error) {
    return { kind: "failed", ...faultOf(error, limits) };
  }
}

function headersFor(stored: Stored | null): Record<string, string> {
  return {
    accept: "image/jpeg,image/png,image/webp,image/avif,image/gif",
    ...(stored?.etag ? { "if-none-match": stored.etag } : {}),
    ...(stored?.lastModified ? { "if-modified-since": stored.lastModified } : {}),
  };
}

function validatorsOf({ headers }: OutgoingResponse): Stored {
  const short = (name: string) => {
    const value = headers.get(name);
    return value !== null && value.length <= LONGEST_VALIDATOR ? value : null;
  };
  return { etag: short("etag"), lastModified: short("last-modified") };
}

type Failure = { reason: string; hostRestsMs: number | null };

function failureOf({ status, headers }: OutgoingResponse, { redirects }: FetchLimits): Failure {
  if (status >= 300 && status < 400)
    return { reason: `the address leads on more than ${redirects} times, or nowhere (${status})`, hostRestsMs: null };
  const reason = `the server answered ${status}${STATUS_CODES[status] ? ` (${STATUS_CODES[status]})` : ""}`;
  if (status !== 429 && status !== 503) return { reason, hostRestsMs: null };
  const seconds = Number(headers.get("retry-after"));
  const rest = Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : HOST_RESTS_MS;
  return { reason, hostRestsMs: Math.min(rest, LONGEST_REST_MS) };
}

function faultOf(error: unknown, { timeoutMs, maxBytes }: FetchLimits): Failure {
  if (error instanceof PictureError) return { reason: error.message, hostRestsMs: null };
  if (error instanceof AddressError)
    return { reason: "the address is, or leads to, one that is not public", hostRestsMs: null };
  if (error instanceof ResponseSizeError)
    return { reason: `the picture is larger than ${maxBytes / 1_000_000} MB`, hostRestsMs: null };
  const { name, message, cause } = error instanceof Error ? error : new Error(String(error));
  if (name === "AbortError") return { reason: `no answer within ${timeoutMs / 1000} seconds`, hostRestsMs: null };
  const code = (cause as NodeJS.ErrnoException | undefined)?.code;
  if (code !== undefined) return { reason: `the server cannot be reached (${code})`, hostRestsMs: HOST_RESTS_MS };
  return { reason: message.replace(/\.$/, "") || "the server broke the answer off", hostRestsMs: null };
}
