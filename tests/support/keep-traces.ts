import { join } from "node:path";
import type { BrowserContext } from "playwright-core";
import { addToError, hasFailed, shown } from "./explain-failure.ts";
import { failureFolder, type TestName, traceFolder } from "./failure-folder.ts";
import { isTraced } from "./watching.ts";

// With TRACE=1 every action of a test, with the page before and after it, in files that Playwright's viewer opens.

const how = "open it with: npx playwright-core show-trace FILE";

/** Begins when the window opens; each test that it is used in has a part of its own. */
export async function startTrace(context: BrowserContext): Promise<void> {
  if (isTraced()) await context.tracing.start({ screenshots: true, snapshots: true, sources: true });
}

type Test = TestName & Parameters<typeof hasFailed>[0];

/** Keeps what the test has done in each of its windows, and names the files. */
export async function keepTraces(test: Test, contexts: readonly BrowserContext[]): Promise<void> {
  if (!isTraced()) return;
  const folder = hasFailed(test) ? failureFolder(test) : traceFolder(test);
  const lines: string[] = [];
  for (const [at, { tracing }] of contexts.entries()) {
    const path = join(folder, `trace-${at + 1}.zip`);
    try {
      await tracing.stopChunk({ path });
      await tracing.startChunk();
      lines.push(`Trace: ${shown(path)}`);
    } catch {
      lines.push("Trace: none of a window that the test has closed");
    }
  }
  if (lines.length === 0) return;
  if (hasFailed(test)) addToError(test, [`${lines.join("\n")}\n  ${how}`]);
  else process.stdout.write(`${lines.join("\n")} (${how})\n`);
}
