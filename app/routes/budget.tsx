import { inWords } from "#domain/car/vehicle-words.ts";
import { data, redirect } from "react-router";
import { emptySearch } from "#domain/search/search-state.ts";
import { encodeSearch } from "#domain/search/search-url.ts";
import { budgetListing } from "../features/budget/budget-listing.ts";
import { isEnough, readBudget, shownPeriod, tradeInField } from "../features/budget/budget-view.ts";
import { toHead } from "../features/chrome/page-head.ts";
import { Island } from "../islands/island.tsx";
import { pageContext } from "../page-context.ts";
import type { Route } from "./+types/budget";
import { loadBudget, searchWithin } from "#app/pages/finance/budget-data.ts";

/** The page depends only on what the finder's form sends. */
export const handle = {
  kinds: ["home"],
  parameters: ["repayment", "deposit", "period", shownPeriod, tradeInField, "body", "within"],
};

/** 4.10: the way from a budget to its listing; where it buys nothing, the finder says so. */
export function loader({ url, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { site, stock } = page;
  const finder = site.settings.budget_finder;
  if (!finder) throw data(null, { status: 404 });
  const input = readBudget(url.searchParams, finder.kind === "hire" ? "weekly" : finder.period);
  const within = searchWithin(url.searchParams.get("within"), page);
  const view = loadBudget(finder, page, { input, within });
  if (url.searchParams.has("repayment") && isEnough(view, input)) {
    const base = within ?? emptySearch(stock.grammar.defaultSort);
    throw redirect(encodeSearch(budgetListing(view, input, base), stock.grammar));
  }
  const { vehicle_words } = site.settings;
  const title = inWords("Find {vehicles} for your budget", vehicle_words);
  const noindex = url.search !== "";
  const description =
    view.kind === "hire"
      ? `Say what you can spend each week, and see every ${vehicle_words.one} at ${site.settings.name} within your budget.`
      : `Say what you can repay and put down, and see every ${vehicle_words.one} at ${site.settings.name} within your budget.`;
  return { view, head: toHead({ site, path: "/budget", title, description, noindex }) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Budget({ loaderData: { view } }: Route.ComponentProps) {
  return <Island name="budget" when="idle" props={{ view, look: "band", headingLevel: 1 }} />;
}
