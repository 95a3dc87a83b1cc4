import { BudgetBand } from "#app/features/budget/budget-band.tsx";
import { BudgetPanel } from "#app/features/budget/budget-panel.tsx";
import type { BudgetView } from "#app/features/budget/budget-view.ts";
import { ListingBudget } from "#app/features/budget/listing-budget.tsx";

const looks = { band: BudgetBand, panel: BudgetPanel, listing: ListingBudget };

type Props = { view: BudgetView; look: keyof typeof looks; headingLevel?: 1 | 2 };

export function Island({ look, ...props }: Props) {
  const Finder = looks[look];
  return <Finder {...props} />;
}
