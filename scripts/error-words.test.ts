import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// docs/glossary.md: an error is thrown and named …Error; a problem is data and never thrown.

const root = join(import.meta.dirname, "..");
const folders = "{app,bench,cli,demo,domain,scripts,search-engine,server,site,templates,tests}";
const notErrors = /^(?:BatchSpanProcessor|RealDate|W3CTraceContextPropagator)$/;

function wrongIn(text: string): string[] {
  const classes = [...text.matchAll(/\bclass (\w+) extends (\w+)/g)]
    .filter(([, name = "", base = ""]) => !notErrors.test(base) && !name.endsWith("Error"))
    .map(([found]) => found);
  const thrown = [...text.matchAll(/\bthrow new (\w+)/g)]
    .filter(([, name = ""]) => !/(?:Error|Exception|^Response)$/.test(name))
    .map(([found]) => found);
  const data = [...text.matchAll(/\b(?:type \w+Error(?:<.*?>)? =|interface \w+Error\b)/g)].map(([found]) => found);
  return [...classes, ...thrown, ...data];
}

test("whatever is thrown is named …Error, and nothing else is", () => {
  const files = globSync(`${folders}/**/*.{ts,tsx,mjs}`, { cwd: root });
  expect(files.length).toBeGreaterThan(2000);
  const wrong = files.flatMap((file) =>
    wrongIn(readFileSync(join(root, file), "utf8")).map((one) => `${file}: ${one}`),
  );
  expect(wrong.filter((one) => !one.startsWith("scripts/error-words.test.ts"))).toEqual([]);
});

test.each([
  ["class LeadRefused extends Error {}", 1],
  ["class TooBusy extends LeadError {}", 1],
  ["throw new SourceProblem(text);", 1],
  ["type PushError = { error: string };", 1],
  ["class LeadError extends Error {} throw new LeadError(); type LeadProblem = string;", 0],
  ["import { type LeadError } from './lead-problem.ts';", 0],
])("%s", (text, count) => {
  expect(wrongIn(text)).toHaveLength(count);
});
