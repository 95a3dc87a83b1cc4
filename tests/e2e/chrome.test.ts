import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import {
  demoAddress,
  desktop,
  expectAccessible,
  expectNoSidewaysScroll,
  openBeforeScript,
  openLive,
  phone,
  useBrowser,
} from "#tests/support/browser.ts";

const browser = useBrowser();

async function open(slug: string, path: string, options: Parameters<typeof browser.page>[0]) {
  const page = await browser.page({ ...options, reducedMotion: "reduce" });
  await openLive(page, demoAddress(slug, path));
  return page;
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
const isMarked = (page: Page, marker: string) => page.evaluate((name) => document.querySelector(name) !== null, marker);
const summary = (page: Page, name: string) => page.locator("header summary", { hasText: name });
const nav = (page: Page) => page.getByRole("navigation", { name: "Main" });

describe("[4.11] dropdowns", () => {
  test("[4.11.1] open by keyboard in the order of the page, mark the header, and close with Escape", async () => {
    const page = await open("harbour-city-motors", "/credits", desktop);
    await expect.poll(() => nav(page).ariaSnapshot()).toContain("- group: Brands");
    await summary(page, "Body styles").focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => isMarked(page, "header.menu-open")).toBe(true);
    const tree = await nav(page).ariaSnapshot();
    for (const line of ["Shop Cars", /link "Used \d/, "Browse by body style", /link "SUV \d/]) {
      expect(tree).toMatch(line);
    }
    // Chapter 9, layout: body-type icons are 130 by 72.
    const icon = page.locator("header details[open] li img").first();
    expect(await icon.boundingBox()).toMatchObject({ width: 130, height: 72 });
    // The focus order is the page order: the list, then the tiles.
    for (const name of [/^Used/, /^Demo/, /^New/]) {
      await page.keyboard.press("Tab");
      await expect.poll(() => focused(page)).toMatch(name);
    }
    await page.keyboard.press("Escape");
    await expect.poll(() => isMarked(page, "header.menu-open")).toBe(false);
    await expect.poll(() => focused(page)).toBe("Body styles");
    // One open menu at a time, and none after the focus has left.
    await summary(page, "Brands").click();
    await summary(page, "About").click();
    await expect.poll(() => page.locator("header details[open]").count()).toBe(1);
    await page.getByRole("searchbox").first().focus();
    await expect.poll(() => page.locator("header details[open]").count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("type"))).toBe("search");
  });

  test("[4.11.1] open under the mouse where the site wants it; a click keeps them, a touch toggles them", async () => {
    const page = await open("meridian-new-cars", "/credits", { ...desktop, hasTouch: true });
    const models = page.locator("header details", { hasText: "Models" }).first();
    await summary(page, "Models").hover();
    await expect.poll(() => models.getAttribute("open")).not.toBeNull();
    await summary(page, "Models").click();
    await expect.poll(() => models.getAttribute("open")).not.toBeNull();
    await expect.poll(() => nav(page).ariaSnapshot()).toMatch(/link "[^"]*Tern/);
    await page.mouse.move(700, 850);
    await expect.poll(() => models.getAttribute("open")).toBeNull();
    await summary(page, "Owners").tap();
    await expect.poll(() => page.locator("header details[open]").count()).toBe(1);
    await summary(page, "Owners").tap();
    await expect.poll(() => page.locator("header details[open]").count()).toBe(0);
  });

  test.each([
    ["a desktop", desktop],
    ["a phone", phone],
  ])("[2.3.29] the locations dropdown on %s", async (_size, options) => {
    const page = await open("kauri-motor-company", "/credits", options);
    const menu = summary(page, "Locations");
    await (options === phone ? menu.tap() : menu.press("Enter"));
    const list = page.locator("header details", { hasText: "Locations" });
    await list.getByRole("link", { name: "Penrose", exact: true }).waitFor();
    await expect
      .poll(() => list.ariaSnapshot())
      .toMatch(/link "Call Botany, [+\d ]+"[\s\S]*link "All locations and hours"/);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, page.getByRole("banner"));
    await page.keyboard.press("Tab");
    await expect.poll(() => focused(page)).toBe("Penrose");
    await page.keyboard.press("Escape");
    await expect.poll(() => list.getByRole("link").first().isVisible()).toBe(false);
  });
});

const pageParts = new Set<unknown>(["navigation", "main", "contentinfo"]);

/** Roles of the browser's own accessibility tree, which leaves out inert elements. */
async function rolesOf(page: Page): Promise<unknown[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  return nodes.filter(({ ignored }) => !ignored).map(({ role }) => role?.value as unknown);
}

