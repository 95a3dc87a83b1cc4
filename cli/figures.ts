import { parseArgs } from "node:util";
import { readSiteFigures } from "#server/figures/site-report.ts";
import type { DayFigures, SiteReport } from "#server/figures/site-report.ts";
import { type Command, print, CommandError } from "./command.ts";
import { runtimeOf } from "./site-runtime.ts";

const USUAL_DAYS = 7;
const MOST_DAYS = 3660;
const CARS_SHOWN = 10;

export const figuresCommand: Command = {
  words: `SITE [--days ${USUAL_DAYS}] [--json]`,
  help: "visits and where they came from, searches without result, enquiries, and what was looked at, day by day",
  needsStore: true,
  async run(words, store) {
    const { slug, days, json } = optionsOf(words);
    const report = await readSiteFigures(await runtimeOf(slug, store), days, new Date());
    if (json) print(JSON.stringify(report, null, 2));
    else for (const line of linesOf(report)) print(line);
    return 0;
  },
};

function optionsOf(words: string[]) {
  const options = { days: { type: "string" }, json: { type: "boolean", default: false } } as const;
  const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
  const [slug] = positionals;
  if (slug === undefined) throw new CommandError("Name the site, such as forecourt figures my-dealer.");
  const days = values.days === undefined ? USUAL_DAYS : Number(values.days);
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS)
    throw new CommandError(`--days is a whole number from 1 to ${MOST_DAYS}, such as --days 30.`);
  return { slug, days, json: values.json };
}

const columns = ["day", "visits", "no result", "enquiries", "car views", "reveals"] as const;
const widths = [10, 8, 10, 10, 10, 8];

const rowOf = (cells: readonly (string | number)[]): string =>
  cells.map((cell, at) => String(cell).padStart(widths[at] ?? 0)).join("");

const cellsOf = (label: string, figures: Omit<DayFigures, "day">) => [
  label,
  figures.visits,
  figures.searches_without_result,
  figures.enquiries,
  figures.car_views,
  figures.phone_reveals,
];

function linesOf({ days, total, cars }: SiteReport): string[] {
  const ranked = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts)
      .toSorted(([, a], [, b]) => b - a)
      .map(([name, times]) => `${name} ${times}`)
      .join(", ");
  const shown = cars.slice(0, CARS_SHOWN);
  return [
    rowOf(columns),
    ...days.map(({ day, ...figures }) => rowOf(cellsOf(day, figures))),
    rowOf(cellsOf("total", total)),
    ...(total.visits > 0 ? [`Visits from: ${ranked(total.sources)}.`] : []),
    ...(total.enquiries > 0
      ? [
          `Enquiries about: ${ranked(total.enquiries_by.category)}.`,
          `Enquiries for: ${ranked(total.enquiries_by.location)}.`,
          `Enquiries from: ${ranked(total.enquiries_by.source)}.`,
        ]
      : []),
    ...(shown.length > 0 ? ["Most looked at:"] : []),
    ...shown.map(
      ({ car_id, name, views, enquiries, phone_reveals }) =>
        `  ${name ?? "no longer in stock"} (${car_id}): ${views} views, ${enquiries} enquiries, ${phone_reveals} reveals`,
    ),
  ];
}
