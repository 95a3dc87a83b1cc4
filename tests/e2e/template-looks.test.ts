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
import { templateNames } from "#site/schema/identity.ts";
import { type Combination, combinations, startEveryTemplate } from "#tests/support/every-template.ts";
import { type KeyPage, keyPageNames } from "#tests/support/key-pages.ts";
import { startSlowLine } from "#tests/support/slow-line.ts";

// Every demo site in every template, as a browser draws it. All 70 are opened on a phone, and axe reads a page of every
// second one, by turns; FULL=1 opens all key pages, on a phone and wide, and reads them all.

const full = process.env["FULL"] !== undefined;
const browser = useBrowser();
let server: Awaited<ReturnType<typeof startEveryTemplate>>;
let line: Awaited<ReturnType<typeof startSlowLine>>;
beforeAll(async () => {
  server = await startEveryTemplate();
  line = await startSlowLine(server.port);
});
afterAll(async () => {
  line.stop();
  await server.stop();
});

const firstSeen = keyPageNames.slice(0, 3);
const sites = [...new Set(combinations.map(({ site }) => site))];

/** Which pages of a combination axe reads: half of them one page, so that all templates, sites and kinds have turns. */
function read({ site, template }: Combination): readonly KeyPage["name"][] {
  if (full) return keyPageNames;
  const turn = sites.indexOf(site) + templateNames.indexOf(template);
  return turn % 2 === 0 ? firstSeen.slice((turn / 2) % 3).slice(0, 1) : [];
}

/** Side by side in tabs that stay open: while one page is fetched another is drawn. */
async function openAll(tabs: Page[], pages: readonly KeyPage[], look: (tab: Page, page: KeyPage) => Promise<void>) {
  const left = [...pages];
  const work = async (tab: Page) => {
    for (let page = left.shift(); page; page = left.shift()) await look(tab, page);
  };
  // All come to rest before one is heard: a tab that is still at work would trouble the next test.
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

  test.each(combinations)("$site as $template is still, fits, can be read", { timeout: 600_000 }, async (one) => {
    const pages = (await server.pagesOf(one)).filter(({ name }) => names.includes(name));
    await openAll(tabs, pages, async (tab, { name, path }) => {
      await openLive(tab, `http://${one.slug}.localhost:${server.port}${path}`);
      if (read(one).includes(name)) await expectAccessible(tab);
      await expectNoSidewaysScroll(tab);
      await expectStill(tab);
    });
  });
});

test("[1] axe reads every template, every site and every kind of page several times", () => {
  const turns = combinations.flatMap((one) => read(one).map((name) => [one.template, one.site, name]));
  for (const subject of [...templateNames, ...sites, ...firstSeen]) {
    expect([subject, turns.filter((turn) => turn.includes(subject)).length >= 3]).toEqual([subject, true]);
  }
});

describe("on a slow line a page is drawn when all that it says has come, and nothing moves after", () => {
  const sample = combinations.filter(
    ({ site, template }) => sites.indexOf(site) === (templateNames.indexOf(template) * 3 + 1) % sites.length,
  );
  test.each(full ? combinations : sample)("$site as $template", { timeout: 600_000 }, async (one) => {
    const pages = (await server.pagesOf(one)).slice(0, 3);
    const look = async (tab: Page, { path }: KeyPage) => {
      const address = `http://${one.slug}.localhost:${line.port}${path}`;
      await openLive(tab, address);
      const painted = await tab.evaluate(() => performance.getEntriesByType("paint")[0]?.startTime ?? 0);
      const began = await tab.evaluate(() => performance.timeOrigin);
      expect(began + painted).toBeGreaterThanOrEqual((await line.saidAt(address)) ?? Number.NaN);
      await expectStill(tab);
    };
    for (const tabs of await Promise.all([threeTabs(phone), threeTabs(desktop)])) {
      await openAll(tabs, pages, look);
      await tabs[0]?.context().close();
    }
  });
});
