import { suggest } from "#server/stock/index/suggest.ts";
import { toGroups, type Option } from "#app/features/finder/suggestions.ts";
import { formatOf } from "#domain/country/format.ts";
import { meets } from "./criterion.ts";
import type { JudgedPrefix } from "./judged-suggestions.ts";
import { judgedAt, type JudgedStock } from "./judged-stock.ts";
import type { Product } from "./product.ts";

export type MeasuredSuggestion = {
  prefix: JudgedPrefix;
  /** The first row below the search box. */
  first: Option | null;
  isRight: boolean;
};

/** Whether the first suggestion leads to what a shopper expects who has typed so far. */
export function measureSuggestions(
  product: Pick<Product, "stock" | "open">,
  { site, listed }: JudgedStock,
  prefixes: readonly JudgedPrefix[],
): MeasuredSuggestion[] {
  return prefixes.map((prefix) => {
    const suggestions = suggest(prefix.typed, product.stock, site, judgedAt.getTime());
    const first = toGroups(prefix.typed, suggestions, formatOf(site.public))[0]?.options[0] ?? null;
    const cars = first === null ? [] : carsOf(first, product, listed);
    const isRight = prefix.expects.some((expected) => cars.length > 0 && cars.every((car) => meets(car, expected)));
    return { prefix, first, isRight };
  });
}

const looked = 10;

const carsOf = ({ carId, url }: Option, product: Pick<Product, "open">, listed: JudgedStock["listed"]) =>
  carId === null ? product.open(url).cars.slice(0, looked) : listed.filter(({ id }) => id === carId);

export const shareRight = (measured: readonly MeasuredSuggestion[]): number =>
  measured.filter(({ isRight }) => isRight).length / measured.length;
