import { percentText } from "#domain/feed/report.ts";
import { escapeMarkup as safe } from "#domain/text/escape-markup.ts";
import type { DealershipStock, StockFigures } from "./covered-stock.ts";

/** The page's table of dealerships: how many of their cars have a price and a photo. */
export function stockSection({ dealerships, problem }: StockFigures, wanted: string, most: number): string {
  const found = filterStock(dealerships, wanted);
  const trouble = problem === null ? "" : `<p>Not all could be counted: ${safe(problem)}</p>`;
  if (found.length === 0) return `${trouble}<p>No dealership.</p>`;
  const more = found.length > most ? `<p>And ${found.length - most} more: filter, or read /fleet.json.</p>` : "";
  return `${trouble}<table><thead><tr><th scope="col">Dealership</th><th scope="col">Cars</th><th scope="col">With price</th><th scope="col">With photos</th></tr></thead>
<tbody>${found.slice(0, most).map(stockRow).join("\n")}</tbody></table>${more}`;
}

/** By name and id of the dealership, or by a site that shows it. */
export function filterStock(dealerships: readonly DealershipStock[], wanted: string): DealershipStock[] {
  const text = wanted.toLowerCase();
  return dealerships.filter(({ dealershipId, name, sites }) =>
    [dealershipId, name, ...sites].join("\n").toLowerCase().includes(text),
  );
}

function stockRow({ dealershipId, name, cars, priced, pictured }: DealershipStock): string {
  const share = (count: number) => (cars === 0 ? "–" : percentText(count, cars));
  return `<tr><th scope="row">${safe(name)} (${safe(dealershipId)})</th><td>${cars}</td><td>${share(priced)}</td><td>${share(pictured)}</td></tr>`;
}
