import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { demoAddress, openLive, phone, untilLive, useBrowser } from "#tests/support/browser.ts";
import { button, group, person } from "#tests/support/enquiry-forms.ts";
import { leadsOf } from "#tests/support/leads-of.ts";
import { enquiryForm } from "#tests/support/page-parts.ts";

const browser = useBrowser();

/** The sample register has a Corolla of four years behind this plate. */
const corolla = "SWAP11";

/** Counts as a shopper would: every tap, also the one that opens a keyboard; every field; every screen that is new. */
function counted(page: Page) {
  const count = { taps: 0, fields: 0, screens: 1 };
  const field = (label: RegExp) => enquiryForm(page).getByRole("textbox", { name: label });
  return {
    count,
    tap: async (what: ReturnType<Page["locator"]>, isField = false) => {
      count.taps += 1;
      count.fields += Number(isField);
      await what.tap();
    },
    write: async (label: RegExp, text: string) => {
      count.taps += 1;
      count.fields += 1;
      await field(label).tap();
      await field(label).fill(text);
    },
    arrive: async (arrived: Promise<unknown>) => {
      await arrived;
      count.screens += 1;
    },
  };
}

test("[15.1.8] 'swap my Corolla': from the home page to an estimate towards a car, in at most 20 taps, 12 fields and 7 screens", async () => {
  const page = await browser.page(phone);
  const { count, tap, write, arrive } = counted(page);
  await openLive(page, demoAddress(group));
  await tap(
    page
      .locator("main")
      .getByRole("link", { name: /^(See|View|All|Browse) .*cars/i })
      .first(),
  );
  await arrive(page.waitForURL(/\/search\//));
  await untilLive(page);
  await tap(page.getByRole("article").getByRole("link").first());
  await arrive(page.waitForURL(/\/cars\/[^/?]+$/));
  await untilLive(page);
  await tap(page.getByRole("link", { name: "Trade-In Valuation" }).first());
  await arrive(page.waitForURL(/car_id=/));
  await untilLive(page);
  await write(/^Registration/, corolla);
  await write(/^Kilometres/, "52000");
  await tap(button(page, "Continue"));
  await arrive(page.getByText("Toyota Corolla Ascent Sport").waitFor());
  await tap(enquiryForm(page).getByRole("radio", { name: /^Fair/ }), true);
  await tap(button(page, "Continue"));
  await arrive(page.getByText("Step 4 of 4").waitFor());
  await write(/^Full name/, person.name);
  await write(/^Mobile/, person.phone);
  await write(/^Email/, "swap@example.com");
  await tap(button(page, "Get my estimate"));
  await arrive(page.waitForURL(/\/success\?.*valuation_id=/));
  await page.getByText("Indicative only, subject to inspection.").waitFor();

  const lead = (await leadsOf(group)).findLast(({ fields }) => fields["email"] === "swap@example.com");
  expect(lead).toMatchObject({
    status: "Complete",
    category: "Trade-In Valuation",
    fields: {
      trade_in_model: "Corolla",
      condition: "fair",
      offered_vehicle: expect.stringMatching(/^20\d\d Toyota Corolla$/),
      car_id: expect.stringMatching(/\w/),
    },
  });
  expect(count.taps).toBeLessThanOrEqual(20);
  expect(count.fields).toBeLessThanOrEqual(12);
  expect(count.screens).toBeLessThanOrEqual(7);
});
