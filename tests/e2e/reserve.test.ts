import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { environment, everything, prepare, slug as stripeSite } from "#tests/faults/reserve-clients.ts";
import { ask } from "#tests/support/ask.ts";
import {
  demoAddress,
  expectAccessible,
  expectNoSidewaysScroll,
  openLive,
  phone,
  scriptFaults,
  useBrowser,
} from "#tests/support/browser.ts";
import { startFakeStripe } from "#tests/support/fake-stripe.ts";
import { leadsOf } from "#tests/support/leads-of.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { main } from "#tests/support/page-parts.ts";

const browser = useBrowser();
const site = "sunstate-autos";

/** A car of the listing that can be reserved now. */
async function reservable(): Promise<string> {
  const listing = await ask(inject("demoPort"), site, "/used-car");
  return /href="(\/cars\/[^"/]+)\/checkout"/.exec(listing.text)?.[1] ?? "";
}

/** Tabs to the control of this name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let n = 0; n < 120; n += 1) {
    await page.keyboard.press("Tab");
    const label = await page.evaluate(() => {
      const at = document.activeElement as HTMLInputElement | null;
      return (at?.labels?.[0] ?? at)?.textContent ?? "";
    });
    if (name.test(label.trim())) return;
  }
  throw new Error(`no way to ${String(name)}`);
}

test("[4.4, 13.2.2] on a phone, with the keyboard alone: reserve, declined, left, a second try, paid", async () => {
  const page = await browser.page(phone);
  const faults = scriptFaults(page);
  const path = await reservable();
  await page.goto(demoAddress(site, path));
  const link = page.getByRole("link", { name: /^Reserve Car Now/ }).first();
  await expect.poll(() => link.getAttribute("href")).toBe(`${path}/checkout`);
  await openLive(page, demoAddress(site, `${path}/checkout`));
  await expectAccessible(page, main(page));
  await expectNoSidewaysScroll(page);

  await tabTo(page, /^Full name/);
  await page.keyboard.type("Mia Tran");
  await tabTo(page, /^Mobile/);
  await page.keyboard.type("0412345678");
  await tabTo(page, /^Email/);
  await page.keyboard.type("mia.reserve@example.com");
  await tabTo(page, /^Pay \$200 and reserve/);
  await page.keyboard.press("Enter");
  // The terms are not accepted yet, so the focus moves to them.
  await page.getByText("*Please accept the reservation terms before you pay.").waitFor();
  await page.keyboard.press("Space");
  await tabTo(page, /^Pay \$200 and reserve/);
  await page.keyboard.press("Enter");

  await page.waitForURL(/\/api\/payments\/sandbox\/pay/);
  await tabTo(page, /^Decline the card/);
  await page.keyboard.press("Enter");
  await page.getByText("The card was declined. You have not been charged.").waitFor();
  await tabTo(page, /^Leave without paying/);
  await page.keyboard.press("Enter");

  await page.waitForURL(/\/checkout\/done\?/);
  await page.getByRole("heading", { name: "Your payment is not finished" }).waitFor();
  await page.getByText(/^1[45]:\d\d left to pay$/).waitFor();
  await expectAccessible(page, main(page));
  // The visitor leaves and opens the car in another tab: the hold shown there is their own.
  const tab = await page.context().newPage();
  await tab.goto(demoAddress(site, path));
  await tab.getByRole("link", { name: "Continue to payment" }).click();
  await tab.getByRole("heading", { name: "Your payment is not finished" }).waitFor();
  await tabTo(page, /^Pay \$200 now/);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/api\/payments\/sandbox\/pay/);
  await tabTo(page, /^Approve the payment/);
  await page.keyboard.press("Enter");

  await page.getByRole("heading", { name: "It is reserved for you" }).waitFor();
  await page.getByText("How long it is held, and your fee").waitFor();
  expect(faults).toEqual([]);
  // Only the buyer's own browser says whose car it is.
  const mine = await page.context().newPage();
  await mine.goto(demoAddress(site, path));
  await mine.getByText("Reserved by you").waitFor();
  expect(await mine.getByText("Reserved for another buyer").isVisible()).toBe(false);
  await mine.close();
  const stranger = await browser.page(phone);
  await stranger.goto(demoAddress(site, path));
  await stranger.getByText("Reserved for another buyer").waitFor();
  expect(await stranger.getByText("Reserved by you").count()).toBe(0);
  await stranger.context().close();
  // The other tab notices by itself.
  await tab.getByRole("heading", { name: "It is reserved for you" }).waitFor();
  await tab.close();
  await expectAccessible(page, main(page));
  await expectNoSidewaysScroll(page);
  const reference = await page.locator("main dl > div", { hasText: "Reference" }).locator("dd").innerText();
  const leads = (await leadsOf(site)).filter(({ fields }) => fields["email"] === "mia.reserve@example.com");
  expect(leads).toMatchObject([{ status: "Complete", reservation: { reference } }]);
  // Everybody else sees it at once.
  expect((await ask(inject("demoPort"), site, path)).text).toContain("Reserved for another buyer");

  // A reload shows the same, and Back skips the payment page.
  await page.reload();
  await expect
    .poll(() => page.locator("main dl > div", { hasText: "Reference" }).locator("dd").innerText())
    .toBe(reference);
  await page.goBack();
  await page.getByRole("heading", { name: "It is reserved for you" }).waitFor();
  await expect
    .poll(() => page.locator("main dl > div", { hasText: "Reference" }).locator("dd").innerText())
    .toBe(reference);

  // The next checkout remembers the visitor's details.
  await page.goto(demoAddress(site, `${await reservable()}/checkout`));
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>("input[name=name]")?.value === "Mia Tran");
});

/** Stripe's page as a browser gets it, at its real address: a way to pay, and a way back. */
async function showStripe(page: Page, stripe: Awaited<ReturnType<typeof startFakeStripe>>, origin: string) {
  const network = await page.context().newCDPSession(page);
  network.on("Fetch.requestPaused", ({ requestId, request }) => {
    const id = new URL(request.url).pathname.split("/").at(-1) ?? "";
    const opened = stripe.calls.filter(({ name }) => name === "POST /v1/checkout/sessions");
    const order = opened.find((_, number) => `cs_test_${number + 1}` === id)?.body ?? {};
    // On this machine the site has another host name.
    const link = (name: "success_url" | "cancel_url", text: string) => {
      const { pathname, search } = new URL(String(order[name]));
      return `<p><a href="${origin}${pathname}${search.replaceAll("&", "&amp;")}">${text}</a></p>`;
    };
    const html = `<!doctype html><title>Stripe</title>${link("success_url", "Pay")}${link("cancel_url", "Back")}`;
    void network.send("Fetch.fulfillRequest", {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: "content-type", value: "text/html" }],
      body: Buffer.from(html).toString("base64"),
    });
  });
  await network.send("Fetch.enable", { patterns: [{ urlPattern: "https://checkout.stripe.com/*" }] });
}

