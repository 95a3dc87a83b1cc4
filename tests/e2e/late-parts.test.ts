import type { BrowserContext, Page } from "playwright-core";
import { beforeAll, describe, test } from "vitest";
import { ask } from "#tests/support/ask.ts";
import { expectNoSidewaysScroll, expectReadable, openLive, phone, useBrowser } from "#tests/support/browser.ts";
import { chosenCombinations, type Combination, readOn } from "#tests/support/combinations.ts";
import { pagesOf, templatesPort } from "#tests/support/every-template.ts";
import type { KeyPage } from "#tests/support/key-pages.ts";
import { main } from "#tests/support/page-parts.ts";

// Every font is `font-display: optional`: a first visit on a slow connection uses the device's own font, and those
// differ widely. A page must still fit a phone and be readable, also without its pictures. FULL=1 opens every
// site in every template.

const browser = useBrowser("looks");
const full = process.env["FULL"] !== undefined;

/** No web font loads, and the device has none of the fonts that are adjusted as fallbacks. */
async function withoutFonts(context: BrowserContext): Promise<void> {
  await context.route("**/*.woff2", (route) => route.abort());
  await context.route("**/*.css", async (route) => {
    const { hostname, pathname } = new URL(route.request().url());
    const { text, status } = await ask(templatesPort(), hostname.replace(".localhost", ""), pathname);
    const body = text.replaceAll(/local\((["']?)/g, "local($1missing ");
    await route.fulfill({ status, contentType: "text/css", body });
  });
}

/** The home page, and the page on which axe reads the site elsewhere; with FULL=1 each kind that every site has. */
const seen = async (one: Combination): Promise<KeyPage[]> => {
  const names = full ? ["home", "listing", "vehicle", "contact"] : ["home", readOn(one)];
  return (await pagesOf(one)).filter(({ name }) => names.includes(name));
};

describe("[1] without its fonts and pictures", () => {
  let page: Page;
  beforeAll(async () => {
    const context = await browser.context(phone);
    await withoutFonts(context);
    await context.route(/\/(?:img|media)\//, (route) => route.abort());
    page = await context.newPage();
  });

  test.each(chosenCombinations)("$site as $template fits a phone and a tablet, and can be read", async (one) => {
    for (const { name, path } of await seen(one)) {
      await openLive(page, `http://${one.slug}.localhost:${templatesPort()}${path}`);
      await expectNoSidewaysScroll(page);
      // Without a picture, text is on the colour behind it.
      if (name === "home") await expectReadable(page, main(page));
      if (name === "home") await expectFitsTablets(page);
    }
  });
});

/** Where the bars change to those of wide screens, they have the least room. */
async function expectFitsTablets(page: Page): Promise<void> {
  for (const width of [768, 820]) {
    await page.setViewportSize({ width, height: 1024 });
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize(phone.viewport);
}
