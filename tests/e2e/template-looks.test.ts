import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  desktop,
  expectAccessible,
  expectNoSidewaysScroll,
  expectStill,
  openLive,
  phone,
  useBrowser,
} from "#tests/support/browser.ts";
import { templateNames } from "#site/template-folder.ts";
import { chosenCombinations, type Combination, combinations, readOn } from "#tests/support/combinations.ts";
import { pagesOf, templatesPort } from "#tests/support/every-template.ts";
import { type KeyPage, keyPageNames } from "#tests/support/key-pages.ts";
import { startSlowLine } from "#tests/support/slow-line.ts";

// Demo sites in every template, as a browser draws them. Each site is opened on a phone in the template that it fits
// least: its home page, a listing and a vehicle, of which axe reads one. FULL=1 opens all key pages of every site in
// every template, on a phone and wide, and reads them all.

const full = process.env["FULL"] !== undefined;
const browser = useBrowser("looks");
let line: Awaited<ReturnType<typeof startSlowLine>>;
beforeAll(async () => {
  line = await startSlowLine(templatesPort());
});
afterAll(() => line.stop());

const firstSeen: readonly KeyPage["name"][] = ["home", "listing", "vehicle"];

/** The pages of a combination that axe reads. */
const read = (one: Combination): readonly KeyPage["name"][] => (full ? keyPageNames : [readOn(one)]);

/** Side by side in tabs that stay open: while one page loads, another renders. */
async function openAll(tabs: Page[], pages: readonly KeyPage[], look: (tab: Page, page: KeyPage) => Promise<void>) {
  const left = [...pages];
  const work = async (tab: Page) => {
    for (let page = left.shift(); page; page = left.shift()) await look(tab, page);
  };
  // Waits for all before failing: a tab that is still busy would disturb the next test.
  for (const one of await Promise.allSettled(tabs.map(work))) if (one.status === "rejected") throw one.reason;
}

async function threeTabs(size: BrowserContextOptions): Promise<Page[]> {
  const context = await browser.context(size);
  return Promise.all(firstSeen.map(() => context.newPage()));
}

describe.each([
  { width: "on a phone", size: phone, names: full ? keyPageNames : firstSeen },
  ...(full ? [{ width: "wide", size: desktop, names: firstSeen }] : []),
])("[1] every site in every template $width", ({ size, names }) => {
  let tabs: Page[];
  beforeAll(async () => {
    tabs = await threeTabs(size);
  });
  afterAll(() => tabs[0]?.context().close());

  test.each(chosenCombinations)("[18.3.3] $site as $template is still, fits, can be read", async (one) => {
    const pages = (await pagesOf(one)).filter(({ name }) => names.includes(name));
    await openAll(tabs, pages, async (tab, { name, path }) => {
      await openLive(tab, `http://${one.slug}.localhost:${templatesPort()}${path}`);
      if (read(one).includes(name)) await expectAccessible(tab);
      await expectNoSidewaysScroll(tab);
      await expectStill(tab);
    });
  });
});

test("[1, 18.3.1] axe reads every template, every site and every kind of page", () => {
  const turns = chosenCombinations.flatMap((one) => read(one).map((name) => [one.template, one.site, name]));
  const sites = combinations.map(({ site }) => site);
  for (const subject of [...templateNames, ...sites, ...firstSeen]) {
    expect([subject, turns.some((turn) => turn.includes(subject))]).toEqual([subject, true]);
  }
});

describe("[18.3.3] on a slow line a page is drawn when all that it says has come, and nothing moves after", () => {
  // Which parts wait for which is the same in all templates: one site that has every part shows it.
  const slow = full ? combinations : chosenCombinations.filter(({ site }) => site === "harbour-city-motors");
  test.each(slow)("$site as $template", async (one) => {
    const pages = (await pagesOf(one)).filter(({ name }) => firstSeen.includes(name));
    for (const size of [phone, desktop]) {
      const tabs = await threeTabs(size);
      await tabs[0]?.context().addInitScript(noteEndOfContent);
      await openAll(tabs, pages, async (tab, { path }) => {
        await openLive(tab, `http://${one.slug}.localhost:${line.port}${path}`);
        const { firstPaint, contentEnd } = await tab.evaluate(readTimes);
        expect(firstPaint).toBeGreaterThanOrEqual(contentEnd);
        await expectStill(tab);
      });
      await tabs[0]?.context().close();
    }
  });
});

type Noted = Window & { contentEnd?: number };

/** Runs in the page before it is parsed: records when the last element of the content has arrived. */
function noteEndOfContent(): void {
  const observer = new MutationObserver(() => {
    if (!document.getElementById("end")) return;
    (window as Noted).contentEnd = performance.now();
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Both times are from the page's own clock. */
function readTimes() {
  const firstPaint = performance.getEntriesByType("paint")[0]?.startTime ?? Number.NaN;
  return { firstPaint, contentEnd: (window as Noted).contentEnd ?? Number.NaN };
}
