import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Page } from "playwright-core";
import { failureFolder, type TestName } from "./failure-folder.ts";
import { logOf } from "./page-log.ts";

const root = join(import.meta.dirname, "../..");

/** For each part of the report: a page that hangs answers nothing. */
const partMs = 10_000;
const mostMessages = 20;
const mostRequests = 20;

type Failed = { state?: string; errors?: { message?: string }[] };
type Test = TestName & { result?: Failed };

export const hasFailed = ({ result }: Test): boolean => result?.state === "fail";

/** Adds to the error of a failed test. */
export function addToError({ result }: Test, parts: readonly string[]): void {
  const error = result?.errors?.[0];
  if (error !== undefined) error.message = [error.message ?? "", ...parts].join("\n\n");
}

/** Adds to the error of a failed test what each of its pages showed and was doing, and where the whole of it is kept. */
export async function explainFailure(test: Test, pages: readonly Page[]): Promise<void> {
  if (!hasFailed(test)) return;
  const folder = failureFolder(test);
  mkdirSync(folder, { recursive: true });
  addToError(test, await Promise.all(pages.map((page, at) => reportOn(page, join(folder, `page-${at + 1}`)))));
}

/** `file`: without its ending. */
async function reportOn(page: Page, file: string): Promise<string> {
  const { messages, openRequests } = logOf(page);
  const now = performance.now();
  const requests = [...openRequests].map(
    ([request, sentAt]) =>
      `${((now - sentAt) / 1000).toFixed(1)} s: ${request.method()} ${request.url()} (${request.resourceType()})`,
  );
  const keep = (ending: string, text: string): string => {
    writeFileSync(`${file}.${ending}`, text);
    return shown(`${file}.${ending}`);
  };
  const picture = `${file}.png`;
  const [state, saved, html] = await Promise.all([
    inTime(page.evaluate(stateOfDocument), (said) => said),
    inTime(page.screenshot({ path: picture, timeout: partMs }), () => shown(picture)),
    inTime(page.content(), (text) => keep("html", text)),
  ]);
  const latest = messages.slice(-mostMessages);
  return [
    `Page: ${page.url()}`,
    `  document: ${state}`,
    `  picture: ${saved}`,
    `  html: ${html}`,
    ...listed(messages.length === 0 ? "console" : `console (${keep("console.txt", messages.join("\n"))})`, latest),
    ...listed("open requests", requests.slice(0, mostRequests)),
  ].join("\n");
}

/** A path as a reader of the output opens it. */
export const shown = (path: string): string => relative(root, path);

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
  const said = answer.then(show, (cause: unknown) => `unknown (${String(cause).split("\n", 1)[0]})`);
  try {
    return await Promise.race([said, late]);
  } finally {
    clearTimeout(timer);
  }
}
