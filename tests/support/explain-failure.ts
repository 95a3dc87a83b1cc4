import { rmSync } from "node:fs";
import { join, relative } from "node:path";
import type { Page } from "playwright-core";
import { logOf } from "./page-log.ts";

const root = join(import.meta.dirname, "../..");

/** For each part of the report: a page that hangs answers nothing. */
const partMs = 10_000;
const mostRequests = 20;

type Failed = { state?: string; errors?: { message?: string }[] };
type Test = { file: { name: string }; fullTestName: string; result?: Failed };

/** Adds to the error of a failed test what each of its pages showed and was doing. */
export async function explainFailure({ file, fullTestName, result }: Test, pages: readonly Page[]): Promise<void> {
  const error = result?.state === "fail" ? result.errors?.[0] : undefined;
  if (error === undefined) return;
  const folder = join(root, "reports/browser-failures", asFileName(file.name), asFileName(fullTestName));
  rmSync(folder, { recursive: true, force: true });
  const reports = await Promise.all(pages.map((page, at) => reportOn(page, join(folder, `page-${at + 1}.png`))));
  error.message = [error.message ?? "", ...reports].join("\n\n");
}

async function reportOn(page: Page, picture: string): Promise<string> {
  const { messages, openRequests } = logOf(page);
  const now = performance.now();
  const requests = [...openRequests].map(
    ([request, sentAt]) =>
      `${((now - sentAt) / 1000).toFixed(1)} s: ${request.method()} ${request.url()} (${request.resourceType()})`,
  );
  const [state, saved] = await Promise.all([
    inTime(page.evaluate(stateOfDocument), (shown) => shown),
    inTime(page.screenshot({ path: picture, timeout: partMs }), () => relative(root, picture)),
  ]);
  return [
    `Page: ${page.url()}`,
    `  document: ${state}`,
    `  picture: ${saved}`,
    ...listed("console", messages),
    ...listed("open requests", requests.slice(0, mostRequests)),
  ].join("\n");
}

/** Runs in the page. */
function stateOfDocument(): string {
  const { title, readyState, visibilityState } = document;
  return `"${title}", ${readyState}, ${visibilityState}, ${innerWidth} x ${innerHeight}, scrolled to ${Math.round(scrollY)}`;
}

const listed = (name: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [`  ${name}: none`] : [`  ${name}:`, ...lines.map((line) => `    ${line}`)];

/** What is missing from a report is named in it: it must not hide the failure that it explains. */
async function inTime<T>(answer: Promise<T>, show: (given: T) => string): Promise<string> {
  const { promise: late, resolve } = Promise.withResolvers<string>();
  const timer = setTimeout(() => resolve(`no answer within ${partMs / 1000} s`), partMs);
  const shown = answer.then(show, (cause: unknown) => `unknown (${String(cause).split("\n", 1)[0]})`);
  try {
    return await Promise.race([shown, late]);
  } finally {
    clearTimeout(timer);
  }
}

const asFileName = (name: string): string =>
  name
    .replace(/^tests\/e2e\/|\.test\.ts$/g, "")
    .replaceAll(/[^a-z0-9]+/gi, "-")
    .replace(/^-/, "")
    .slice(0, 100);
