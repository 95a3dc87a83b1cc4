import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { placeName } from "#domain/location/place-name.ts";
import { contrastProblems } from "#site/contrast.ts";
import { mergeSettings } from "#site/merge-settings.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";
import { templateNames } from "#site/template-folder.ts";
import { templateOf } from "#site/templates.ts";
import { ask } from "#tests/support/ask.ts";
import { phone, useBrowser } from "#tests/support/browser.ts";
import { pageProblems } from "#tests/support/crawl/check-page.ts";
import { crawlSite } from "#tests/support/crawl/crawl-site.ts";
import { plainText, readPage } from "#tests/support/crawl/read-page.ts";
import { different, looksOf } from "#tests/support/prominence.ts";
import { chosenCombinations, demoSettings, lenderCombinations } from "#tests/support/combinations.ts";
import { pagesOf, templatesPort } from "#tests/support/every-template.ts";
import { demoSites } from "#tests/support/demo-sites.ts";
import type { KeyPage } from "#tests/support/key-pages.ts";
import { assetsOf, mostStyles } from "#tests/support/page-weight.ts";

// Putting a site into another template changes one word in its file. The pages of each site in the template that it
// fits least are requested; FULL=1 requests and crawls every site in every template. `template-looks.test.ts` checks how they look in a browser.

const full = process.env["FULL"] !== undefined;

const formsOfSteps: ReadonlySet<KeyPage["name"]> = new Set(["finance", "trade-in"]);

const weights = new Map<string, number>();
async function weightOf(slug: string, path: string): Promise<number> {
  const known = weights.get(path);
  if (known !== undefined) return known;
  const { body } = await ask(templatesPort(), slug, path, { "accept-encoding": "gzip" });
  weights.set(path, body.length);
  return body.length;
}

describe("[1.1.3] every site in every template", () => {
  test.each(chosenCombinations)("$site as $template answers its key pages within their bytes", async (combination) => {
    const { slug, site } = combination;
    const origin = `http://${slug}.localhost:${templatesPort()}`;
    for (const { name, path } of await pagesOf(combination)) {
      const page = await ask(templatesPort(), slug, path);
      expect([path, page.status]).toEqual([path, 200]);
      expect([path, ...pageProblems(path, readPage(page.text), origin)]).toEqual([path]);
      const sheets = await Promise.all(assetsOf(page.text).css.map((file) => weightOf(slug, file)));
      const most = formsOfSteps.has(name) ? mostStyles.withFormOfSteps : mostStyles.usual;
      const styles = sheets.reduce((sum, bytes) => sum + bytes, 0);
      expect(styles, `styles of ${path}`).toBeLessThanOrEqual(most);
      // A site that lists a hundred cars at once has chosen its weight.
      const mostBytes = demoSettings(site).search.hits_per_page <= 21 ? 25_300 : Infinity;
      expect(gzipSync(page.body).length, `bytes of ${path}`).toBeLessThanOrEqual(mostBytes);
    }
  });

  test.each(chosenCombinations)("a card of $site as $template says where its vehicle is", async (combination) => {
    const own = demoSettings(combination.site).dealerships;
    const places = demoSites()
      .dealerships.map(({ dealership }) => dealership)
      .filter(({ slug }) => own.includes(slug))
      .flatMap(({ name, locations }) => [name, ...locations.map((location) => placeName(location.name))]);
    const listing = (await pagesOf(combination)).find(({ name }) => name === "listing")?.path ?? "";
    const { text } = await ask(templatesPort(), combination.slug, listing);
    const cards = [...text.matchAll(/<article\b[\s\S]*?<\/article>/g)]
      .map(([card]) => plainText(card))
      // A button's words name a yard too.
      .map((card) => card.replaceAll(/Show the number of [^:]*:/g, ""));
    expect(cards.length).toBeGreaterThan(5);
    expect(cards.filter((card) => !places.some((place) => card.includes(place)))).toEqual([]);
  });

  test("[9] colours of every site can be read in every template", () => {
    const unreadable = demoSites().sites.flatMap(({ own, settings }) =>
      templateNames.flatMap((template) => {
        const look = mergeSettings(templateOf(template).defaults, own) as PublicSettings;
        return contrastProblems(look).map(({ expected }) => `${settings.slug} as ${template}: ${expected}`);
      }),
    );
    expect(unreadable).toEqual([]);
  });

  test.runIf(full).each(chosenCombinations)(
    "$site as $template is a whole site to a search engine",
    { timeout: 600_000 },
    async ({ slug, site }) => {
      const report = await crawlSite({
        port: templatesPort(),
        slug,
        // Cars and further searches are the same in every template.
        opens: (address) => /^\/search\/[^/?]+$|^\/(?!search|cars)[^?]*$/.test(address),
        facets: 6,
        // The crawler's own test checks foreign links; here they are those of the original site.
        mayLinkTo: () => true,
      });
      expect([site, ...report.problems]).toEqual([site]);
    },
  );
});

describe("[5.6.5] rates are as prominent as the repayment, and their warning is smaller", () => {
  const browser = useBrowser();
  let page: Page;
  beforeAll(async () => {
    page = await browser.page({ ...phone, javaScriptEnabled: false });
  });
  const open = (slug: string, path: string) => page.goto(`http://${slug}.localhost:${templatesPort()}${path}`);
  /** All figures have one style; the warning has their colour, in smaller type. */
  const expectProminent = async (figures: string, warning: string) => {
    const [figure, ...others] = different(await looksOf(page, figures));
    expect([figure === undefined, others]).toEqual([false, []]);
    const [words] = await looksOf(page, warning);
    expect(words?.colour).toBe(figure?.colour);
    expect(words?.size).toBeLessThan(figure?.size ?? Number.NaN);
  };

  test.each(lenderCombinations)("on cards, in a comparison and on a vehicle page as $template", async ({ slug }) => {
    await open(slug, "/search/used-cars");
    await expectProminent('article p:has(> a[href="#rates"]) > span', "#rates p:last-child");
    const cars = await page
      .locator("article:has([data-loan]) button[data-car]")
      .evaluateAll((all) => all.map((one) => JSON.parse(one.getAttribute("data-car") ?? "{}") as { id: string }));
    const [first, second] = cars.map(({ id }) => id);
    await open(slug, /href="(\/cars\/[^"/]+)\/finance"/.exec(await page.content())?.[1] ?? "");
    await expectProminent("main :has(> dl):has(> #rates) dl:first-child dd", "main :has(> dl) > #rates");
    await open(slug, "/repayments");
    await expectProminent("main :has(> dl):has(> #rates) dl:first-child dd", "main :has(> dl) > #rates");
    await open(slug, `/favourites?ids=${first},${second}`);
    await expectProminent("td > [data-loan]", "#rates p:last-child");
  });
});
