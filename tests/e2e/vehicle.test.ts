import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { ask } from "#tests/support/ask.ts";
import {
  demoAddress,
  desktop,
  expectAccessible,
  expectNoSidewaysScroll,
  expectStill,
  openLive,
  phone,
  useBrowser,
} from "#tests/support/browser.ts";
import { demoCar, vehicleStates } from "#tests/support/demo-cars.ts";
import { swipe } from "#tests/support/swipe.ts";
import { main, cards, carLinks, gallery, picturesOf } from "#tests/support/page-parts.ts";

const browser = useBrowser("looks");
const site = "harbour-city-motors";
const isFull = process.env["FULL"] !== undefined;

const filmed = demoCar(site, (car) => Boolean(car.video_url) && !car.sold && car.tag !== "Test Drive Only");
const photosOf = (page: Page) => gallery(page).getByRole("list").first();
const counter = (page: Page) =>
  gallery(page)
    .getByText(/^Photo \d+ of \d+$/)
    .innerText();
const degrees = (page: Page) => page.getByRole("slider").getAttribute("aria-valuetext");
const dialog = (page: Page) => page.getByRole("dialog");
/** Index of the photo that fills the screen. */
const at = (page: Page) =>
  dialog(page)
    .locator("ul")
    .evaluate((list) => Math.round(list.scrollLeft / list.clientWidth));

async function open(page: Page, slug: string, path: string): Promise<void> {
  await openLive(page, demoAddress(slug, path));
  await page.waitForLoadState("networkidle");
}

describe("[2.3, 4.1-4.4] every state of a vehicle has a page that is accessible and stands still", () => {
  /** One window of each size for all states, so that the chrome is loaded once. */
  const windows = new Map<typeof phone | typeof desktop, Page>();
  beforeAll(async () => {
    for (const size of [phone, desktop]) windows.set(size, await browser.page(size));
  });

  /** The states whose pages lack or add a part; for the others only the text is checked. With FULL=1 all, in both. */
  const opened = new Map<string, typeof phone | typeof desktop>([
    ["sold", phone],
    ["no photo", desktop],
    ["truck", phone],
  ]);
  test("every state that is opened exists", () => {
    const names = new Set<string>(vehicleStates.map(([name]) => name));
    expect([...opened.keys()].filter((name) => !names.has(name))).toEqual([]);
  });

  test.each(vehicleStates)("%s, on %s", async (name, slug, fits, words) => {
    if (!isFull && !opened.has(name)) return expectWords(slug, demoCar(slug, fits), words, name === "gone");
    for (const [size, page] of windows) {
      if (!isFull && opened.get(name) !== size) continue;
      const answer = await page.goto(demoAddress(slug, demoCar(slug, fits)));
      expect(answer?.status()).toBe(name === "gone" ? 410 : 200);
      await expect.poll(() => page.locator("main").innerText()).toMatch(words);
      await page.waitForLoadState("networkidle");
      await expectAccessible(page, main(page));
      await expectNoSidewaysScroll(page);
      await expectStill(page);
      if (name !== "gone") await expectPrintable(page);
    }
  });
});

async function expectWords(slug: string, path: string, words: RegExp, isGone: boolean): Promise<void> {
  const { status, text } = await ask(inject("demoPort"), slug, path);
  expect([path, status]).toEqual([path, isGone ? 410 : 200]);
  // Capitals may come from styles, so the text itself is compared without case.
  expect(text.replaceAll(/<[^>]+>/g, " ")).toMatch(new RegExp(words, "i"));
}

const a4 = { width: 794, height: 1123 };

/** On paper: no buttons except a phone number, and no column too narrow to read. */
async function expectPrintable(page: Page): Promise<void> {
  const screen = page.viewportSize() ?? a4;
  await page.setViewportSize(a4);
  await page.emulateMedia({ media: "print" });
  await expectNoSidewaysScroll(page);
  await expect.poll(() => main(page).getByRole("button", { name: "Print this page" }).count()).toBe(0);
  await expect
    .poll(() =>
      main(page)
        .getByRole("link", { name: /^(?:Enquire|Book|Get |Reserve)/ })
        .count(),
    )
    .toBe(0);
  const widths = await page
    .locator("main :is(h1, section > h2):visible")
    .evaluateAll((all) => all.map((one) => one.clientWidth));
  expect(Math.min(...widths)).toBeGreaterThan(120);
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize(screen);
}

