import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { demoAddress, desktop, openLive, phone, useBrowser } from "#tests/support/browser.ts";
import { settled, toAnother } from "#tests/support/listing.ts";
import { main } from "#tests/support/page-parts.ts";
import { pressBeside } from "#tests/support/press-beside.ts";

const browser = useBrowser();

/** Every range that a site offers, with limits between the steps of its slider, and a value to tick. */
const sites = [
  {
    slug: "harbour-city-motors",
    path: "/search/new-used-and-demo-cars",
    limits: { km: [1, 180_001], price: [10_750.5, 95_250], "attributes.tow_braked": [801, 3_333], year: [2015, 2025] },
    tick: ["colour", "White"],
    hasAlerts: true,
  },
  {
    slug: "redline-motorcycles",
    path: "/search/motorcycles",
    limits: {
      km: [1, 50_001],
      price: [4_810, 40_120],
      year: [2018, 2025],
      "attributes.engine_cc": [161, 1_333],
      "attributes.seat_height": [701, 899],
    },
    tick: ["body", "Naked"],
    hasAlerts: true,
  },
  {
    slug: "outback-caravans-trucks",
    path: "/search/caravans",
    limits: {
      price: [20_010, 149_990],
      year: [2016, 2025],
      "attributes.tare": [1_391, 2_799],
      "attributes.atm": [1_777, 3_333],
      "attributes.payload": [401, 3_777],
    },
    tick: ["car_type", "used"],
    hasAlerts: false,
  },
] as const;

const sizes = [
  ["390", { ...phone, viewport: { width: 390, height: 844 } }],
  ["1440", desktop],
] as const;

type Limits = Record<string, readonly [number, number]>;

describe.each(sizes)("at %s pixels", (_width, size) => {
  test.each(sites)(
    "[9.1.7, 9.1.8] limits stay exact on $slug",
    async ({ slug, path, limits, tick: [facet, value], hasAlerts }) => {
      const page = await browser.page(size);
      const asked = Object.entries(limits).map(([name, ends]) => `${name}=${ends.join(",")}`);
      await openLive(page, demoAddress(slug, `${path}?${asked.join("&")}`));
      const expected: Limits = { ...limits };
      await expectLimits(page, expected);

      const box = page.locator(`[name="${facet}"][value="${value}"]`);
      await toAnother(page, () => box.evaluate((one: HTMLElement) => one.click()));
      await expectLimits(page, expected);
      await page.reload();
      await openLive(page, page.url());
      await expectLimits(page, expected);

      const filters = page.getByRole("button", { name: "Filters" });
      if (await filters.isVisible()) await filters.click();
      const more = page.getByRole("checkbox", { name: "More filters" });
      if (await more.isVisible()) await more.check();
      for (const [name, [, highest]] of Object.entries(limits)) {
        const range = page.locator(`fieldset[data-name="${name}"]`);
        const [low, high] = [range.getByRole("slider").first(), range.getByRole("slider").last()];
        await range.evaluate((one) => one.closest("details")?.setAttribute("open", ""));
        // A press, and a scroll that begins on a thumb, are no moves.
        await pressBeside(high, { x: 0, y: 0 });
        await pressBeside(high, { x: 0, y: -120 });
        await expectLimits(page, expected);
        await low.focus();
        await toAnother(page, () => page.keyboard.press("ArrowRight"));
        expected[name] = [Number(await low.inputValue()), highest];
        await expectLimits(page, expected);
      }

      const to = page.getByLabel("Price to", { exact: true });
      await to.fill("88123");
      await toAnother(page, () => to.press("Enter"));
      expected["price"] = [expected["price"]?.[0] ?? 0, 88_123];
      await expectLimits(page, expected);

      const chips = await page.getByRole("list", { name: "Filters in use" }).innerText();
      const texts = Object.entries(expected).map(([name, ends]) => chipText(name, ends));
      for (const text of texts) expect(chips).toContain(text);
      if (!hasAlerts) return;
      await page.getByRole("link", { name: "Email me new matches" }).click();
      await page.getByRole("heading", { name: "Email me new matches" }).waitFor();
      const named = await main(page).innerText();
      for (const text of texts) expect(named).toContain(text);
    },
  );
});

test("[9.1.8] a thumb moves by as much as the pointer, from wherever it was taken", async () => {
  const page = await browser.page(desktop);
  await openLive(page, demoAddress("harbour-city-motors", "/search/used-cars?price=20000,125250"));
  const high = page.getByLabel("Highest price");
  const width = ((await high.boundingBox())?.width ?? 0) - 44;
  await toAnother(page, () => pressBeside(high, { x: 40, y: 0 }));
  const moved = Number(await high.inputValue()) - 125_250;
  expect(Math.abs(moved - (40 / width) * 245_000)).toBeLessThanOrEqual(1000);
});

/** Fields and address name each limit exactly. */
async function expectLimits(page: Page, limits: Limits): Promise<void> {
  await settled(page);
  const params = new URL(page.url()).searchParams;
  for (const [name, ends] of Object.entries(limits)) {
    expect(params.get(name)).toBe(ends.join(","));
    const range = page.locator(`fieldset[data-name="${name}"]`);
    const texts = await range
      .locator("input[name]")
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    expect(texts.map(figureIn), `${name} of ${page.url()}`).toEqual(ends);
  }
}

const figureIn = (text: string): number => Number(text.replaceAll(/[^\d.]/g, ""));

function chipText(name: string, ends: readonly [number, number]): string {
  const texts = ends.map((end) => (name === "year" ? String(end) : end.toLocaleString("en-AU", centsOf(end))));
  const [low, high] = name === "price" ? texts.map((text) => `$${text}`) : texts;
  return name === "km" || name.startsWith("attributes.") ? ` to ${high}` : `${low} to ${high}`;
}

const centsOf = (end: number) => (Number.isInteger(end) ? {} : { minimumFractionDigits: 2 });
