import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { templateNames } from "#site/template-folder.ts";
import { demoAddress, desktop, openLive, phone, useBrowser } from "#tests/support/browser.ts";
import { dialog } from "#tests/support/enquiry-forms.ts";
import { keyPages } from "#tests/support/key-pages.ts";
import { main } from "#tests/support/page-parts.ts";
import { siteIn } from "#tests/support/visual/references.ts";

const browser = useBrowser();

const heightsOf = (page: Page, name: RegExp): Promise<number[]> =>
  main(page)
    .getByRole("article")
    .getByRole("img", { name })
    .evaluateAll((all) => [...new Set(all.map((one) => Math.round(one.getBoundingClientRect().height)))]);

test.each(templateNames)("[9.8.1] in %s a location's thumbnail is 150 px high and its map 230", async (template) => {
  const page = await browser.page(desktop);
  await page.goto(demoAddress(siteIn(template).settings.slug, "/contact"));
  for (const { viewport } of [desktop, { viewport: { width: 800, height: 900 } }, phone]) {
    await page.setViewportSize(viewport);
    const [thumbnails, maps] = [await heightsOf(page, /^The yard at /), await heightsOf(page, /^Map of /)];
    expect([...thumbnails, ...maps]).not.toEqual([]);
    expect({ thumbnails, maps }).toEqual({
      thumbnails: thumbnails.length === 0 ? [] : [150],
      maps: maps.length === 0 ? [] : [230],
    });
  }
});

describe("[9.8.1] a form's dialog is at most 85vh minus 6rem high, and scrolls inside", () => {
  test.each(templateNames)("%s", async (template) => {
    const { settings } = siteIn(template);
    const { slug } = settings;
    const form = (await keyPages(inject("demoPort"), slug, settings)).find(({ name }) => name === "form")?.path ?? "";
    const page = await browser.page(phone);
    await openLive(page, demoAddress(slug, form.replace(/\/enquire$/, "")));
    await main(page).locator(`a[href="${form}"]:visible`).first().click();
    await dialog(page).waitFor();
    // The second is what a keyboard leaves of the window.
    for (const { width, height } of [phone.viewport, { width: 360, height: 400 }]) {
      await page.setViewportSize({ width, height });
      const title = dialog(page).getByRole("heading").first();
      const send = dialog(page).getByRole("button").last();
      for (const part of [send, title]) {
        await part.scrollIntoViewIfNeeded();
        const [box, frame] = [await part.boundingBox(), await dialog(page).boundingBox()];
        if (!box || !frame) throw new Error("neither is hidden");
        expect(frame.height).toBeLessThanOrEqual(0.85 * height - 96 + 1);
        expect(box.y).toBeGreaterThanOrEqual(frame.y - 1);
        expect(box.y + box.height).toBeLessThanOrEqual(frame.y + frame.height + 1);
      }
    }
  });
});
