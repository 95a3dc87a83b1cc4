import { rmSync } from "node:fs";
import axe from "axe-core";
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from "vitest";
import { launchBrowser } from "./browser-launch.ts";
import { explainFailure } from "./explain-failure.ts";
import { failureFolder } from "./failure-folder.ts";
import { keepTraces, startTrace } from "./keep-traces.ts";
import { logPages } from "./page-log.ts";
import { patienceMs } from "./patience.ts";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

export const phone = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
} satisfies BrowserContextOptions;
export const desktop = { viewport: { width: 1440, height: 900 } } satisfies BrowserContextOptions;

/** Browsers treat names below localhost as secure whatever the scheme. This name is not, and leads to the same servers. */
export const insecureHost = "www.harbourcitymotors.example";

/** What a file's tests are about: what pages look like, or what they do. */
type About = "looks" | "behaviour";
const started = new Map<About, Promise<Browser>>();

/** Half of a click's processor time is frames of movements, and a tenth of a page's is photos. */
const plain = { flags: ["--blink-settings=imagesEnabled=false"], options: { reducedMotion: "reduce" } } as const;

/**
 * The real browser that all files of a worker share; it ends with the worker. All its pages share one process: a new one
 * for each page takes a tenth of the processor time of a run.
 */
function join(about: About): Promise<Browser> {
  const running = started.get(about);
  if (running) return running;
  const browser = launchBrowser([
    "--renderer-process-limit=1",
    `--host-resolver-rules=MAP ${insecureHost} 127.0.0.1`,
    ...(about === "looks" ? [] : plain.flags),
  ]);
  started.set(about, browser);
  return browser;
}

/**
 * The browser for the tests of one file, and their only way to a page. What is opened in a test is closed after it; what
 * is opened before all tests stays for all of them. The error of a test that fails tells what its pages showed. Tests of
 * behaviour are those of a visitor who asked for less motion and has turned pictures off; with FULL=1 nothing is left out.
 */
export function useBrowser(given: About = "behaviour") {
  const about = process.env["FULL"] === undefined ? given : "looks";
  const shown = (options: BrowserContextOptions) => (about === "looks" ? options : { ...plain.options, ...options });
  let browser: Browser;
  const ofFile: BrowserContext[] = [];
  let opened = ofFile;
  const pagesOf = (contexts: BrowserContext[]) => contexts.flatMap((context) => context.pages());
  const closeAll = (contexts: BrowserContext[]) => Promise.all(contexts.splice(0).map((context) => context.close()));
  beforeAll(async () => {
    browser = await join(about);
  });
  let failures = "";
  beforeEach(({ task }) => {
    opened = [];
    failures = failureFolder(task);
    rmSync(failures, { recursive: true, force: true });
  });
  afterEach(async ({ task }) => {
    await explainFailure(task, pagesOf([...opened, ...ofFile]));
    await keepTraces(task, [...opened, ...ofFile]);
    await closeAll(opened);
    opened = ofFile;
  });
  afterAll(() => closeAll(ofFile));
  /** A browser of its own, as far as a site can tell. */
  const context = async (options: BrowserContextOptions): Promise<BrowserContext> => {
    const fresh = await browser.newContext(shown(options));
    fresh.setDefaultTimeout(patienceMs);
    logPages(fresh);
    await startTrace(fresh);
    opened.push(fresh);
    return fresh;
  };
  return {
    context,
    page: async (options: BrowserContextOptions): Promise<Page> => (await context(options)).newPage(),
    /** Where the running test keeps what shows its failure. */
    failureFolder: () => failures,
  };
}

export const demoAddress = (slug: string, path = "/"): string =>
  `http://${slug}.localhost:${inject("demoPort")}${path}`;

/**
 * Waits until the page's script runs and the islands that load by themselves are hydrated. Before that, the browser
 * itself handles a click, and a count that an island updates is still the server's.
 */
export async function untilLive(page: Page): Promise<void> {
  await page.locator("html[data-live]:not(:has([data-when=idle]:not([data-awake])))").waitFor();
}

export async function openLive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilLive(page);
}

/**
 * Brings an element into the window and waits until it stands still: parts of a page get their heights when they come
 * near, and a press on what moves is not a press.
 */
