import type { Logger } from "pino";
import { isCategory } from "#domain/form/categories.ts";
import type { LeadProblem } from "./lead-problem.ts";

/**
 * Chapter 8: the error-reporting notice. Names of fields and our own sentences, never what a visitor wrote: a category
 * is logged only if it is one of ours.
 */
export function logProblem(log: Logger, body: unknown, problem: LeadProblem, error: unknown): void {
  const about = { status: problem.status, fields: Object.keys(problem.fields ?? {}).filter((name) => ours.test(name)) };
  const notice = `${categoryOf(body)} Form submission error occured. ${problem.error.replaceAll(named, "A file")}`;
  if (problem.status === 503) log.error({ ...about, err: error }, notice);
  else log.warn(about, notice);
}

const ours = /^[a-z_]{1,40}$/;
/** People name files after themselves. Greedy: a name may contain such quotes itself. */
const named = /“.*”/gs;

function categoryOf(body: unknown): string {
  // A lead without a category is a general enquiry.
  const { category = "General Enquiry" } = (body as { lead?: { category?: unknown } } | null)?.lead ?? {};
  return isCategory(category) ? category : "Unknown";
}
