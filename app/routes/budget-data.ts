import { type BudgetAsked, type BudgetView, toBudget } from "#app/features/budget/budget-view.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";
import type { PageContext } from "../page-context.ts";

/** What the finder looks at: the site's stock, by the bodies it has most of. */
export function loadBudget(
  finder: NonNullable<PublicSettings["budget_finder"]>,
  { stock, site }: Pick<PageContext, "stock" | "site">,
  asked?: BudgetAsked,
): BudgetView {
  return toBudget({
    finder,
    bodies: stock.tally("body").map(({ value }) => value),
    financePath: site.settings.finance_provider?.path ?? null,
    spanOf: (bodies) => stock.priceSpan(bodies),
    ...(asked && { asked }),
  });
}