export async function bringNear(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  await element.evaluate(async (one) => {
    const frames = 10;
    let last = NaN;
    for (let still = 0; still < frames; still++) {
      const { top } = one.getBoundingClientRect();
      if (top !== last) still = 0;
      last = top;
      await new Promise((done) => requestAnimationFrame(done));
    }
  });
  await element.scrollIntoViewIfNeeded();
}

/**
 * What the scripts of a page threw, as it comes. Chrome also reports a cross-fade that it gave up because the next page was
 * drawn before it was set up, as on a busy machine: nobody sees that.
 */
export function scriptFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => {
    if (!message.endsWith("Page already revealed")) faults.push(message);
  });
  return faults;
}

/**
 * Opens a page as it is before its script has come, read to its end and dressed in its style; what is answered lets the
 * script come. `goto` alone waits for the script, or ends before the style is there.
 */
export async function openBeforeScript(page: Page, address: string): Promise<() => void> {
  let come = () => {};
  const awaited = new Promise<void>((done) => (come = done));
  await page.route("**/assets/*.js", (route) => awaited.then(() => route.continue()));
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(
    () =>
      document.readyState !== "loading" &&
      [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(({ sheet }) => sheet !== null),
  );
  return come;
}

/** Waits for every finite transition and animation to end: in between, colours are not those of the page. */
async function untilAtRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect, timeline }) => {
      const hasEnd = effect !== null && effect.getComputedTiming().endTime !== Infinity;
      return playState !== "running" || !hasEnd || timeline !== document.timeline;
    }),
  );
}

/** Cards of a listing are alike: axe reads six of each row, with FULL=1 all. */
const alike = process.env["FULL"] === undefined ? "article:nth-of-type(n + 7)" : ":not(*)";

/** These rules need the layout of everything on the page, which is three quarters of the time of a run. */
const measuringRules = { "color-contrast": { enabled: false }, "target-size": { enabled: false } };

/**
 * WCAG 2.2 AA and best practice. A whole page and a dialog are read by every rule. Any other part that a test is about is
 * read without those that measure, unless with FULL=1: pages are measured whole (`template-looks.test.ts`). Told of what
 * is wrong alone: listing what is right takes longer than finding out.
 */
export async function expectAccessible(page: Page, part?: Locator): Promise<void> {
  const isMeasured =
    part === undefined ||
    process.env["FULL"] !== undefined ||
    (await part.evaluate((one) => one.matches("dialog, [role=dialog], [popover]")));
  expect(await violationsIn(page, part, isMeasured ? {} : { rules: measuringRules })).toEqual([]);
}

/** Text has enough contrast with its background, wherever it is rendered. */
export async function expectReadable(page: Page, part?: Locator): Promise<void> {
  expect(await violationsIn(page, part, { runOnly: ["color-contrast"] })).toEqual([]);
}

async function violationsIn(
  page: Page,
  part: Locator = page.locator("html"),
  options: axe.RunOptions,
): Promise<string[]> {
  await untilAtRest(page);
  // Parts below the window have a position and a background only once they are laid out.
  await page.evaluate(() => (document.documentElement.dataset["whole"] = ""));
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return part.evaluate(
    async (element, given) => {
      const read = { include: [element], exclude: [...element.querySelectorAll(given.alike)] };
      // A frame shows somebody else's page.
      const found = await window.axe.run(read, { resultTypes: ["violations"], iframes: false, ...given.options });
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
    },
    { alike, options },
  );
}

/** Missing from TypeScript's own DOM types. */
type Moved = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
type Shift = PerformanceEntry & { value: number; sources: Moved[] };

/** Nothing has moved since the page was first painted; anything that did is named. */
export async function expectStill(page: Page): Promise<void> {
  const moved = await page.evaluate(
    () =>
      new Promise<{ value: number; parts: string }[]>((done) => {
        const shifts: { value: number; parts: string }[] = [];
        const name = ({ node, previousRect, currentRect }: Moved) =>
          `${node instanceof Element ? node.outerHTML.slice(0, 120) : node?.nodeName} ${JSON.stringify([previousRect, currentRect])}`;
        const observer = new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as Shift[])
            shifts.push({ value, parts: sources.map(name).join(" | ") });
        });
        observer.observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => done(shifts)));
      }),
  );

  expect(moved, `of ${page.url()} at ${page.viewportSize()?.width}`).toEqual([]);
}

/** Compared with the window as it was opened: a phone's window grows to fit content that is too wide. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const content = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(content).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
