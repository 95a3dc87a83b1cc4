import { hash } from "node:crypto";
import type { Context } from "hono";
import { takeBody } from "#server/http/bodies/take-body.ts";
import { parseJson } from "#server/documents/parse-json.ts";
import type { RequestEnv } from "#server/http/request/request.ts";
import { leadProblems } from "#server/leads/service/lead-problem.ts";
import type { LeadSend } from "#server/leads/service/lead-service.ts";
import { callerOf, keysOf } from "./lead-answer.ts";

const MOST_BYTES = 64 * 1024;

const { error, status } = leadProblems.tooLarge;
export const jsonLimit = takeBody({ maxSize: MOST_BYTES, onError: (c) => c.json({ error }, status) });

/** A lead as JSON; null if it cannot be parsed. */
export function readSend(c: Context<RequestEnv>, leadIdOf: (body: unknown) => string | null): LeadSend | null {
  const text = c.var.body;
  const body = parseJson(text);
  if (body === undefined) return null;
  const leadId = leadIdOf(body);
  return {
    body,
    leadId,
    keys: keysOf(c),
    bodyHash: hash("sha256", `${c.req.method} ${leadId ?? ""}\n${text}`, "base64url"),
    caller: callerOf(c),
    by: "script",
    log: c.get("log"),
  };
}
