import type { Page } from "playwright-core";
import { inject } from "vitest";
import { ask } from "./ask.ts";
import { demoAddress, openLive } from "./browser.ts";
import { leadsOf } from "./leads-of.ts";
import { enquiryForm } from "#tests/support/page-parts.ts";

export const group = "harbour-city-motors";
export const person = { name: "Zoë O’Brien-Nair", phone: "+61 412 345 678", email: "zoe@example.com" };

/** A used car of a site, with the form pages below it. */
export async function carOf(site: string): Promise<string> {
  const listing = await ask(inject("demoPort"), site, "/search/used-cars");
  return /href="(\/cars\/[^"/]+)"/.exec(listing.text)?.[1] ?? "";
}

export const dialog = (page: Page) => page.getByRole("dialog");
export const message = (page: Page) => page.getByRole("textbox", { name: /^Message/ });
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
export const leadsSaying = async (site: string, message: string) =>
  (await leadsOf(site)).filter(({ fields }) => fields["message"] === message);

export async function openDialog(page: Page, link: string): Promise<void> {
  await openLive(page, demoAddress(group, await carOf(group)));
  const opener = page.locator("main").getByRole("link", { name: link, exact: true }).first();
  const isTouched = await page.evaluate(() => matchMedia("(pointer: coarse)").matches);
  await (isTouched ? opener.tap() : opener.click());
  await dialog(page).waitFor();
}

export async function fillPerson(page: Page): Promise<void> {
  await page.getByLabel("Full name").fill(person.name);
  await page.getByLabel("Mobile").fill(person.phone);
  await enquiryForm(page)
    .getByRole("textbox", { name: /^Email/ })
    .fill(person.email);
}

/** The question of a form that was sent without a script. */
export async function answerSum(page: Page): Promise<void> {
  const [one = 0, two = 0] =
    (await page.locator("label", { hasText: "plus" }).innerText()).match(/\d+/g)?.map(Number) ?? [];
  await page.getByLabel(/plus/).fill(String(one + two));
}
