import { parseArgs } from "node:util";
import { type Browser, devices } from "playwright-core";
import { buildOf, rootOption, serveCheckout } from "#bench/browser/checkout.ts";
import {
  addressOf,
  allTemplates,
  chosen,
  expectServed,
  type MeasuredPage,
  measuredPages,
  pageKinds,
  templatesIn,
} from "#bench/browser/pages.ts";
import { table } from "#bench/browser/table.ts";
import { launchBrowser } from "#tests/support/browser-launch.ts";
import { startChromium } from "./chromium.ts";
import { cellsOf, faultsOf, figuresOf, titles } from "./figures.ts";
import { loadLighthouse, type Report } from "./install.ts";
import { openResults } from "./results.ts";

/**
 * `npm run bench -- lighthouse [--kinds home,listing] [--templates NAME,NAME] [--runs 3] [--minutes N] [--root DIR]`.
 * Runs Lighthouse as for a phone, on pages that the server has cached. Figures are medians. Runs of a build are stored,
 * so a call only adds missing ones; with `--minutes` it starts no run after that time, and the next call continues.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      kinds: { type: "string", default: pageKinds.join(",") },
      templates: { type: "string", default: allTemplates },
      runs: { type: "string", default: "3" },
      minutes: { type: "string", default: "Infinity" },
      root: rootOption,
    },
  });
  const [kinds, templates] = [chosen(values.kinds, pageKinds), templatesIn(values.templates)];
  const wanted = Number(values.runs);
  const until = performance.now() + Number(values.minutes) * 60_000;
  const results = openResults(buildOf(values.root));
  const lighthouse = await loadLighthouse();
  const server = await serveCheckout(values.root);
  const browser = await launchBrowser();
  const isTime = () => performance.now() < until;
  try {
    const pages = await measuredPages(server.port, templates, kinds);
    for (const page of pages) {
      const name = nameOf(page);
      if (results.of(name).length >= wanted || !isTime()) continue;
      await warm(browser, server.port, page);
      while (results.of(name).length < wanted && isTime()) {
        const [first] = results.of(name);
        const report = await measure(lighthouse, addressOf(server.port, page), first ? ["performance"] : undefined);
        results.add(name, figuresOf(report, first));
        const seconds = (performance.now() / 1000).toFixed(0);
        process.stderr.write(`${seconds} s: ${name}, run ${results.of(name).length} of ${wanted}\n`);
        for (const fault of first ? [] : faultsOf(report)) process.stderr.write(`  ${fault}\n`);
      }
    }
    const rows = pages.map((page) => {
      const runs = results.of(nameOf(page)).slice(0, wanted);
      return [page.template, page.kind, String(runs.length), ...(runs.length > 0 ? cellsOf(runs) : [])];
    });
    process.stdout.write(`\n${table(["template", "page", "runs", ...titles], rows)}\nruns: ${results.file}\n`);
  } finally {
    await browser.close();
    await server.stop();
  }
}

const nameOf = ({ template, kind }: MeasuredPage): string => `${kind} of ${template}`;

/** A phone requests the same pictures as under Lighthouse, so that they are generated before. */
async function warm(browser: Browser, port: number, page: MeasuredPage): Promise<void> {
  await expectServed(port, page);
  const phone = { ...devices["Moto G4"], viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
  const context = await browser.newContext(phone);
  const opened = await context.newPage();
  await opened.goto(addressOf(port, page), { waitUntil: "networkidle" });
  await context.close();
}

type Lighthouse = Awaited<ReturnType<typeof loadLighthouse>>;

async function measure(lighthouse: Lighthouse, address: string, categories?: string[]): Promise<Report> {
  const chromium = await startChromium();
  try {
    const answer = await lighthouse(address, {
      port: chromium.port,
      output: "json",
      logLevel: "error",
      disableFullPageScreenshot: true,
      ...(categories && { onlyCategories: categories }),
    });
    if (!answer) throw new Error(`Lighthouse has no answer for ${address}`);
    const { runtimeError } = answer.lhr;
    if (runtimeError) throw new Error(`Lighthouse cannot measure ${address}: ${runtimeError.message}`);
    return answer.lhr;
  } finally {
    await chromium.stop();
  }
}
