import type { SiteRuntime } from "#server/sites/site-runtime.ts";

/** The page's wording, stored as evidence of the choice. */
export const unsubscribeWording = {
  out: "Stop all offers, news and alerts to this address.",
  again: "Send me offers, news and my alerts again.",
} as const;

/** Removes a person from all marketing mail of a site. False for an invalid link. */
export async function unsubscribe(
  { store }: SiteRuntime,
  key: string,
  way: "link" | "one-click",
  now: Date,
): Promise<boolean> {
  if (key === "") return false;
  const { address } = await store.consent.stateOf(key);
  const known = address ?? (await store.alerts.subscriberOf(key))?.address ?? null;
  const evidence = {
    wording: unsubscribeWording.out,
    default: false,
    choice: false,
    at: now.toISOString(),
    page: way === "link" ? "/unsubscribe" : "",
  };
  await store.consent.suppress({ key, address: known }, evidence, way);
  return true;
}
