import { headerWords } from "./column-names.ts";
import type { FieldRule } from "./mapping.ts";
import { currencyIn } from "./prices.ts";
import { columnsOf, type FeedRow, valueOf } from "./read-field.ts";

/** `feed`: the currency of prices without a sign, if it is not the site's. `column`: states it row by row. */
type SuggestedCurrency = {
  feed: string | null;
  column: string | null;
  /** The feed comes from a country that uses miles. A price in dollars alone does not imply that. */
  isInMiles: boolean;
  remarks: string[];
};

const ENOUGH = 0.5;
const usStates = new Set(
  "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WV WI WY".split(
    " ",
  ),
);

/** Looks for the currency in the prices, then in headers, then in words that only one country's feeds use. */
export function suggestCurrency(
  columns: readonly string[],
  sample: readonly FeedRow[],
  price: FieldRule | undefined,
  own: string,
): SuggestedCurrency {
  const column = columns.find((one) => /^(?:price )?currency(?: code)?$/i.test(headerWords(one))) ?? null;
  const found =
    price === undefined ? null : (inValues(price, sample) ?? inHeader(price) ?? byCountry(columns, sample, price));
  const feed = found === null || found.currency === own ? null : found.currency;
  const remark =
    price === undefined || column !== null
      ? []
      : found === null && !hasDollars(price, sample)
        ? [`Prices name no currency and are read as ${own}; write feed_currency if they are in another.`]
        : found === null || feed === null
          ? []
          : [
              `Prices are in ${feed} (${found.because}), and the site's are in ${own}: cars are taken without a price. ` +
                "Write exchange_rate into the mapping to convert them, or correct feed_currency.",
            ];
  const isInMiles = found?.currency === "GBP" || (found?.currency === "USD" && found.country === "US");
  return { feed, column, isInMiles, remarks: remark };
}

const hasDollars = (price: FieldRule, sample: readonly FeedRow[]): boolean =>
  columnsOf(price).some((column) => sample.some((row) => valueOf(row, column).includes("$")));

type Found = { currency: string; because: string; country?: "US" } | null;

function inValues(price: FieldRule, sample: readonly FeedRow[]): Found {
  const values = columnsOf(price).flatMap((column) => sample.map((row) => valueOf(row, column)).filter(Boolean));
  const counts = Map.groupBy(values, (value) => currencyIn(value) ?? "");
  const [best] = [...counts].filter(([currency]) => currency !== "").toSorted((a, b) => b[1].length - a[1].length);
  if (!best || best[1].length < values.length * ENOUGH) return null;
  return { currency: best[0], because: `they say so: ${best[1][0] ?? ""}` };
}

const headers: readonly (readonly [string, RegExp])[] = [
  ["EUR", /euros?\b|€|^(?:preis|prix|prezzo|precio|prijs)$/i],
  ["USD", /\busd\b|us dollar|^msrp$/i],
  ["GBP", /\bgbp\b|£|pounds?/i],
  ["INR", /\binr\b|₹|rupees?|\brs\b/i],
  ["PLN", /\bpln\b|\bz[lł]\b|^cena$/i],
  ["CHF", /\bchf\b/i],
  ["BRL", /\bbrl\b/i],
  ["NZD", /\bnzd\b/i],
  ["AUD", /\baud\b/i],
  ["ZAR", /\bzar\b/i],
  ["PKR", /\bpkr\b/i],
  ["AED", /\baed\b/i],
  ["SAR", /\bsar\b/i],
  ["SEK", /\bsek\b/i],
];

function inHeader(price: FieldRule): Found {
  for (const column of columnsOf(price)) {
    const found = headers.find(([, pattern]) => pattern.test(headerWords(column)));
    if (found) return { currency: found[0], because: `the header is "${column}"` };
  }
  return null;
}

function byCountry(columns: readonly string[], sample: readonly FeedRow[], price: FieldRule): Found {
  const names = columns.map((column) => headerWords(column).toLowerCase());
  const values = (name: RegExp) =>
    columns
      .filter((column) => name.test(headerWords(column)))
      .flatMap((column) => sample.map((row) => valueOf(row, column)).filter(Boolean));
  const share = (all: string[], fits: (value: string) => boolean) =>
    all.length === 0 ? 0 : all.filter(fits).length / all.length;
  if (share(values(/^mileage$/i), (value) => /kmpl|km ?\/ ?kg/i.test(value)) > ENOUGH)
    return { currency: "INR", because: "fuel use in kmpl is Indian" };
  if (share(values(/^country$/i), (value) => /^(?:usa?|united states)$/i.test(value)) > ENOUGH)
    return { currency: "USD", country: "US", because: "the country is the USA" };
  const prices = columnsOf(price).flatMap((one) => sample.map((row) => valueOf(row, one)).filter(Boolean));
  const isInMiles =
    names.some((name) => /\bmiles\b/.test(name)) ||
    share(values(/mileage|odometer/i), (value) => /\d\s*(?:mi\b|miles?)/i.test(value)) > ENOUGH;
  if (isInMiles && share(prices, (value) => value.includes("$")) > ENOUGH)
    return { currency: "USD", country: "US", because: "dollars beside miles are American" };
  if (names.includes("mpg") && names.some((name) => /^(?:road )?tax(?: ?\W*)?$|^tax £$/.test(name)))
    return { currency: "GBP", because: "mpg beside road tax is British" };
  if (share(values(/^(?:location )?state$/i), (value) => usStates.has(value.toUpperCase())) > 0.9)
    return { currency: "USD", country: "US", because: "the states are those of the USA" };
  if (
    share(values(/^(?:gear ?box|getriebe|fuel type|vehicle type)$/i), (value) =>
      /^(?:manuell|automatik|benzin|limousine|kombi|kleinwagen)$/i.test(value),
    ) > ENOUGH
  )
    return { currency: "EUR", because: "its words are German" };
  return null;
}
