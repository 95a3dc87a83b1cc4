import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { contrastProblems } from "#site/contrast.ts";
import { loadFolder } from "#site/load-folder.ts";
import { mergeSettings } from "#site/merge-settings.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";
import { templateNames } from "#site/schema/identity.ts";
import { templates } from "#site/templates/templates.ts";
import { ask } from "#tests/support/ask.ts";
import {
  desktop,
  expectAccessible,
  expectNoSidewaysScroll,
  layoutShift,
  phone,
  useBrowser,
} from "#tests/support/browser.ts";
import { startDemoServer } from "#tests/support/demo-server.ts";
import { different, looksOf } from "#tests/support/prominence.ts";
import { applyCombinations, type Combination, combinations } from "#tests/support/every-template.ts";

// Any site in any template is one word in its file. All 70 are opened; FULL=1 also draws all of them in a browser.

const full = process.env["FULL"] !== undefined;
const { network } = loadFolder("demo/sites");
let server: Awaited<ReturnType<typeof startDemoServer>>;
beforeAll(async () => {
  server = await startDemoServer();
  await applyCombinations(server.dataDir);
  const last = combinations.at(-1)?.slug ?? "";
  const taken = async () => {
    const { status } = await ask(server.port, last, "/contact");
    if (status !== 200) throw new Error(`the last site answers ${status}`);
  };
  await vi.waitFor(taken, { timeout: 60_000, interval: 200 });
});
afterAll(() => server.stop());

async function keyPages(slug: string): Promise<string[]> {
  const listing = await ask(server.port, slug, "/search");
  const moved = listing.headers["location"] ?? "/search";
  const search = new URL(moved, "http://site").pathname;
  const found = listing.status === 200 ? listing : await ask(server.port, slug, search);
  const car = /href="(\/cars\/[^"/]+)"/.exec(found.text)?.[1] ?? "";
  return ["/", search, car, "/contact"];
}

const assetsOf = (html: string) => [
  ...new Set([...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, path]) => path ?? "")),
];
const weights = new Map<string, number>();
async function weightOf(slug: string, path: string): Promise<number> {
  const known = weights.get(path);
  if (known !== undefined) return known;
  const { body } = await ask(server.port, slug, path, { "accept-encoding": "gzip" });
  weights.set(path, body.length);
  return body.length;
}

describe("[1] every site in every template", () => {
  test.each(combinations)("$site as $template answers its key pages within their bytes", async ({ slug, site }) => {
    for (const path of await keyPages(slug)) {
      const page = await ask(server.port, slug, path);
      expect([path, page.status]).toEqual([path, 200]);
      expect([path, page.text.match(/<h1[\s>]/g)?.length]).toEqual([path, 1]);
      const sheets = await Promise.all(assetsOf(page.text).map((file) => weightOf(slug, file)));
      // The design's limit is for listing and vehicle; a home page brings all its sections.
      const most = path === "/" ? 16_500 : 15_000;
      const styles = sheets.reduce((sum, bytes) => sum + bytes, 0);
      expect(styles, `styles of ${path}`).toBeLessThanOrEqual(most);
      // A site that lists a hundred cars at once has chosen its weight.
      if (hitsOf(site) <= 21) expect(gzipSync(page.body).length, `bytes of ${path}`).toBeLessThanOrEqual(25_000);
    }
  });

  test("[9] colours of every site can be read in every template", () => {
    const unreadable = network.sites.flatMap(({ own, settings }) =>
      templateNames.flatMap((template) => {
        const look = mergeSettings(templates[template], own) as PublicSettings;
        return contrastProblems(look).map(({ expected }) => `${settings.slug} as ${template}: ${expected}`);
      }),
    );
    expect(unreadable).toEqual([]);
  });
});

function hitsOf(slug: string): number {
  return network.sites.find(({ settings }) => settings.slug === slug)?.settings.search.hits_per_page ?? 0;
}

/** Each template on a site that is not made for it. */
function sample(): Combination[] {
  const sites = [...new Set(combinations.map(({ site }) => site))];
  return templateNames.flatMap((template, at) => {
    const site = sites[(at * 3 + 1) % sites.length];
    return combinations.filter((one) => one.site === site && one.template === template);
  });
}

describe("[1] a template on another dealer's site", () => {
  const browser = useBrowser();
  test.each(full ? combinations : sample())("$site as $template is accessible and still", async ({ slug }) => {
    const [home = "", search = "", car = "", contact = ""] = await keyPages(slug);
    const page = await browser.page(phone);
    for (const path of full ? [home, search, car, contact] : [home, car]) {
      await page.goto(`http://${slug}.localhost:${server.port}${path}`);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      expect(await layoutShift(page), path).toBeLessThan(0.001);
    }
    await page.context().close();
    if (!full) return;
    const wide = await browser.page(desktop);
    for (const path of [home, search, car]) {
      await wide.goto(`http://${slug}.localhost:${server.port}${path}`);
      await expectAccessible(wide);
      expect(await layoutShift(wide), path).toBeLessThan(0.001);
    }
    await wide.context().close();
  });
});

describe("[decisions: Cars] comparison rate and warning stand no less prominent than the repayment", () => {
  const browser = useBrowser();
  const offered = combinations.filter(({ site }) => site === "harbour-city-motors");
  test.each(offered)("as $template", async ({ slug }) => {
    const page = await browser.page({ ...phone, javaScriptEnabled: false });
    const open = (path: string) => page.goto(`http://${slug}.localhost:${server.port}${path}`);
    await open("/search/used-cars");
    // On cards repayment and both rates are one look, and the note below them is no less.
    const [card, ...others] = different(await looksOf(page, ".rp:not(.off) > span"));
    expect(others).toEqual([]);
    const [note] = await looksOf(page, "#rates p");
    expect(note?.colour).toBe(card?.colour);
    expect(note?.size).toBeGreaterThanOrEqual(card?.size ?? Number.NaN);
    expect(note?.weight).toBeGreaterThanOrEqual(card?.weight ?? Number.NaN);
    // On the page of a car the figures are one look, what they are and the warning another, in the same colour.
    const [car = ""] = await page
      .locator('a[href^="/cars/"][href$="/finance"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.replace("/finance", "") ?? ""));
    await open(car);
    const figures = different(await looksOf(page, ".rpb dd"));
    const words = different(await looksOf(page, ".rpb dt, .rpb > p"));
    expect([figures.length, words.length]).toEqual([1, 1]);
    expect(words[0]?.colour).toBe(figures[0]?.colour);
    await page.context().close();
  });
});
