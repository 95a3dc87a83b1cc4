import { expect, test } from "vitest";
import { demoAddress, openLive, phone, useBrowser } from "../support/browser.ts";

const browser = useBrowser();

test.each([
  {
    slug: "redline-motorcycles",
    typed: "learner approved",
    says: /^\d+ LAMS approved bikes$/,
    chips: ["LAMS approved"],
  },
  {
    slug: "redline-motorcycles",
    typed: "low seat",
    says: /seat height up to 790 mm$/,
    chips: ["Seat height up to 790 mm"],
  },
  { slug: "outback-caravans-trucks", typed: "sleeps 4", says: /that sleeps? 4$/, chips: ["Sleeps 4"] },
  {
    slug: "outback-caravans-trucks",
    typed: "caravan I can tow with a Hilux",
    says: /^\d+ caravans with ATM up to 3,200 kg$/,
    chips: ["Caravans", "ATM up to 3,200 kg"],
  },
  { slug: "flexi-drive", typed: "under 300 a week", says: /under \$300 a week$/, chips: ["Up to $300 a week"] },
])("[2.3] $slug: “$typed” is suggested as the search that it leads to", async ({ slug, typed, says, chips }) => {
  const page = await browser.page(phone);
  await openLive(page, demoAddress(slug));
  await page.locator(".find").tap();
  await page.keyboard.type(typed);
  const first = page.locator("dialog .fnd [role=option]").first();
  await expect.poll(async () => says.test((await first.textContent()) ?? "")).toBe(true);
  const label = (await first.textContent()) ?? "";
  const cars = await page
    .locator("dialog .fnd-c")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  await first.click();
  await page.waitForURL(/[?&]typed=/);
  await expect.poll(() => page.locator(".lh [role=status] b").textContent()).toBe(label.split(" ")[0]);
  expect(await page.locator(".act a.und").allTextContents()).toEqual(chips);
  expect(cars.length).toBeGreaterThan(0);
});

test("[2.3] without script, words that nothing matches leave the rest of the search standing", async () => {
  const page = await browser.page({ ...phone, javaScriptEnabled: false });
  await page.goto(demoAddress("redline-motorcycles", "/search/motorcycles?q=learner+approved+zebra"));
  expect(await page.locator("h1").textContent()).toBe("LAMS approved");
  expect(await page.locator(".act-un").textContent()).toBe("No bike matches “zebra”, so this list leaves it out.");
  expect(await page.locator(".g3 article, .g3 li, .g3 > *").count()).toBeGreaterThan(3);
});
