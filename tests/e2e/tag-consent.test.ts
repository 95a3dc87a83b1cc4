import { expect, test } from "vitest";
import { demoAddress, expectAccessible, expectNoSidewaysScroll, phone, useBrowser } from "#tests/support/browser.ts";

const { context } = useBrowser();

test("[7.6.5] nothing is measured before the visitor agrees, and the answer is kept", async () => {
  const visitor = await context(phone);
  const requestedHosts: string[] = [];
  const refusals: string[] = [];
  // A test reaches no other company's server.
  await visitor.route(/googletagmanager|chat\.example/, async (route) => {
    requestedHosts.push(new URL(route.request().url()).hostname);
    await route.fulfill({ contentType: "text/javascript", body: "" });
  });
  const page = await visitor.newPage();
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refusals.push(message.text());
  });
  // The page's clock is stopped: however long loading takes, no time has passed.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const seconds = () => page.clock.runFor(6000);
  await page.goto(demoAddress("lone-star-imports"), { waitUntil: "networkidle" });
  expect(requestedHosts).toEqual([]);
  const banner = page.getByRole("region", { name: "Cookies" });
  await expect.poll(() => banner.count()).toBe(0);
  // Without any action, the banner appears once the browser is idle.
  await expect.poll(() => seconds().then(() => banner.count())).toBe(1);
  // The chat of the site waits until somebody asks for it.
  await seconds();
  expect(requestedHosts).toEqual([]);
  await page.clock.resume();
  await expectAccessible(page, banner);
  await expectNoSidewaysScroll(page);
  // The last row of the page can be read and reached before the banner is answered.
  const endsAt = async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const [foot, question] = await Promise.all([page.getByRole("contentinfo").boundingBox(), banner.boundingBox()]);
    return Math.round((question?.y ?? 0) - ((foot?.y ?? 0) + (foot?.height ?? 0)));
  };
  await expect.poll(endsAt).toBeGreaterThanOrEqual(0);

  await Promise.all([
    page.waitForRequest(/googletagmanager\.com\/gtag\/js\?id=G-DEMO000001/),
    banner.getByRole("button", { name: "Yes, that is fine" }).click(),
  ]);
  await expect.poll(() => banner.count()).toBe(0);
  // [7.6.7] What the site declares for everybody comes first, then this visitor's answer.
  const calls = await page.evaluate(() => (window.dataLayer ?? []).map((call) => Object.values(call)));
  const signals = ["ad_storage", "ad_user_data", "ad_personalization", "analytics_storage"];
  const all = (state: string) => Object.fromEntries(signals.map((name) => [name, state]));
  expect(calls.slice(0, 2)).toEqual([
    ["consent", "default", all("denied")],
    ["consent", "update", all("granted")],
  ]);
  requestedHosts.length = 0;
  await page.goto(demoAddress("lone-star-imports", "/contact"));
  await expect.poll(() => seconds().then(() => requestedHosts)).toContain("www.googletagmanager.com");
  await expect.poll(() => banner.count()).toBe(0);
  expect(refusals).toEqual([]);
});
