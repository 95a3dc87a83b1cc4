import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { desktop, expectAccessible, phone, useBrowser } from "#tests/support/browser.ts";
import { showcasePath, showcaseSlug, startStillServer } from "#tests/support/demo-server.ts";

// The editor exists only in development. A server with hot reload compiles for half a minute, so FULL=1 alone runs this.
const browser = useBrowser("looks");
const brandOf = (page: Page) => page.evaluate(() => document.documentElement.style.getPropertyValue("--brand"));

describe.runIf(process.env["FULL"] !== undefined)("the theme editor of the showcase", () => {
  let server: Awaited<ReturnType<typeof startStillServer>>;
  beforeAll(async () => {
    server = await startStillServer();
  });
  afterAll(() => server.stop());

  const address = (query = "") => `http://${showcaseSlug}.localhost:${server.port}${showcasePath}${query}`;

  /** Opened by its summary, or already open because the address changes something. */
  async function openEditor(page: Page, query?: string): Promise<void> {
    // The server compiles the page's script during its first request, so each part is waited for by itself.
    await page.goto(address(query), { waitUntil: "commit" });
    await page.getByText("Edit the theme", { exact: true }).waitFor();
    if (query === undefined) await page.getByText("Edit the theme", { exact: true }).click();
    await page.getByRole("button", { name: "Reset" }).waitFor();
  }

  test("shows a new brand at once, steps back and forward, and keeps it in the address", async () => {
    const page = await browser.page(desktop);
    await openEditor(page);
    const brand = page.getByRole("textbox", { name: "Brand", exact: true });
    const before = await brand.inputValue();
    const shownBefore = await brandOf(page);
    await brand.fill("#7a1fa2");
    await expect.poll(() => brandOf(page)).not.toBe(shownBefore);
    const shown = await brandOf(page);
    await expect.poll(() => new URL(page.url()).searchParams.get("brand")).toBe("#7a1fa2");

    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => brandOf(page)).toBe(shownBefore);
    expect(await brand.inputValue()).toBe(before);
    expect(new URL(page.url()).search).toBe("");
    await page.getByRole("button", { name: "Redo" }).click();
    await expect.poll(() => brandOf(page)).toBe(shown);

    // Somebody else opens the address and sees the same.
    await page.reload();
    await expect.poll(() => brand.inputValue()).toBe("#7a1fa2");
    await expect.poll(() => brandOf(page)).toBe(shown);
    await page.getByRole("button", { name: "Reset" }).click();
    await expect.poll(() => brandOf(page)).toBe(shownBefore);
  });

  test("[10.4.2] says what is wrong with a colour, changes nothing then, and offers the nearest that reads", async () => {
    const page = await browser.page(desktop);
    await openEditor(page);
    const accent = page.getByRole("textbox", { name: "Accent", exact: true });
    const start = page.url();
    await accent.fill("reddish");
    await expect.poll(() => accent.getAttribute("aria-invalid")).toBe("true");
    expect(page.url()).toBe(start);

    await accent.fill("#ffee00");
    const nearest = page.getByRole("button", { name: /^Use #/ });
    await nearest.click();
    await expect.poll(() => accent.getAttribute("aria-invalid")).not.toBe("true");
    expect(await nearest.count()).toBe(0);
    expect(await accent.inputValue()).toMatch(/^#[0-9a-f]{6}$/);
  });

  test("sets the radius and a component's property, and exports both on a phone", async () => {
    const page = await browser.page(phone);
    await openEditor(page, "?radius=7");
    const radius = page.getByRole("slider", { name: /^Radius/ });
    expect(await radius.inputValue()).toBe("7");
    await radius.focus();
    await page.keyboard.press("ArrowRight");
    await page.getByText("Radius: 8 px").waitFor();

    await page.getByText("Properties of components", { exact: true }).click();
    const property = page.getByRole("textbox", { name: "--card-padding" });
    await property.fill("20px");
    await page.getByText("Export", { exact: true }).click();
    await expect.poll(() => page.getByLabel("Lines of a site's file").innerText()).toContain("radius: 8");
    await expect.poll(() => page.getByLabel("Its styles/tokens.css").innerText()).toContain("--card-padding: 20px");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download template.yaml" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("template.yaml");
    await expectAccessible(page, page.locator("details", { hasText: "Edit the theme" }).first());
  });
});
