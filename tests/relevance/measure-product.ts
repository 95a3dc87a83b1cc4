import { judgedPrefixes } from "./judged-suggestions.ts";
import { judgedStock } from "./judged-stock.ts";
import { measureSearch, type Measured } from "./measure-search.ts";
import { measureSuggestions, type MeasuredSuggestion } from "./measure-suggestions.ts";
import { judgedQueries, judgedSites } from "./needs.ts";
import { productOf } from "./product.ts";

export type MeasuredProduct = { searches: readonly Measured[]; suggestions: readonly MeasuredSuggestion[] };

/** The product's answers on all judged sites. Each site's stock is indexed once. */
export async function measureProduct(): Promise<MeasuredProduct> {
  const searches: Measured[] = [];
  const suggestions: MeasuredSuggestion[] = [];
  for (const slug of judgedSites) {
    const stock = judgedStock(slug);
    const product = await productOf(stock);
    searches.push(...measureSearch(product, stock, judgedQueries(slug)));
    suggestions.push(...measureSuggestions(product, stock, judgedPrefixes(slug)));
  }
  return { searches, suggestions };
}
