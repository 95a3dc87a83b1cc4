import { expect, inject, test } from "vitest";
import { demoAddress, expectAccessible, expectNoSidewaysScroll, phone, useBrowser } from "#tests/support/browser.ts";
import { mailTo } from "#tests/support/mail-to.ts";
import { main } from "#tests/support/page-parts.ts";

const browser = useBrowser();
const site = "harbour-city-motors";

test("[12.2.1] without a script an alert is asked for, confirmed, paused and ended, from links alone", async () => {
  const page = await browser.page({ ...phone, javaScriptEnabled: false });
  await page.goto(demoAddress(site, "/search/used-cars"));
  await page.getByRole("link", { name: "Email me new matches" }).click();
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  // The footer has its own sign-up.
  const email = page.getByLabel("Email", { exact: true }).first();
  await email.fill("not an address");
  await press("Email me");
  await page.getByText("invalid email address").waitFor();
  await email.fill("alerts@example.com");
  await press("Email me");
  const question = page.locator("label", { hasText: "plus" });
  const sum = (await question.innerText()).match(/\d+/g)?.map(Number) ?? [];
  await page.getByLabel(/plus/).fill(String((sum[0] ?? 0) + (sum[1] ?? 0)));
  await press("Send");
  await page.getByRole("heading", { name: "Check your mail" }).waitFor();

  const mail = await mailTo(inject("demoDataDir"), "alerts@example.com");
  expect(mail.subject).toBe("Confirm your alert: Used cars");
  await page.goto(/http:\/\/\S+\/alerts\/confirm\?token=\S+/.exec(mail.text ?? "")?.[0] ?? "");
  await press("Yes, turn it on");
  await page.getByRole("heading", { name: "Your alert is on" }).waitFor();
  await page.getByRole("link", { name: "Change your alerts" }).click();
  await expectNoSidewaysScroll(page);
  await press("Pause");
  await page.getByText("Paused", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Unsubscribe from everything" }).click();
  await press("Unsubscribe");
  await page.getByRole("heading", { name: "You are unsubscribed" }).waitFor();
});

test("the pages of alerts are accessible", async () => {
  const page = await browser.page(phone);
  await page.goto(demoAddress(site, "/alerts/new?for=%2Fsearch%2Fused-cars"));
  await page.getByRole("heading", { name: "Email me new matches" }).waitFor();
  await expectAccessible(page, main(page));
});
