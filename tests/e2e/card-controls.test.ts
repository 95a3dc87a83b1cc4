import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import {
  demoAddress,
  desktop,
  expectAccessible,
  expectNoSidewaysScroll,
  openLive,
  phone,
  useBrowser,
} from "#tests/support/browser.ts";
import { demoCar } from "#tests/support/demo-cars.ts";
import { swipe } from "#tests/support/swipe.ts";
import { buyPanel, callOf, cards, footBar, gallery, main, picturesOf } from "#tests/support/page-parts.ts";

// The controls of a card and of a vehicle page, as a screen reader finds them: by keyboard, in page order, and by
// touch.

const browser = useBrowser("looks");
/** A site that shows its numbers only on request. */
const masked = "redline-motorcycles";

const hasFocus = (control: Locator) => control.evaluate((one) => one === document.activeElement);
/** The accessible name of the focused element. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLInputElement | null;
    const own = at?.getAttribute("aria-label") ?? at?.labels?.[0]?.textContent ?? at?.textContent ?? "";
    return own.trim() || (at?.querySelector("img")?.alt ?? "");
  });

/** The focus order from here, one Tab after another. */
async function expectOrder(page: Page, names: readonly RegExp[]): Promise<void> {
  for (const name of names) {
    await page.keyboard.press("Tab");
    await expect.poll(() => focused(page)).toMatch(name);
  }
}

/** Reports where a strip of photos stops: while it still moves, the browser itself takes a key press. */
async function watched(strip: Locator): Promise<() => Promise<string | null>> {
  await strip.evaluate((all) =>
    all.addEventListener("scrollend", () => {
      (all as HTMLElement).dataset["at"] = (all.scrollLeft / all.clientWidth).toFixed(2);
    }),
  );
  return () => strip.getAttribute("data-at");
}
const photosIn = (strip: Locator) =>
  strip.getByRole("img").evaluateAll((all) => all.map((one) => one.ariaLabel ?? (one as HTMLImageElement).alt));

describe("[2.3] the pictures of a card", () => {
  test("are one link by keyboard: its arrows move through them, Tab leads on, Enter opens the car", async () => {
    const page = await browser.page({ ...desktop, reducedMotion: "reduce" });
    await openLive(page, demoAddress(masked, "/search"));
    const card = cards(page).first();
    const strip = picturesOf(card);
    const name = (await card.getByRole("img").first().getAttribute("alt")) ?? "";
    // Only the first photo is loaded before somebody uses the controls.
    await expect.poll(() => photosIn(strip)).toEqual([name]);
    const at = await watched(strip);
    await strip.focus();
    await expect.poll(() => photosIn(strip)).toEqual([name, "Photo 2", "Photo 3", "Photo 4", "Photo 5"]);
    await expect
      .poll(() => card.ariaSnapshot())
      .toMatch(new RegExp(`link "${name} Photo 2 [^"]+":\\n[^\\n]*/url: /cars/`));
    // Buttons for the mouse would only get in the way of keyboard and screen reader.
    await expect.poll(() => card.getByRole("button", { name: /next/i }).count()).toBe(0);
    await page.keyboard.press("ArrowRight");
    await expect.poll(at).toBe("1.00");
    await page.keyboard.press("ArrowRight");
    await expect.poll(at).toBe("2.00");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(at).toBe("1.00");
    await expect.poll(() => hasFocus(strip)).toBe(true);
    await expectAccessible(page, card);
    const path = (await strip.getAttribute("href")) ?? "";
    await expectOrder(page, [/^\d{4} /]);
    await page.keyboard.press("Shift+Tab");
    await expect.poll(() => hasFocus(strip)).toBe(true);
    await page.keyboard.press("Enter");
    await gallery(page).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  });

  test("follow a finger back and forth, and a tap opens the car", async () => {
    const page = await browser.page(phone);
    await openLive(page, demoAddress("southern-cross-prestige", "/search"));
    const strip = picturesOf(cards(page).first());
    await strip.scrollIntoViewIfNeeded();
    const at = await watched(strip);
    const { width = 0 } = (await strip.boundingBox()) ?? {};
    await swipe(strip, 60 - width);
    await expect.poll(at).toBe("1.00");
    await expect.poll(() => photosIn(strip)).toContain("Photo 2");
    await swipe(strip, width - 60);
    await expect.poll(at).toBe("0.00");
    await strip.tap();
    await gallery(page).waitFor();
  });
});

