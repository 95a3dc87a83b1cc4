import axe from "axe-core";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from "playwright-core";
import type { Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from "vitest";
import { patienceMs } from "./browser-launch.ts";

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

/** The real browser that all files share (`shared-browser.ts`). To close it is to leave it, with all that was opened. */
export const joinBrowser = (): Promise<Browser> => chromium.connect(inject("browserAddress"));

/**
 * The browser for the tests of one file. What a test opens is closed after it; what was opened before all tests stays for
 * all of them.
 */
export function useBrowser() {
  let browser: Browser;
  let opened: BrowserContext[] | null = null;
  beforeAll(async () => {
    browser = await joinBrowser();
  });
  beforeEach(() => {
    opened = [];
  });
  afterEach(async () => {
    await Promise.all((opened ?? []).map((context) => context.close()));
    opened = null;
  });
  afterAll(() => browser.close());
  const context = async (options: BrowserContextOptions): Promise<BrowserContext> => {
    const fresh = await browser.newContext(options);
    fresh.setDefaultTimeout(patienceMs);
    opened?.push(fresh);
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

/**
 * WCAG 2.2 AA and best practice, with no rule disabled; of the whole page, or of the part that a test is about. Judged
 * where it stands, and told of what is wrong alone: listing what is right takes longer than finding out.
 */
export async function expectAccessible(page: Page, part: Locator = page.locator("html")): Promise<void> {
  await untilAtRest(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const violations = await part.evaluate(async (element, left) => {
    const read = { include: [element], exclude: [...element.querySelectorAll(left)] };
    // What stands in a frame is somebody else's page.
    const found = await window.axe.run(read, { resultTypes: ["violations"], iframes: false });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  }, alike);
  expect(violations).toEqual([]);
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
