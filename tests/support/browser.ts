import axe from "axe-core";
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from "vitest";
import { launchBrowser, patienceMs } from "./browser-launch.ts";

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

let shared: Promise<Browser> | null = null;

/** The real browser that all files of a worker share. It ends with the worker. */
export const joinBrowser = (): Promise<Browser> => (shared ??= launchBrowser());

/**
 * The browser for the tests of one file. What a test opens is closed after it; what was opened before all tests stays for
 * all of them.
 */
export function useBrowser() {
  let browser: Browser;
  const ofFile: BrowserContext[] = [];
  let opened = ofFile;
  const closeAll = (all: BrowserContext[]) => Promise.all(all.splice(0).map((one) => one.close()));
  beforeAll(async () => {
    browser = await joinBrowser();
  });
  beforeEach(() => {
    opened = [];
  });
  afterEach(async () => {
    await closeAll(opened);
    opened = ofFile;
  });
  afterAll(() => closeAll(ofFile));
  const context = async (options: BrowserContextOptions): Promise<BrowserContext> => {
    const fresh = await browser.newContext(options);
    fresh.setDefaultTimeout(patienceMs);
    opened.push(fresh);
    return fresh;
  };
  return {
    context,
    page: async (options: BrowserContextOptions): Promise<Page> => (await context(options)).newPage(),
  };
}

export const demoAddress = (slug: string, path = "/"): string =>
  `http://${slug}.localhost:${inject("demoPort")}${path}`;

/**
 * Waits until the page's script has taken over and the islands that come by themselves are alive: a click before that is
 * the browser's own, and a count that an island keeps is still the server's.
 */
export async function untilLive(page: Page): Promise<void> {
  await page.locator("html[data-live]:not(:has([data-when=idle]:not([data-awake])))").waitFor();
}

export async function openLive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilLive(page);
}

/** As on a slow line: scripts come when the answer is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let come = () => {};
  const awaited = new Promise<void>((done) => (come = done));
  await page.route("**/assets/*.js", (route) => awaited.then(() => route.continue()));
  return come;
}

/** Waits until every transition and animation that has an end is over: half-way, colours are not those of the page. */
async function untilAtRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(({ playState, effect, timeline }) => {
          const hasEnd = effect !== null && effect.getComputedTiming().endTime !== Infinity;
          return playState === "running" && hasEnd && timeline === document.timeline;
        })
        // An animation that is cancelled is over too.
        .map(({ finished }) => finished.catch(() => undefined));
    for (let left = moving(); left.length > 0; left = moving()) await Promise.all(left);
  });
}

/** Cards of a listing are alike: of each row of them six are read, with FULL=1 all. */
const alike = process.env["FULL"] === undefined ? "article:nth-of-type(n + 7)" : ":not(*)";

/** They measure where everything on the page is drawn, which is three quarters of the time of a reading. */
const measuringRules = { "color-contrast": { enabled: false }, "target-size": { enabled: false } };

/**
 * WCAG 2.2 AA and best practice. A whole page is read by every rule. The part that a test is about is read without those
 * that measure, unless with FULL=1: what parts are made of is measured in the galleries (`visual.test.ts`). Told of what
 * is wrong alone: listing what is right takes longer than finding out.
 */
export async function expectAccessible(page: Page, part?: Locator): Promise<void> {
  const isWhole = part === undefined || process.env["FULL"] !== undefined;
  expect(await violationsIn(page, part, isWhole ? {} : { rules: measuringRules })).toEqual([]);
}

/** Text stands out from what lies behind it, wherever it is drawn. */
export async function expectReadable(page: Page, part?: Locator): Promise<void> {
  expect(await violationsIn(page, part, { runOnly: ["color-contrast"] })).toEqual([]);
}

async function violationsIn(
  page: Page,
  part: Locator = page.locator("html"),
  options: axe.RunOptions,
): Promise<string[]> {
  await untilAtRest(page);
  // What lies below the window has a place and a ground to be read against once it is laid out.
  await page.evaluate(() => (document.documentElement.dataset["whole"] = ""));
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return part.evaluate(
    async (element, given) => {
      const read = { include: [element], exclude: [...element.querySelectorAll(given.alike)] };
      // What stands in a frame is somebody else's page.
      const found = await window.axe.run(read, { resultTypes: ["violations"], iframes: false, ...given.options });
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
    },
    { alike, options },
  );
}

/** What the standard library of types does not know yet. */
type Moved = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
type Shift = PerformanceEntry & { value: number; sources: Moved[] };

/** Nothing that was shown has moved since the page began; what did is named. */
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

/** Compared with the window as it was opened: a phone's grows to whatever is too wide for it. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const content = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(content).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