describe("[2.3.21, 4.6] the number to call", () => {
  test("by keyboard: in the order of card and page, shown where the focus stays, and read out", async () => {
    const page = await browser.page(desktop);
    await openLive(page, demoAddress(masked, "/search"));
    const card = cards(page).first();
    await card.locator("h2 a").focus();
    await expectOrder(page, [/^About this estimate/, /^Enquire/, /^Show the number of .+: [\d ]+••••$/]);
    const call = callOf(card);
    await expect.poll(() => hasFocus(call)).toBe(true);
    await page.keyboard.press("Enter");
    await expect.poll(() => card.ariaSnapshot()).toMatch(/link "Call [^"•]+: \d\d \d{4} \d{4}"/);
    await expect.poll(() => call.getAttribute("aria-live")).toBe("polite");
    await expect.poll(() => hasFocus(call)).toBe(true);
    await expectOrder(page, [/^Save /, /^Compare /, /^Test ride/]);

    await openLive(page, demoAddress(masked, (await card.locator("h2 a").getAttribute("href")) ?? ""));
    const panel = buyPanel(page);
    await panel.getByRole("link", { name: "Enquire" }).focus();
    await expectOrder(page, [/^Book a Test Ride/, /^Get Finance/, /^Reserve Bike Now/, /^Show the number of /]);
    await page.keyboard.press("Enter");
    await expect
      .poll(() => panel.ariaSnapshot())
      .toMatch(/link "Call \d\d \d{4} \d{4} ?, \w+":\n[^\n]*\/url: tel:\d{10}/);
    await expect.poll(() => hasFocus(callOf(panel))).toBe(true);
  });

  test("by touch: below the dots of a card, and beside the car with the bar at the foot", async () => {
    const page = await browser.page(phone);
    await openLive(page, demoAddress("southern-cross-prestige", "/search"));
    const card = cards(page)
      .filter({ has: page.locator("summary") })
      .first();
    const more = card.locator("summary");
    const call = callOf(card);
    await expect.poll(() => call.isVisible()).toBe(false);
    await more.tap();
    await expect.poll(() => card.ariaSnapshot()).toMatch(/group:[\s\S]*link "Show the number of [^"]+ ••••"/);
    await call.tap();
    await expect.poll(() => card.ariaSnapshot()).toMatch(/link "Call [^"•]+: \d\d \d{4} \d{4}"/);
    await expect.poll(async () => (await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, card);
    await more.tap();
    await expect.poll(() => call.isVisible()).toBe(false);

    await openLive(
      page,
      demoAddress("southern-cross-prestige", (await card.locator("h2 a").getAttribute("href")) ?? ""),
    );
    // Requested at the foot of the screen, the number appears there and in its place on the page.
    const bar = callOf(footBar(page));
    const own = callOf(main(page)).first();
    await expect.poll(() => own.innerText()).toContain("••••");
    await bar.tap();
    await expect.poll(() => bar.innerText()).not.toContain("•");
    await expect.poll(() => own.innerText()).not.toContain("•");
  });
});

test("[2.3.17] the finance information dialog by touch: closed by its button or a tap beside it, the focus given back", async () => {
  const page = await browser.page(phone);
  await openLive(
    page,
    demoAddress(
      masked,
      demoCar(masked, (car) => (car.price ?? 0) > 5000 && !car.sold && !car.reserved),
    ),
  );
  const opener = page.getByRole("complementary").getByRole("button", { name: "About this estimate" });
  const info = page.getByRole("dialog", { name: "About this estimate" });
  await opener.tap();
  await info.getByRole("status").filter({ hasText: "Repayments are estimates" }).waitFor();
  await expect.poll(() => info.ariaSnapshot()).toMatch(/heading "About this estimate"[\s\S]*button "Close"/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, info);
  await info.getByRole("button", { name: "Close" }).tap();
  await expect.poll(() => info.count()).toBe(0);
  await expect.poll(() => hasFocus(opener)).toBe(true);
  await opener.tap();
  await info.waitFor();
  const { y = 0 } = (await info.boundingBox()) ?? {};
  await page.touchscreen.tap(180, y / 2);
  await expect.poll(() => info.count()).toBe(0);
});
