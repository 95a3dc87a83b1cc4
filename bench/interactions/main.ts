import { parseArgs } from "node:util";
import type { Browser, Page } from "playwright-core";
import { rootOption, serveCheckout } from "#bench/browser/checkout.ts";
import { addressOf, allTemplates, type MeasuredPage, measuredPages, templatesIn } from "#bench/browser/pages.ts";
import { table } from "#bench/browser/table.ts";
import { slowdown, slowProcessor, smallPhone, tablet } from "#bench/browser/throttle.ts";
import { median } from "#bench/pages/throughput.ts";
import { launchBrowser } from "#tests/support/browser-launch.ts";
import { patienceMs } from "#tests/support/patience.ts";
import { interactions } from "./interactions.ts";
import { timeToPaint } from "./time-to-paint.ts";

/**
 * `npm run bench -- interactions [--templates NAME,NAME] [--rounds 5] [--root DIR]`. On a phone with a processor four
 * times slower: milliseconds from lifting the finger to the frame that shows the change. Figures are medians of the
 * rounds; each round opens new pages, and the first one warms up and does not count. The first row is a button on an
 * empty page: the browser's own share on this machine.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      templates: { type: "string", default: allTemplates },
      rounds: { type: "string", default: "5" },
      root: rootOption,
    },
  });
  const templates = templatesIn(values.templates);
  const server = await serveCheckout(values.root);
  const browser = await launchBrowser();
  try {
    const least = [];
    for (let round = 0; round <= Number(values.rounds); round += 1) least.push(await onEmptyPage(browser));
    process.stdout.write(
      `ms at ${slowdown}x slowdown; a button on an empty page: ${median(least.slice(1)).toFixed(0)}\n`,
    );
    for (const template of templates) {
      const pages = await measuredPages(server.port, [template], ["listing", "vehicle"]);
      const times = new Map<string, number[]>(interactions.map(({ name }) => [name, []]));
      for (let round = 0; round <= Number(values.rounds); round += 1) {
        for (const [name, ms] of await measure(browser, server.port, pages)) if (round > 0) times.get(name)?.push(ms);
      }
      const rows = [...times].map(([name, found]) => {
        const sorted = found.toSorted((a, b) => a - b);
        const shown = [median(found), sorted[0], sorted.at(-1)].map((ms) => (found.length > 0 ? ms?.toFixed(0) : "–"));
        return [template, name, ...shown.map((cell) => cell ?? "")];
      });
      // Printed as it goes, so that an interrupted run has shown its results.
      process.stdout.write(`\n${table(["template", "interaction", "median", "least", "most"], rows)}`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function onEmptyPage(browser: Browser): Promise<number> {
  const context = await browser.newContext(smallPhone);
  try {
    const page = await context.newPage();
    await page.setContent(`<button onclick="this.textContent += '!'">Press</button>`);
    await slowProcessor(page);
    return await timeToPaint(page, page.getByRole("button"), () => document.body.textContent ?? "");
  } finally {
    await context.close();
  }
}

/** Interactions that a site does not have are left out. */
async function measure(browser: Browser, port: number, pages: readonly MeasuredPage[]): Promise<[string, number][]> {
  const found: [string, number][] = [];
  for (const measured of pages) {
    // A gallery has arrows only where there is room; on a phone it is swiped.
    const context = await browser.newContext(measured.kind === "vehicle" ? tablet : smallPhone);
    context.setDefaultTimeout(patienceMs);
    const page = await context.newPage();
    await page.goto(addressOf(port, measured));
    await page.locator("html[data-live]").waitFor();
    await page.waitForLoadState("networkidle");
    await slowProcessor(page);
    found.push(...(await measureOn(page, measured.kind)));
    await context.close();
  }
  return found;
}

async function measureOn(page: Page, kind: MeasuredPage["kind"]): Promise<[string, number][]> {
  const found: [string, number][] = [];
  for (const { name, on, target, state, after } of interactions) {
    if (on !== kind || (await target(page).count()) === 0) continue;
    found.push([name, await timeToPaint(page, target(page), state)]);
    await after?.(page);
  }
  return found;
}
