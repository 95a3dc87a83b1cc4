import { expect, test } from "vitest";
import { sectionParts } from "#domain/page/section-parts.ts";
import { samplePlans } from "#domain/subscription/testing/sample-plans.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";
import { siteSettings } from "#tests/support/site-settings.ts";
import { plansSection } from "./plans-section.ts";
import type { SectionSources } from "./section-sources.ts";

function section(least: number | null, plans: PublicSettings["subscription_plans"] = samplePlans) {
  const hire_terms = { included: ["Rego"], limits: [], notice: "7 days", plans: null };
  const { vehicle_page } = siteSettings({});
  const settings = siteSettings({ subscription_plans: plans, vehicle_page: { ...vehicle_page, hire_terms } });
  const stock = {
    grammar: { defaultSort: "created_at:desc" },
    priceSpan: (kind: string, { refinements }: { refinements: object }) => {
      expect([kind, refinements]).toEqual(["hire", { categories: ["Subscription"] }]);
      return least === null ? null : { min: least, max: 900 };
    },
  };
  const from = { page: { site: { settings }, stock } } as unknown as SectionSources<never, never, never>;
  return plansSection(sectionParts(""), from);
}

test("[2.3.82] plans are shown for the car that costs least, with what is included and what else is to pay", () => {
  expect(section(149, { ...samplePlans, setup_fee: 49 })).toMatchObject({
    kind: "plans",
    rows: [
      { name: "1 month", weekly: "$149", total: "$645", km: "350 km" },
      { name: "3 months", weekly: "$134", total: "$1,791", km: "350 km" },
      { name: "6 months", weekly: "$127", total: "$3,351", km: "350 km" },
      { name: "12 months", weekly: "$119", total: "$6,237", km: "350 km" },
    ],
    included: ["Rego"],
    costs: [
      "$0.25 for each km more",
      "$300 bond at the start, which you get back at the end",
      "$49 to set it up, once: it is in the total",
    ],
  });
});
test("[2.3.82] without a car or without plans there is no table", () => {
  expect([section(null), section(149, null)]).toEqual([null, null]);
});