test("[4.4, 13.2.2] without JavaScript, with a trade-in: from the car to Stripe's page, back, a second try, paid", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "forecourt-plain-"));
  await prepare({ dataDir, databaseUrl: undefined }, ["plain"]);
  const stripe = await startFakeStripe();
  const server = await startServerProcess(environment({ dataDir, databaseUrl: undefined }, stripe.url));
  const origin = `http://${stripeSite}.localhost:${server.port}`;
  const page = await browser.page({ ...phone, javaScriptEnabled: false });
  try {
    await showStripe(page, stripe, origin);
    await page.goto(`${origin}/cars/car-plain`);
    await page.locator('a[href="/cars/car-plain/checkout"]:visible').first().click();
    await page.getByRole("textbox", { name: /^Full name/ }).fill("Mia Tran");
    await page.getByRole("textbox", { name: /^Mobile/ }).fill("0412345678");
    await page.getByRole("textbox", { name: /^Email/ }).fill("mia.plain@example.com");
    await page.getByRole("checkbox", { name: "I have a car to trade in" }).check();
    await page.getByRole("checkbox", { name: /^I accept the reservation terms/ }).check();
    const pay = page.getByRole("button", { name: "Pay $200 and reserve" });
    await pay.click();
    // Without script the extra question of a trade-in is not shown, so the server asks it and keeps all other answers.
    await page.getByRole("textbox", { name: /^Registration of your car/ }).fill("ABC12D");
    await pay.click();

    await page.waitForURL("https://checkout.stripe.com/c/pay/cs_test_1");
    await page.getByRole("link", { name: "Back" }).click();
    await page.getByRole("heading", { name: "Your payment is not finished" }).waitFor();
    await page.getByRole("button", { name: "Pay $200 now" }).click();
    // The same Stripe page: two clicks make one session.
    await page.waitForURL("https://checkout.stripe.com/c/pay/cs_test_1");
    stripe.pay("cs_test_1", new Date());
    await page.getByRole("link", { name: "Pay" }).click();
    await page.getByRole("heading", { name: "It is reserved for you" }).waitFor();
    await expectNoSidewaysScroll(page);
    expect((await ask(server.port, stripeSite, "/cars/car-plain")).text).toContain("Reserved for another buyer");
  } finally {
    await server.stop();
    await stripe.close();
  }
  const { reservations, payments, leads } = await everything({ dataDir, databaseUrl: undefined });
  rmSync(dataDir, { recursive: true });
  expect([reservations.length, payments.map(({ state }) => state)]).toEqual([1, ["kept"]]);
  expect(leads).toMatchObject([
    {
      status: "Complete",
      category: "Reserve Vehicle",
      fields: { trade_in: true, rego: "ABC12D", handover: "I pick it up" },
    },
  ]);
  expect(stripe.problems).toEqual([]);
});
