import { type BudgetAnswers, type BudgetLender, type BudgetView, toBudget } from "#app/features/budget/budget-view.ts";
import { budgetLender } from "#domain/search/budget/budget.ts";
import { providerTerms } from "#domain/finance/car-terms.ts";
import { loanKindOf, loanText, readLoanText } from "#domain/finance/loan-kind.ts";
import { emptySearch, setBudget, setRefinement, type SearchState } from "#domain/search/search-state.ts";
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
  const { settings } = site;
  // The finder replaces the budget of a search.
  const base = setBudget(within ?? emptySearch(stock.grammar.defaultSort), null);
  const given = within?.budget ? { ...within.budget, bodies: [] } : undefined;
  return toBudget({
    finder,
    // A listing already has the facet for bodies.
    bodies: within ? [] : stock.tally("body").map(({ value }) => value),
    financePath: within ? null : (settings.finance_provider?.path ?? null),
    within: within && encodeSearch(base, stock.grammar),
    // A listing shows the warning once, directly below the finder.
    lender: lenderOf(settings, stock.loans(), within !== null),
    spanOf: (bodies, loan) =>
      stock.priceSpan(
        finder.kind,
        bodies.length > 0 ? setRefinement(base, "body", bodies) : base,
        loan && loanText(loan),
      ),
    input: input ?? given,
  });
}

/** Kinds of loan that the finder's button goes by. The search goes by all. */
const loansShown = 12;

function lenderOf(settings: PublicSettings, loans: readonly string[], warnsElsewhere: boolean): BudgetLender | null {
  const [lender, terms] = [budgetLender(settings), providerTerms(settings)];
  if (!lender || !terms) return null;
  const [usual = loanKindOf(terms), ...others] = loans.slice(0, loansShown).map(readLoanText);
  const { name, fees, warning } = lender;
  return { name, fees, warning: warnsElsewhere ? "" : warning, loans: [usual, ...others] };
}

/** The search that an address of this site means; null if it is not a search. */
export function searchWithin(address: string | null, { stock }: Pick<PageContext, "stock">): SearchState | null {
  if (!address?.startsWith("/") || !URL.canParse(address, "http://site.invalid")) return null;
  const { host, pathname, searchParams } = new URL(address, "http://site.invalid");
  if (host !== "site.invalid") return null;
  const read = decodeSearch(pathname, searchParams, stock.grammar);
  return read.kind === "unknown" ? null : { ...read.state, page: 1 };
}