describe("[4.11] the drawer", () => {
  test("[2.3.30] opens with the menu that the site wants open on phones", async () => {
    const page = await open("lone-star-imports", "/credits", phone);
    await page.getByRole("button", { name: "Menu", exact: true }).tap();
    await expect.poll(() => nav(page).ariaSnapshot()).toMatch(/Inventory[\s\S]*link "[^"]+"[\s\S]*link "Trucks"/);
  });
  test("[4.11.2] keeps the focus, marks the page, and gives the focus back", async () => {
    const page = await open("harbour-city-motors", "/credits", phone);
    const burger = page.getByRole("button", { name: "Menu", exact: true });
    await burger.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => isMarked(page, "body.modal-open")).toBe(true);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Close menu");
    // Nothing behind it is in the tree; menus are folded.
    const landmarks = async () => (await rolesOf(page)).filter((role) => pageParts.has(role));
    await expect.poll(landmarks).toEqual(["navigation"]);
    await expect.poll(() => nav(page).ariaSnapshot()).toMatch(/^(?![\s\S]*link "SUV)[\s\S]*Body styles/);
    await expectAccessible(page, page.locator("#menu"));
    for (let presses = 0; presses < 4; presses++) {
      await page.keyboard.press("Shift+Tab");
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest("#menu"),
      );
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press("Escape");
    await expect.poll(() => isMarked(page, "body.modal-open")).toBe(false);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Menu");
    await burger.tap();
    await expect.poll(() => isMarked(page, "body.modal-open")).toBe(true);
    await nav(page).getByText("Brands").tap();
    await nav(page).getByRole("link", { name: /^Audi/ }).waitFor();
    await page.getByRole("button", { name: "Close menu" }).tap();
    await expect.poll(() => isMarked(page, "body.modal-open")).toBe(false);
    await burger.tap();
    await page.setViewportSize({ width: 1200, height: 740 });
    await expect.poll(() => isMarked(page, "body.modal-open")).toBe(false);
  });
});

test.each([
  ["drawer", phone, "body.modal-open"],
  ["menu", desktop, "header.menu-open"],
])("[4.11.2] a %s that was opened before the script has come is marked when it comes", async (what, size, marker) => {
  const page = await browser.page({ ...size, reducedMotion: "reduce" });
  const come = await openBeforeScript(page, demoAddress("harbour-city-motors", "/credits"));
  if (what === "drawer") await page.getByRole("button", { name: "Menu", exact: true }).click();
  else await summary(page, "Brands").click();
  come();
  await expect.poll(() => isMarked(page, marker)).toBe(true);
});

describe("[2.3] the top banner", () => {
  const banners: Record<string, { wide: RegExp[]; narrow: RegExp[] }> = {
    "redline-motorcycles": {
      wide: [/4\.\d out of 5 stars/, /link "Facebook"/, /link "Linktree"/, /link "Locations/],
      narrow: [/4\.\d out of 5 stars/, /link "Locations/, /link "03 7010 5550"/],
    },
    "sunstate-autos": {
      wide: [/Dealership: .*Moorooka/, /Dealership: .*Capalaba/, /Dealership: .*North Lakes/, /link "TikTok"/],
      narrow: [/link "Address"/, /link "07 7010 4412"/],
    },
    "lone-star-imports": { wide: [/link "Locations/, /link "Twitter"/], narrow: [/link "Locations/] },
    "southern-cross-prestige": {
      wide: [/Dealership: .*Richmond/, /Service Centre: .*Port Melbourne/, /388 Bridge Road/],
      narrow: [/link "Address"/, /link "03 7010 4410"/],
    },
    "outback-caravans-trucks": { wide: [/Dubbo/, /Locations/], narrow: [/Locations/] },
  };
  let page: Page;
  beforeAll(async () => {
    page = await browser.page({ ...desktop, reducedMotion: "reduce" });
  });
  test.each(Object.entries(banners))(
    "[2.3.22] of %s shows on wide and small screens what its settings say",
    async (slug, all) => {
      await openLive(page, demoAddress(slug, "/credits"));
      for (const [lines, { viewport }] of [
        [all.wide, desktop],
        [all.narrow, phone],
      ] as const) {
        await page.setViewportSize(viewport);
        const tree = await page.getByRole("banner").ariaSnapshot();
        for (const line of lines) expect(tree.replaceAll(/\n\s*- /g, " ")).toMatch(line);
        await expectNoSidewaysScroll(page);
      }
    },
  );
});
