import { describe, expect, inject, test } from "vitest";
import type { PublicSettings } from "#site/schema/site-settings.ts";
import { createRandom } from "#tests/faults/random.ts";
import { demoAddress, useBrowser } from "#tests/support/browser.ts";
import { demoSites } from "#tests/support/demo-sites.ts";
import { allowed } from "#tests/support/script-walk/allowed.ts";
import { differences } from "#tests/support/script-walk/differences.ts";
import { readContents } from "#tests/support/script-walk/page-contents.ts";
import { SiteWalk } from "#tests/support/script-walk/site-walk.ts";
import { wakePage } from "#tests/support/script-walk/wake-page.ts";

// A random walk over all demo sites: each page is opened with and without a script, and both are read. Repeat or extend
// it with SCRIPT_WALK_SEED and SCRIPT_WALK_PAGES.
const seed = Number(process.env["SCRIPT_WALK_SEED"] ?? 20261115);
const pages = Number(process.env["SCRIPT_WALK_PAGES"] ?? (process.env["FULL"] === undefined ? 60 : 600));
const widths = [390, 1440];
const pagesEach = Math.ceil(pages / widths.length);

const browser = useBrowser();

test.each(widths)(
  `[18.3.4] what can be read and chosen without a script, also with one: ${pagesEach} pages, %i px wide, seed ${seed}`,
  { timeout: Math.max(180_000, pagesEach * 10_000) },
  async (width) => {
    const size = { viewport: { width, height: 900 } };
    const plain = await browser.page({ ...size, javaScriptEnabled: false });
    const random = createRandom(seed + width);
    const walks = demoSites().sites.map(({ settings }) => ({ settings, walk: new SiteWalk(settings, random) }));
    for (const { walk } of walks) await walk.start(inject("demoPort"));

    /** A shopper's first page: what a browser stores would change the next one. */
    const differencesOf = async ({ slug }: PublicSettings, path: string): Promise<string[]> => {
      const live = await browser.page(size);
      await Promise.all([live, plain].map((page) => page.goto(demoAddress(slug, path))));
      await wakePage(live);
      const [withoutScript, withScript] = await Promise.all([
        plain.evaluate(readContents),
        live.evaluate(readContents),
      ]);
      await live.context().close();
      return differences(withoutScript, withScript, allowed);
    };

    const found: { site: string; path: string; differs: string[] }[] = [];
    for (let at = 0; at < pagesEach; at++) {
      const next = walks[at % walks.length];
      if (!next) break;
      const path = next.walk.next();
      const differs = await differencesOf(next.settings, path);
      if (differs.length > 0) found.push({ site: next.settings.slug, path, differs });
      next.walk.learn(await plain.content());
    }
    expect(found).toEqual([]);
  },
);

describe("the comparison", () => {
  const kinds = [{ why: "a slider", with: /^slider .*\n/gm, moved: /^box$/ }];
  test.each([
    { what: "another total", plain: ["12 cars"], live: ["13 cars"], found: ["- 12 cars", "+ 13 cars"] },
    { what: "a part that is gone", plain: ["a", "b", "c"], live: ["a", "c"], found: ["- b"] },
    { what: "another order", plain: ["a", "b"], live: ["b", "a"], found: ["- a", "+ a"] },
    { what: "a part that is not allowed", plain: ["a"], live: ["a", "slider 1", "b"], found: ["+ b"] },
    { what: "nothing where a part may move", plain: ["box", "a"], live: ["a", "box"], found: [] },
    { what: "a part that may move but is gone", plain: ["box", "a"], live: ["a"], found: ["- box"] },
    { what: "nothing where all is allowed", plain: ["a", "b"], live: ["a", "slider 1", "b"], found: [] },
  ])("finds $what", ({ plain, live, found }) => {
    expect(differences(plain, live, kinds)).toEqual(found);
  });
});