test("[2.3.72, 18.1.9] a phone: from the listing to a car, swipe, spin, video, share, and back to where the listing was", async () => {
  const page = await browser.page(phone);
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    navigator.share = (what) => Promise.resolve(void shared.push(what));
  });
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await open(page, site, "/search/suv?colour=White");
  const strip = picturesOf(cards(page).first());
  await strip.scrollIntoViewIfNeeded();
  const { width = 0 } = (await strip.boundingBox()) ?? {};
  await swipe(strip, 40 - width);
  await expect.poll(() => strip.evaluate((pictures) => pictures.scrollLeft / pictures.clientWidth)).toBeCloseTo(1, 1);
  await expect.poll(() => page.url()).toContain("/search/");
  const link = carLinks(page).nth(4);
  await link.scrollIntoViewIfNeeded();
  const place = async () => Math.round((await link.boundingBox())?.y ?? 0);
  const left = await place();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await link.tap();
  await swipe(photosOf(page), -260);
  await expect.poll(() => counter(page)).toMatch(/2 of \d+/);

  const onDemand = () => fetched.filter((path) => /\/(?:spin|video|full-screen)-[^/]+\.js$|\.mp4$/.test(path));
  expect(onDemand()).toEqual([]);
  await page.getByRole("button", { name: "Spin" }).tap();
  await expect.poll(() => degrees(page)).toBe("0 degrees");
  await swipe(dialog(page).getByRole("img"), -56);
  await expect.poll(() => degrees(page)).toBe("60 degrees");
  await expectAccessible(page, dialog(page));
  await dialog(page).getByRole("button", { name: "Close" }).tap();
  await expect.poll(() => dialog(page).count()).toBe(0);

  await page.getByRole("link", { name: "Video" }).tap();
  await dialog(page).waitFor();
  await expect.poll(() => onDemand().length).toBe(3);
  await dialog(page).getByRole("button", { name: "Close" }).tap();

  await gallery(page).locator("li button[tabindex='0']").tap();
  await expect.poll(() => at(page)).toBe(1);
  await swipe(dialog(page).locator("ul"), -260);
  await expect.poll(() => at(page)).toBe(2);
  await dialog(page).getByRole("button", { name: "Close" }).tap();
  await expect.poll(() => dialog(page).count()).toBe(0);

  await page.getByRole("button", { name: "Share this car" }).tap();
  const shared = () =>
    page.evaluate(() => (window as unknown as { shared: { url: string }[] }).shared.map(({ url }) => url));
  await expect.poll(shared).toEqual([page.url()]);
  await page.goBack();
  await page.waitForURL(/\/search\//);
  // Cards end on parts of a pixel, a scroll position on a whole one.
  await expect.poll(async () => Math.abs((await place()) - left)).toBeLessThanOrEqual(1);
});

test("[18.4.6] a phone loads the fourth photo when somebody comes near it, not with the page", async () => {
  const page = await browser.page(phone);
  await open(
    page,
    site,
    demoCar(site, (car) => !car.sold && (car.images?.length ?? 0) > 10),
  );
  await page.waitForLoadState("networkidle");
  const photos = photosOf(page).locator("img");
  // Browsers load lazy pictures within some 1,200 pixels. Cut-outs, which come first, always do.
  const fourth = photos.nth(3);
  const widthOf = (photo: Locator) => photo.evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(await widthOf(photos.first())).toBeGreaterThan(0);
  expect(await widthOf(fourth)).toBe(0);
  await fourth.scrollIntoViewIfNeeded();
  await expect.poll(() => widthOf(fourth)).toBeGreaterThan(0);
});

test("[2.3.72] a desktop, by keyboard and mouse: photos, full screen, spin and link", async () => {
  const context = await browser.context(desktop);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await context.newPage();
  await open(page, site, filmed);
  const photo = gallery(page).locator("li button[tabindex='0']");
  await photo.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => counter(page)).toMatch(/2 of/);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => counter(page)).toMatch(/1 of/);

  await page.keyboard.press("Enter");
  await dialog(page).locator("ul").waitFor();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => at(page)).toBe(1);
  await expectAccessible(page, dialog(page));
  await expect
    .poll(() => dialog(page).ariaSnapshot())
    .toMatch(
      /dialog "Photos of [^"]+":[\s\S]*list:[\s\S]*img ".+, 1 of \d+"[\s\S]*button "Previous photo"[\s\S]*"Next photo"[\s\S]*"Close"/,
    );
  // The photos, then the buttons in order, and back to the photos.
  const focus = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
  for (const name of ["Previous photo", "Next photo", "Close"]) {
    await page.keyboard.press("Tab");
    await expect.poll(() => focus()).toBe(name);
  }
  await page.keyboard.press("Escape");
  await expect.poll(() => dialog(page).count()).toBe(0);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest("[aria-label=Photos] li") !== null))
    .toBe(true);

  const spin = page.getByRole("button", { name: "Spin" });
  await spin.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => degrees(page)).toBe("0 degrees");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => degrees(page)).toBe("345 degrees");
  await page.keyboard.press("ArrowRight");
  await page.mouse.move(800, 400);
  await page.mouse.down();
  await page.mouse.move(800 - 14 * 6, 400, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => degrees(page)).toBe("90 degrees");
  await page.keyboard.press("Escape");
  await expect.poll(() => dialog(page).count()).toBe(0);
  await expect.poll(() => spin.evaluate((button) => button === document.activeElement)).toBe(true);

  await page.getByRole("button", { name: "Share this car" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("Link copied").waitFor({ state: "attached" });
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  // Where copying is not allowed either, the link is shown to be copied by hand.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
  });
  const [shown] = await Promise.all([
    page.waitForEvent("dialog").then(async (box) => {
      await box.dismiss();
      return box.defaultValue();
    }),
    page.keyboard.press("Enter"),
  ]);
  expect(shown).toBe(page.url());
  await context.close();
});

