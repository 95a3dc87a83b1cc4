import { type BudgetAnswers, type BudgetView, toBudget } from "#app/features/budget/budget-view.ts";
import { setRefinement, emptySearch, type SearchState } from "#domain/search/search-state.ts";
import { decodeSearch, encodeSearch } from "#domain/search/search-url.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";
import type { PageContext } from "#site/page-ports.ts";

type Finder = NonNullable<PublicSettings["budget_finder"]>;
type Options = { input?: BudgetAnswers; within?: SearchState | null };

/** The finder for the whole stock, with its most frequent bodies, or for the search that the visitor sees. */
export function loadBudget(
  finder: Finder,
  { stock, site }: Pick<PageContext, "stock" | "site">,
  { input, within = null }: Options = {},
): BudgetView {
  const base = within ?? emptySearch(stock.grammar.defaultSort);
  const provider = site.settings.finance_provider;
  return toBudget({
    finder,
    // A listing already has the facet for bodies.
    bodies: within ? [] : stock.tally("body").map(({ value }) => value),
    financePath: within ? null : (provider?.path ?? null),
    within: within && encodeSearch({ ...within, page: 1 }, stock.grammar),
    rates: provider && {
      interestRate: provider.interest_rate,
      comparisonRate: provider.comparison_rate,
      // A listing shows the warning once, directly below the finder.
      warning: within ? "" : provider.warning,
    },
    spanOf: (bodies) => stock.priceSpan(finder.kind, bodies.length > 0 ? setRefinement(base, "body", bodies) : base),
    ...(input && { input }),
  });
}

/** The search that an address of this site means; null if it is not a search. */
export function searchWithin(address: string | null, { stock }: Pick<PageContext, "stock">): SearchState | null {
  if (!address?.startsWith("/") || !URL.canParse(address, "http://site.invalid")) return null;
  const { host, pathname, searchParams } = new URL(address, "http://site.invalid");
  if (host !== "site.invalid") return null;
  const read = decodeSearch(pathname, searchParams, stock.grammar);
  return read.kind === "unknown" ? null : { ...read.state, page: 1 };
}
