import type { Outcome } from "#domain/delivery/delivery-state.ts";

type Post = { url: string; body: string; headers: Record<string, string>; timeoutMs: number };

/** Only a 2xx means that it arrived. A redirect is followed by nobody: the address is a setting, not the receiver's choice. */
export async function postJson({ url, body, headers, timeoutMs }: Post): Promise<Outcome> {
  const response = await fetch(url, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", "user-agent": "Forecourt", ...headers },
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
  });
  // What it says beyond its status is not read, so that it can neither hang nor fill memory.
  await response.body?.cancel();
  const note = `answered ${response.status}`;
  if (response.ok) return { result: "delivered", note };
  // Standard Webhooks: the receiver is gone and wants nothing more.
  return { result: response.status === 410 ? "gone" : "retry", note };
}
