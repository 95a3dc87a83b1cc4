import { type LeadReply, readReply } from "./lead-reply.ts";
import type { Outgoing } from "./session-world.ts";

const patienceMs = 20_000;

/** Throws without an answer. */
export async function sendLead(
  outgoing: Outgoing,
  progress: (sent: number) => void,
  stop: AbortSignal,
): Promise<LeadReply> {
  const { method, path, text, key, files } = outgoing;
  if (files.length > 0) return (await import("./send-files.ts")).sendFiles(outgoing, progress, stop);
  const response = await fetch(path, {
    method,
    body: text,
    headers: { "Content-Type": "application/json", "Idempotency-Key": key },
    signal: AbortSignal.timeout(patienceMs),
  });
  return readReply(response.status, await response.json().catch(() => null));
}
