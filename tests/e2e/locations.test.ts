import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { ask } from "#tests/support/ask.ts";
import {
  bringNear,
  demoAddress,
  desktop,
  expectAccessible,
  expectNoSidewaysScroll,
  expectStill,
  phone,
  untilLive,
  useBrowser,
} from "#tests/support/browser.ts";
import { demoSites } from "#tests/support/demo-sites.ts";
import { swipe } from "#tests/support/swipe.ts";
import { cards, main } from "#tests/support/page-parts.ts";

const browser = useBrowser();
const sizes = [
  ["a phone", phone],
  ["a desktop", desktop],
] as const;
const group = "harbour-city-motors";

async function open(slug: string, path: string, options: Parameters<typeof browser.page>[0] = desktop) {
  const page = await browser.page(options);
  await page.goto(demoAddress(slug, path), { waitUntil: "networkidle" });
  if (options.javaScriptEnabled !== false) await untilLive(page);
  return page;
}

/** The cards of a page as the server has rendered them. */
const cardsIn = (html: string): string[] => html.match(/<article\b[\s\S]*?<\/article>/g) ?? [];

describe.each(sizes)("[2.3] locations on %s", (_size, options) => {
  const pages = [group, "corner-lot", "kauri-motor-company"].flatMap((slug) =>
    ["/dealerships", "/contact"].map((path) => [slug, path] as const),
  );
  test.each(pages)("%s%s is accessible, still, and not wider than the screen", async (slug, path) => {
    const page = await open(slug, path, options);
    await expectAccessible(page, main(page));
    await expectNoSidewaysScroll(page);
    await expectStill(page);
  });
});

describe("[2.3] 'View Holiday Opening Hours'", () => {
  const holidays = (page: Page) => page.getByRole("button", { name: "View Holiday Opening Hours of Alexandria" });
  const dialog = (page: Page) => page.getByRole("dialog", { name: "Holiday opening hours" });

  test("[2.3.19] opens by keyboard, keeps the focus, closes with Escape, and gives the focus back", async () => {
    const page = await open(group, "/dealerships");
    await holidays(page).first().focus();
    await page.keyboard.press("Enter");
    await dialog(page).getByText("Christmas Day").first().waitFor();
    await expect
      .poll(() => dialog(page).ariaSnapshot())
      .toMatch(
        /dialog "Holiday opening hours":[\s\S]*heading "Holiday opening hours"[\s\S]*button "Close"[\s\S]*term: .*Christmas Day/,
      );
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Close");
    await expectAccessible(page, dialog(page));
    for (let presses = 0; presses < 3; presses++) {
      await page.keyboard.press("Tab");
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
      );
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press("Escape");
    await expect.poll(() => dialog(page).count()).toBe(0);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toContain("View Holiday Opening Hours");
    await holidays(page).first().click();
    await dialog(page).getByRole("button", { name: "Close" }).click();
    await expect.poll(() => dialog(page).count()).toBe(0);
  });

  test("[2.3.19, 4.11.8] opens and closes without a script", async () => {
    const page = await open(group, "/dealerships", { ...phone, javaScriptEnabled: false });
    await holidays(page).first().tap();
    await dialog(page).getByText("Christmas Day").first().waitFor();
    await dialog(page).getByRole("button", { name: "Close" }).tap();
    await expect.poll(() => dialog(page).count()).toBe(0);
  });
});

describe("[5] nearest by postcode", () => {
  const first = (page: Page) => cards(page).first();
  const enter = async (page: Page, postcode: string) => {
    await page.getByLabel("Find your nearest").fill(postcode);
    await page.keyboard.press("Enter");
  };

  test.each([
    ["with a script", true],
    ["without a script", false],
  ])("[2.3.53] %s the nearest comes first, and no postcode is 'Invalid postcode'", async (_how, javaScriptEnabled) => {
    const page = await open(group, "/dealerships", { ...desktop, javaScriptEnabled });
    await first(page).getByRole("heading", { name: "Alexandria" }).waitFor();
    await enter(page, "2099");
    await first(page).getByRole("heading", { name: "Brookvale" }).waitFor();
    await expect.poll(() => first(page).textContent()).toMatch(/\d(\.\d)? km away/);
    await expect
      .poll(() => page.getByRole("search", { name: "Nearest" }).getByRole("status").textContent())
      .toMatch(/^Brookvale is nearest to 2099, .* km away\.$/);
    await expect.poll(() => new URL(page.url()).search).toBe("?postcode=2099");
    await enter(page, "0001");
    await page.getByText("Invalid postcode").waitFor();
    await first(page).getByRole("heading", { name: "Alexandria" }).waitFor();
  });

  test("the answer is the same page, at the form that asked", async () => {
    const page = await open(group, "/dealerships");
    const form = page.getByRole("search", { name: "Nearest" });
    const isInView = () => form.evaluate((one) => one.getBoundingClientRect().top < innerHeight);
    await enter(page, "2099");
    await first(page).getByRole("heading", { name: "Brookvale" }).waitFor();
    await expect.poll(isInView).toBe(true);
    await expectAccessible(page, form);
    await enter(page, "0001");
    await page.getByText("Invalid postcode").waitFor();
    await expect.poll(isInView).toBe(true);
    await expectAccessible(page, form);
  });

  test("[9.4.6] New Zealand is measured in miles", async () => {
    const { text } = await ask(inject("demoPort"), "kauri-motor-company", "/dealerships?postcode=0632");
    const [nearest = ""] = cardsIn(text);
    expect(nearest).toMatch(/<h\d[^>]*>(?:<[^>]+>)*Wairau Park</);
    expect(nearest).toMatch(/miles? away/);
  });
});