test("[2.3.17] what certified means, by keyboard and by touch", async () => {
  const page = await browser.page({ ...desktop, hasTouch: true });
  await open(
    page,
    site,
    demoCar(site, (car) => car.certified === true && !car.sold),
  );
  const more = page.getByRole("button", { name: "What certified means" });
  const info = page.getByRole("dialog", { name: "What certified means" });
  await more.focus();
  await page.keyboard.press("Enter");
  await expect
    .poll(() => info.ariaSnapshot())
    .toMatch(/heading "What certified means"[\s\S]*list:[\s\S]*button "Close"/);
  await expect
    .poll(() => info.getByRole("button", { name: "Close" }).evaluate((one) => one === document.activeElement))
    .toBe(true);
  await expectAccessible(page, info);
  await page.keyboard.press("Escape");
  await expect.poll(() => info.count()).toBe(0);
  await expect.poll(() => more.evaluate((one) => one === document.activeElement)).toBe(true);
  await more.tap();
  await info.getByRole("button", { name: "Close" }).tap();
  await expect.poll(() => info.count()).toBe(0);
});

test("[18.5.3] what was looked at before stands below, moves nothing, leaves no hole for a car that is gone", async () => {
  const page = await browser.page(desktop);
  await open(page, site, filmed);
  const id = filmed.split("-").at(-1) ?? "";
  const seenCars = () => page.evaluate(() => JSON.parse(localStorage.getItem("forecourt.seen") ?? "[]") as string[]);
  await expect.poll(seenCars).toEqual([id]);
  await page.evaluate(() => {
    const seen = JSON.parse(localStorage.getItem("forecourt.seen") ?? "[]") as string[];
    localStorage.setItem("forecourt.seen", JSON.stringify(["gone-1", ...seen]));
  });
  await open(
    page,
    site,
    demoCar(site, (car) => car.reserved === true),
  );
  const row = page.getByRole("region", { name: "You looked at" });
  await row.waitFor();
  await row.scrollIntoViewIfNeeded();
  await expect.poll(() => row.getByRole("link").count()).toBe(1);
  await expect.poll(() => row.getByRole("link").getAttribute("href")).toBe(filmed);
  await expect.poll(async () => (await seenCars()).includes("gone-1")).toBe(false);
  await expectStill(page);
  await expectAccessible(page, row);
  await row.getByRole("button", { name: "Clear" }).click();
  await expect.poll(() => row.count()).toBe(0);
});

test("[2.3.69] the chat assistant is fetched when asked for, and where it does not answer there is another way", async () => {
  const page = await browser.page(desktop);
  let answers = false;
  let asked = 0;
  const script =
    "addEventListener('chat-assistant:open', ({ detail }) => { document.title = 'chat about ' + detail.car_id; })";
  await page.route("https://chat.example/**", (route) => {
    asked += 1;
    return answers ? route.fulfill({ contentType: "text/javascript", body: script }) : route.abort();
  });
  await open(
    page,
    "lone-star-imports",
    demoCar("lone-star-imports", (car) => !car.sold),
  );
  const button = page.getByRole("button", { name: "Chat with us" });
  await button.click();
  await page.getByRole("link", { name: "Send us a message" }).waitFor();
  expect(asked).toBe(1);
  answers = true;
  await button.click();
  await expect.poll(() => page.title()).toMatch(/^chat about ls\d+$/);
  expect(asked).toBe(2);
});

test("[9.8.2] a button of one icon says its name at once, to the mouse and to the keyboard, until Escape", async () => {
  const page = await browser.page(desktop);
  await open(page, site, filmed);
  const share = page.getByRole("button", { name: "Share this car" });
  const tip = page.locator("[popover=manual]:popover-open");
  // No time passes between the mouse event and the check.
  const atOnce = await share.evaluate((button) => {
    button.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
    return document.querySelector("[popover=manual]:popover-open")?.textContent;
  });
  expect(atOnce).toBe("Share this car");
  await page.keyboard.press("Escape");
  await expect.poll(() => tip.count()).toBe(0);
  await share.hover();
  await expect.poll(() => tip.isVisible()).toBe(true);
  await expectNoSidewaysScroll(page);
  // The mouse may move onto the tooltip, and off it.
  await tip.hover();
  await expect.poll(() => tip.innerText()).toBe("Share this car");
  await page.mouse.move(1, 400);
  await expect.poll(() => tip.count()).toBe(0);
  await share.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect.poll(() => tip.innerText()).toBe("Share this car");
  // The tooltip moves with the page when it scrolls; elements that pass under a resting mouse do not close it.
  const away = async () => ((await tip.boundingBox())?.y ?? 0) - ((await share.boundingBox())?.y ?? 0);
  const before = await away();
  await page.evaluate(() => scrollBy({ top: 40, behavior: "instant" }));
  await expect.poll(away).toBe(before);
  await page.mouse.move(2, 500);
  await expect.poll(() => tip.isVisible()).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(() => tip.count()).toBe(0);
});
