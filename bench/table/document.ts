import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { tableOf } from "./markdown.ts";
import { apart, parts } from "./parts.ts";
import type { Results } from "./results.ts";
import type { Part } from "./row.ts";

const file = join(import.meta.dirname, "../../docs/benchmarks.md");

/** Writes docs/benchmarks.md: the targets first, then everything that was measured. */
export function writeDocument(results: Results): string {
  const titles: Record<string, string> = Object.fromEntries([
    ...Object.entries(parts).map(([name, { title }]) => [name, title]),
    ...Object.entries(apart),
  ]);
  const known = Object.entries(titles).flatMap(([name, title]) => {
    const part = results.parts[name];
    return part ? [{ name, title, part }] : [];
  });
  const targets = known.flatMap(({ title, part }) =>
    part.rows.filter(({ target }) => target !== "").map((one) => ({ ...one, what: `${title}: ${one.what}` })),
  );
  const missing = Object.keys(titles).filter((name) => !(name in results.parts));
  const text = [
    "# Benchmarks",
    "Written by `npm run bench`; please do not edit. Each line was measured beside its peer in one run, in short turns. Figures in",
    "`processor` are processor time, which other programs on the machine hardly change.",
    "",
    `- machine: ${results.machine}`,
    `- versions: ${results.versions}`,
    "",
    "## Targets",
    "",
    tableOf(targets),
    ...(missing.length > 0
      ? [`Not measured yet: ${missing.map((name) => `\`npm run bench -- ${name}\``).join(", ")}.`, ""]
      : []),
    ...known.flatMap(({ name, title, part }) => [`## ${title}`, "", about(name, part), "", tableOf(part.rows)]),
  ].join("\n");
  writeFileSync(file, `${text.trimEnd()}\n`);
  return file;
}

const about = (name: string, { at, load, seconds }: Part): string =>
  `\`npm run bench -- ${name}\`, ${at.slice(0, 16).replace("T", " ")} UTC, ${seconds} s, load average ${load} at its start.`;
