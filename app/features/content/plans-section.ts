import { formatOf } from "#domain/country/format.ts";
import type { SectionParts } from "#domain/page/section-parts.ts";
import { emptySearch, setRefinement } from "#domain/search/search-state.ts";
import { furtherCosts, offersOf } from "#domain/subscription/plan-offer.ts";
import { titled } from "./plain-sections.ts";
import type { SectionSources } from "./section-sources.ts";
import type { SectionView } from "./section-view.ts";

type Sources = SectionSources<never, never, never>;

/** Spec 2.3.82: the site's plans at the price of the car that costs least; nothing where no car can be subscribed to. */
export function plansSection(parts: SectionParts, from: Sources): SectionView<never, never, never> | null {
  const { site, stock } = from.page;
  const { settings } = site;
  const { subscription_plans: plans } = settings;
  if (plans === null) return null;
  const hired = setRefinement(emptySearch(stock.grammar.defaultSort), "categories", ["Subscription"]);
  const least = stock.priceSpan("hire", hired)?.min ?? null;
  const offers = offersOf({ categories: ["Subscription"], subscription_price: least }, settings);
  if (offers.length === 0) return null;
  const format = formatOf(settings);
  return {
    kind: "plans",
    ...titled(parts, from),
    rows: offers.map(({ plan, weekly, total }) => ({
      id: plan.id,
      name: plan.name,
      text: plan.text,
      weekly: format.money(weekly),
      total: format.money(total),
      km: format.odometer(plan.km_per_week),
    })),
    included: settings.vehicle_page.hire_terms?.included ?? [],
    costs: [
      ...furtherCosts(plans, format),
      ...(plans.setup_fee === null
        ? []
        : [`${format.exactMoney(plans.setup_fee)} to set it up, once: it is in the total`]),
    ],
  };
}
