import { readFileSync } from "node:fs";
import type { Comparable } from "#domain/valuation/comparable.ts";

/** Rows of a CSV of listings (Brand, Model, Title, Year, Kilometres, Price …), without unusable ones. */
export function readListings(file: string): Comparable[] {
  const [head = [], ...rows] = parseCsv(readFileSync(file, "utf8").replace(/^\uFEFF/, ""));
  const column = new Map(head.map((name, at) => [name.trim(), at]));
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    const text = (name: string) => row[column.get(name) ?? -1]?.trim().replace(/^-$/, "") ?? "";
    const [make, model, year] = [text("Brand"), text("Model"), Number(text("Year"))];
    const [km, price] = [Number(text("Kilometres")), Number(text("Price"))];
    const usable = make && model && year > 1980 && text("Kilometres") && km >= 0 && price > 500 && price < 2_000_000;
    if (!usable || text("UsedOrNew") !== "USED") return [];
    const badge = text("Title").replace(`${year} ${make} ${model}`, "").trim();
    // A car advertised twice would be its own comparable.
    const key = [make, model, year, badge, km, price].join("|");
    if (seen.has(key)) return [];
    seen.add(key);
    const [body, drive] = [text("BodyType"), text("DriveType")];
    const [fuel, transmission] = [text("FuelType"), text("Transmission")];
    return [
      {
        make,
        model,
        badge,
        year,
        km,
        price,
        state: text("Location").split(", ")[1] ?? "",
        body,
        drive,
        fuel,
        transmission,
      },
    ];
  });
}

function parseCsv(text: string): string[][] {
  return text
    .split(/\r?\n/)
    .filter(Boolean)
    .map((line) =>
      [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
        .slice(0, -1)
        .map(([, cell = ""]) => cell.replace(/^"|"$/g, "").replaceAll('""', '"')),
    );
}
