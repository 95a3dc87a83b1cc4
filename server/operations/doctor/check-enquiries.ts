import { enquiryNeeds } from "#server/operations/needs/enquiry-needs.ts";
import { readableSites } from "#server/sites/stored-sites.ts";
import { onlyStores } from "#site/check-receivers.ts";
import type { DoctorWorld } from "./doctor-world.ts";
import { type Finding, findingsOf } from "./doctor-finding.ts";
import { findingsOfNeeds } from "./need-findings.ts";

/** Spec 11.9.3: sites that visitors can write to, and whose enquiries reach nobody. */
export async function checkEnquiries({ store, clock }: Pick<DoctorWorld, "store" | "clock">): Promise<Finding[]> {
  const { ok } = findingsOf("enquiries");
  const sites = await readableSites(store);
  const open = sites.filter(({ isSuspended }) => !isSuspended).map(({ site }) => site);
  const dismissals = await store.operator.dismissals.all(clock());
  const found = findingsOfNeeds("enquiries", open.flatMap(enquiryNeeds), dismissals, clock());
  const storing = open.filter(onlyStores).map(({ slug }) =>
    ok(`${slug} says delivery: none, and only stores its enquiries.`, {
      sites: [slug],
      alike: { as: "sites say delivery: none, and only store their enquiries", name: slug },
    }),
  );
  if (found.length > 0 || storing.length > 0) return [...found, ...storing];
  return [ok("Somebody receives every enquiry.")];
}
