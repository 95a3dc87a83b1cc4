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
import { chosenCombinations, type Combination, combinations } from "#tests/support/combinations.ts";
import { pagesOf, templatesPort } from "#tests/support/every-template.ts";
import { type KeyPage, keyPageNames } from "#tests/support/key-pages.ts";
import { sampled } from "#tests/support/sampled.ts";
import { startSlowLine } from "#tests/support/slow-line.ts";

// Demo sites in every template, as a browser draws them. A sample of the 88 is opened on a phone: of each template two
// pages of one site, and one page of each other site, by turns. axe reads one page of each. FULL=1 opens all
// key pages of all 88, on a phone and wide, and reads them all.

const full = process.env["FULL"] !== undefined;
const browser = useBrowser("looks");
let line: Awaited<ReturnType<typeof startSlowLine>>;
beforeAll(async () => {
  line = await startSlowLine(templatesPort());
});
afterAll(() => line.stop());

const firstSeen = keyPageNames.slice(0, 3);

/** So many of the first three pages, starting with another one for each combination. */
function inTurn(one: Combination, count: number): readonly KeyPage["name"][] {
  const turn = chosenCombinations.indexOf(one) % firstSeen.length;
  return [...firstSeen, ...firstSeen].slice(turn, turn + count);
}

/** The pages of a combination that axe reads. */
const read = (one: Combination): readonly KeyPage["name"][] => (full ? keyPageNames : inTurn(one, 1));

/** The first of the sites that are shown in a template. */
const isFirst = (one: Combination): boolean =>
  chosenCombinations.find(({ template }) => template === one.template) === one;

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
    const seen = full ? names : inTurn(one, isFirst(one) ? 2 : 1);
    const pages = (await pagesOf(one)).filter(({ name }) => seen.includes(name));
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
  // Three templates, each another kind of page, wide and narrow by turns: which parts wait for which is the same in all.
  const slow = full ? combinations : sampled(chosenCombinations.filter(isFirst), 3);
  test.each(slow)("$site as $template", async (one) => {
    const turn = slow.indexOf(one);
    const pages = full ? (await pagesOf(one)).slice(0, 3) : (await pagesOf(one)).slice(turn % 3, (turn % 3) + 1);
    const sizes = full ? [phone, desktop] : [turn % 2 === 0 ? phone : desktop];
    for (const size of sizes) {
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
