import type { CDPSession, Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { templateNames } from "#site/template-folder.ts";
import { demoAddress, openLive, useBrowser } from "#tests/support/browser.ts";
import { dialog } from "#tests/support/enquiry-forms.ts";
import { keyPages } from "#tests/support/key-pages.ts";
import { main } from "#tests/support/page-parts.ts";
import { textProblems } from "#tests/support/text-problems.ts";
import { siteIn } from "#tests/support/visual/references.ts";

// Every kind of page of every template, in text of 200 % and in a narrow window. Each template shows its home page, a
// listing and a vehicle, one template every other kind; FULL=1 opens all.

const browser = useBrowser();
const full = process.env["FULL"] !== undefined;

const readers = [
  { name: "a phone with text of 200 %", width: 390, height: 844, text: 32 },
  { name: "a window with text of 200 %", width: 1440, height: 900, text: 32 },
  { name: "320 px", width: 320, height: 640, text: 16 },
];
const mostOfWindow = 0.34;
const everywhere = new Set(["home", "listing", "vehicle"]);
const further = [
  "/favourites",
  "/budget",
  "/repayments",
  "/about",
  "/success?category=General%20Enquiry",
  "/no-such-page",
];
/** It has every kind of page: the other kinds are opened on it. */
const ofEveryKind = "harbour-city-motors";

/** The size of text that a reader has chosen in the browser. */
const setText = (session: CDPSession, standard: number) =>
  session.send("Page.setFontSizes", { fontSizes: { standard, fixed: Math.round(standard * 0.8125) } });

async function problemsFor(page: Page, session: CDPSession, path: string): Promise<string[]> {
  const found: string[] = [];
  // Parts below the window are laid out as well.
  await page.evaluate(() => (document.documentElement.dataset["whole"] = ""));
  for (const { name, width, height, text } of readers) {
    await page.setViewportSize({ width, height });
    await setText(session, text);
    await page.evaluate(() => scrollTo(0, 0));
    const problems = await page.evaluate(textProblems, mostOfWindow);
    found.push(...problems.map((one) => `${path} on ${name}: ${one}`));
  }
  return found;
}

describe("[18.3.10] nothing is cut off, nothing lies on anything else, bars leave room", () => {
  test.each(templateNames)("%s", async (template) => {
    const { settings } = siteIn(template);
    const { slug } = settings;
    const known = await keyPages(inject("demoPort"), slug, settings);
    const isWhole = full || slug === ofEveryKind;
    const seen = known.filter(({ name }) => isWhole || everywhere.has(name));
    const paths = [...seen.map(({ path }) => path), ...(isWhole ? further : [])];
    const page = await browser.page({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
    const session = await page.context().newCDPSession(page);
    const found: string[] = [];
    for (const path of paths) {
      await page.goto(demoAddress(slug, path));
      found.push(...(await problemsFor(page, session, path)));
    }
    expect(found).toEqual([]);
  });
});

test("[18.3.10] nor in the dialog of a form", async () => {
  const { settings } = siteIn("metro");
  const pages = await keyPages(inject("demoPort"), settings.slug, settings);
  const form = pages.find(({ name }) => name === "form")?.path ?? "";
  const page = await browser.page({ viewport: { width: 390, height: 844 } });
  const session = await page.context().newCDPSession(page);
  await openLive(page, demoAddress(settings.slug, form.replace(/\/enquire$/, "")));
  await main(page).locator(`a[href="${form}"]:visible`).first().click();
  await dialog(page).waitFor();
  expect(await problemsFor(page, session, form)).toEqual([]);
});
