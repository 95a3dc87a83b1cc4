import type { Page } from "playwright-core";
import { button, fillPerson } from "./enquiry-forms.ts";

/** Goes through the five steps of an application up to the last, where only agreeing and sending are left. */
export async function fillApplication(page: Page, message: string): Promise<void> {
  await page.getByLabel("Personal", { exact: true }).check();
  await button(page, "Continue").click();
  await fillPerson(page);
  await page.locator("[name=residency]").selectOption("Citizen");
  await page.locator("[name=living_situation]").selectOption("Renting");
  await page.locator("[name=time_at_address]").selectOption({ index: 2 });
  await button(page, "Continue").click();
  await page.locator("[name=employment]").selectOption("Retired");
  await page.locator("[name=income]").fill("1,900");
  await page.locator("[name=income_period]").selectOption("Week");
  await button(page, "Continue").click();
  for (const name of ["housing_cost", "living_costs"]) await page.locator(`[name=${name}]`).fill("800");
  await page.locator("[name=dependants]").fill("0");
  await button(page, "Continue").click();
  await page.locator("[name=message]").fill(message);
}

/** Takes a minute on the page's clock: a form filled in at a robot's pace is held back. */
export async function sendApplication(page: Page, category = "finance-application"): Promise<void> {
  await page.clock.setSystemTime(Date.now() + 60_000);
  await button(page, "Send application").click();
  await page.waitForURL(`**/success?category=${category}&**`);
}