describe("[2.1] contact pages", () => {
  test("[2.1.10] the contact button is on the locations page and not on the contact page", async () => {
    const cardsAt = async (path: string) => cardsIn((await ask(inject("demoPort"), group, path)).text);
    const button = /<a [^>]*href="([^"]+)"[^>]*>(?:<[^>]+>)*Contact/;
    expect(button.exec((await cardsAt("/dealerships"))[0] ?? "")?.[1]).toBe("/contact-us/alexandria");
    const contact = await cardsAt("/contact");
    expect(contact.length).toBeGreaterThan(3);
    expect(contact.filter((card) => button.test(card))).toEqual([]);
  });

  test("[2.1.9] one page for all counters of a place: sales, service, parts", async () => {
    const page = await open(group, "/contact-us/alexandria");
    const headings = cards(page).getByRole("heading");
    await expect.poll(() => headings.allTextContents()).toEqual(["Sales", "Service", "Parts"]);
    await expectAccessible(page, main(page));
  });

  test("a place that is not there is not found", async () => {
    expect((await ask(inject("demoPort"), group, "/contact-us/nowhere")).status).toBe(404);
  });
});

describe("[2.3] reviews", () => {
  const strip = (page: Page) => page.getByRole("list", { name: "Reviews", exact: true });
  /** Index of the centred slide. */
  const middle = (page: Page) =>
    strip(page).evaluate((list) => {
      const { left, width } = list.getBoundingClientRect();
      const offsets = [...list.children].map((slide) => {
        const box = slide.getBoundingClientRect();
        return Math.abs(box.left + box.width / 2 - left - width / 2);
      });
      return offsets.indexOf(Math.min(...offsets)) + 1;
    });
  const expectSwipeMovesOn = async (page: Page) => {
    const { width = 0 } = (await strip(page).boundingBox()) ?? {};
    await swipe(strip(page), 80 - width);
    await expect.poll(() => middle(page)).toBeGreaterThan(5);
  };
  const restsAt = async (page: Page, slide: number) => {
    await expect.poll(() => middle(page)).toBe(slide);
  };

  test.each(sizes)(
    "[2.3.56] on %s the carousel starts at the third and follows keys, buttons and clicks",
    async (_, options) => {
      const page = await open(group, "/", { ...options, reducedMotion: "reduce" });
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await strip(page).scrollIntoViewIfNeeded();
      await restsAt(page, 3);
      await strip(page).focus();
      await page.keyboard.press("ArrowRight");
      await restsAt(page, 4);
      await page.keyboard.press("ArrowLeft");
      await page.getByText("3 of 10").waitFor();
      await page.getByRole("button", { name: "Next review" }).click();
      await page.getByText("4 of 10").waitFor();
      await strip(page)
        .getByRole("listitem")
        .nth(4)
        .click({ position: { x: 4, y: 40 } });
      await restsAt(page, 5);
      const reviews = page.getByRole("region", { name: /reviews|say/i }).first();
      const tree = await reviews.ariaSnapshot();
      expect(tree).toMatch(/list "Reviews":[\s\S]*listitem/);
      expect(tree).toMatch(/button "Previous review"[\s\S]*button "Next review"/);
      if (options === phone) await expectSwipeMovesOn(page);
      await expectAccessible(page, reviews);
      await expectNoSidewaysScroll(page);
    },
  );

  test("[2.3.54] 'View more' shows the whole text, 'View less' cuts it again", async () => {
    const page = await open(group, "/");
    const card = strip(page).getByRole("listitem").nth(2);
    const rest = card.getByText("Cronulla.");
    await expect.poll(() => rest.isVisible()).toBe(false);
    await bringNear(card);
    await card.getByRole("button", { name: "View more" }).click();
    await expect.poll(() => rest.isVisible()).toBe(true);
    await card.getByRole("button", { name: "View less" }).click();
    await expect.poll(() => rest.isVisible()).toBe(false);
  });

  const reviewed = demoSites().sites.filter(({ content, settings }) => settings.reviews && content.reviews.length > 0);
  test.each([...new Map(reviewed.map((site) => [site.settings.template, site])).values()])(
    "[2.3.54] a word of 200 letters does not widen the cards of $settings.template",
    async ({ settings: { slug }, content }) => {
      const page = await browser.page(phone);
      const longWord = "W".repeat(200);
      const beginnings = content.reviews.flatMap(({ text }) => (text === "" ? [] : [text.slice(0, 20)]));
      const html = beginnings.reduce(
        (body, beginning) => body.replaceAll(beginning, longWord + beginning),
        (await ask(inject("demoPort"), slug, "/")).text,
      );
      expect(html).toContain(longWord);
      await page.route(demoAddress(slug), (route) => route.fulfill({ body: html, contentType: "text/html" }));
      await page.goto(demoAddress(slug));
      const written = page.getByRole("article", { includeHidden: true }).filter({ hasText: longWord });
      await written.first().scrollIntoViewIfNeeded();
      const widths = await written.evaluateAll((all) => all.map(({ scrollWidth }) => scrollWidth));
      expect(Math.max(...widths)).toBeLessThan(phone.viewport.width);
    },
  );

  test("without a script every word is there", async () => {
    const page = await open(group, "/", { ...phone, javaScriptEnabled: false });
    await expect.poll(() => strip(page).getByText("Cronulla.").isVisible()).toBe(true);
    await expect.poll(() => page.getByRole("button", { name: "View more" }).count()).toBe(0);
  });
});
