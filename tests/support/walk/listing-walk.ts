import type { BrowserContext, Page } from "playwright-core";
import { openLive } from "#tests/support/browser.ts";
import { chooseStep } from "./choose-step.ts";
import { formAddress, noteForms, type Step, takeStep, untilShown } from "./listing-steps.ts";
import { differences, pageLines } from "./page-lines.ts";

type Walk = { context: BrowserContext; start: string; steps: number; random: () => number };

/**
 * Walks through a listing at random. After each step the page must equal a fresh load of its address. Returns the first
 * difference with the shortest end of the walk that still shows it; nothing if there is none.
 */
export async function walkListing({ context, start, steps, random }: Walk): Promise<string[]> {
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  const fresh = await context.newPage();
  await noteForms(page);
  await openLive(page, start);
  const taken: { from: string; step: Step }[] = [];
  for (let count = 0; count < steps; count++) {
    const from = page.url();
    const step = await chooseStep(page, random);
    if (step === null) {
      await openLive(page, start);
      taken.length = 0;
      continue;
    }
    taken.push({ from, step });
    const found = await takeStep(page, step)
      .then(() => compare(page, fresh, step))
      .catch((error: unknown) => [String(error)]);
    if (found.length > 0) return report(page, taken, found);
  }
  return [];
}

async function compare(page: Page, fresh: Page, step: Step): Promise<string[]> {
  const right = (await formAddress(page, step)) ?? page.url();
  if (right !== page.url()) return [`the page is at ${page.url()}`, `without script it would be ${right}`];
  await openLive(fresh, page.url());
  await untilShown(fresh);
  return differences(await pageLines(page), await pageLines(fresh));
}

async function report(page: Page, taken: { from: string; step: Step }[], found: string[]) {
  const shortest = await shortestEnd(page.context(), taken);
  return [
    `A page that was updated differs from a reload of its address, ${page.url()}`,
    `from ${shortest[0]?.from}`,
    ...shortest.map(({ step }) => JSON.stringify(step)),
    ...found,
  ];
}

/** The fewest last steps that lead to a difference from a fresh page. Back and forward need the steps before them. */
async function shortestEnd(context: BrowserContext, taken: { from: string; step: Step }[]) {
  for (let count = 1; count < taken.length; count++) {
    const end = taken.slice(-count);
    if (await differsAfter(context, end)) return end;
  }
  return taken;
}

async function differsAfter(context: BrowserContext, end: { from: string; step: Step }[]): Promise<boolean> {
  const page = await context.newPage();
  const fresh = await context.newPage();
  page.setDefaultTimeout(10_000);
  const last = end.at(-1)?.step;
  try {
    await noteForms(page);
    await openLive(page, end[0]?.from ?? "");
    for (const { step } of end) await takeStep(page, step);
    return last !== undefined && (await compare(page, fresh, last)).length > 0;
  } catch {
    // A step that is not offered without those before it.
    return false;
  } finally {
    await page.close();
    await fresh.close();
  }
}
