import { toldLosses } from "#site/check-receivers.ts";
import type { Site } from "#site/site.ts";
import { type Need, needKey } from "#domain/need/need.ts";

/** Spec 11.9.3: enquiries of an open site that reach nobody. */
export function enquiryNeeds(site: Site): Need[] {
  return toldLosses(site).map(({ lost, what, todo }) => ({
    key: needKey("enquiries", site.slug, what),
    urgency: lost.kind === "all" ? 1 : 2,
    kind: "enquiries",
    sites: [site.slug],
    what,
    todo,
    since: null,
    amount: null,
    alike: "enquiries reach nobody",
  }));
}
