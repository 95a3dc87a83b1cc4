import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const folder = join(import.meta.dirname, "../../fixtures/lead-payloads");
/** With RECORD=1 a run writes the record instead of comparing with it. */
const isRecording = process.env["RECORD"] === "1";
const howToRecord = "RECORD=1 npx vitest run --project server tests/app/lead-payloads.test.ts";
/** More would bury the first. */
const mostShown = 3;

/** Which texts differ from the record, where, and what to do; empty where none does. When recording, writes them. */
export function recordProblems(texts: ReadonlyMap<string, string>): string {
  const found = [...texts].flatMap(([name, text]) => recordProblem(name, text) ?? []);
  if (found.length === 0) return "";
  return [
    "What is sent, or leaves the platform, differs from tests/fixtures/lead-payloads in",
    ...found.map(({ name }) => `  ${name}`),
    `If the change is meant, record it: ${howToRecord}`,
    ...found.slice(0, mostShown).map(({ name, where }) => `\n${name}: ${where}`),
  ].join("\n");
}

function recordProblem(name: string, text: string): { name: string; where: string } | null {
  const file = join(folder, name);
  if (isRecording) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return null;
  }
  const known = readIfThere(file);
  if (known === text) return null;
  return { name, where: known === null ? "it was never recorded" : difference(known, text) };
}

/** Records of forms that the site does not offer any more. When recording, removes them. */
export function leftOver(site: string, names: readonly string[]): string[] {
  const others = readdirSync(join(folder, site)).filter((file) => !names.includes(basename(file, ".txt")));
  if (!isRecording) return others;
  for (const file of others) rmSync(join(folder, site, file));
  return [];
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

/** The first lines that differ, below the headings that they stand under. */
function difference(known: string, text: string): string {
  const [before, after] = [known.split("\n"), text.split("\n")];
  const at = before.findIndex((line, place) => line !== after[place]);
  const first = at < 0 ? before.length : at;
  const headingOf = (mark: string) => after.slice(0, first + 1).findLast((line) => line.startsWith(mark)) ?? "";
  const some = (lines: readonly string[], sign: string) =>
    lines.slice(first, first + 3).map((line) => `${sign} ${line}`);
  return [
    `line ${first + 1}, in`,
    headingOf("=== "),
    headingOf("--> "),
    ...some(before, "recorded:"),
    ...some(after, "now:     "),
  ].join("\n");
}
