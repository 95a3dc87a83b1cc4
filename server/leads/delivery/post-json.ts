import type { Outcome } from "#domain/delivery/delivery-state.ts";
import type { Outgoing } from "#server/adapters/outgoing/outgoing.ts";

type Post = { outgoing: Outgoing; url: string; body: string; headers: Record<string, string>; timeoutMs: number };

/**
 * Only a 2xx means that it arrived. Redirects are not followed: the address is a setting, not the receiver's choice.
 */
export async function postJson({ outgoing, url, body, headers, timeoutMs }: Post): Promise<Outcome> {
  const response = await outgoing.request(url, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", ...headers },
    timeoutMs,
    maxBytes: 0,
  });
  // The status is enough: an unread answer can neither hang nor fill memory.
  response.discard();
  const note = `answered ${response.status}`;
  if (response.ok) return { result: "delivered", note };
  // Standard Webhooks: the receiver is gone and wants nothing more.
  return { result: response.status === 410 ? "gone" : "retry", note };
}
