import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fakeDesk, rightCode, type Somebody } from "#desk/testing/fake-port.ts";
import { desktop, phone, scriptFaults, useBrowser } from "#tests/support/browser.ts";
import { startDeskServer } from "#tests/support/desk-server.ts";

// What the pages of the desk do in a browser, with scripts and without, under a policy that allows nothing inline.

const browser = useBrowser();
const desk = { current: fakeDesk("nobody", Date.now()) };
let server: Awaited<ReturnType<typeof startDeskServer>>;
beforeAll(async () => {
  server = await startDeskServer(desk);
});
afterAll(() => server.stop());

const sitDown = (who: Somebody) => void (desk.current = fakeDesk(who, Date.now()));
const open = (page: Page, path: string) => page.goto(server.address + path, { waitUntil: "networkidle" });

test.each([
  ["with scripts", true],
  ["without scripts", false],
])(
  "%s: sign in by code, read the day, invite, change, remove, end a session, sign out",
  async (_how, javaScriptEnabled) => {
    sitDown("nobody");
    const page = await (await browser.context({ ...phone, javaScriptEnabled })).newPage();
    const faults = scriptFaults(page);
    const button = (name: string | RegExp) => page.getByRole("button", { name });
    await open(page, "/people");
    await page.getByLabel("Your email address").fill("dean@harbourcitymotors.example");
    await button("Send me a link and a code").click();
    await page.getByLabel("Code from the mail").fill("000000");
    await button("Sign in").click();
    await page.getByText("5 tries left.").waitFor();
    await page.getByLabel("Code from the mail").fill(rightCode);
    await button("Sign in").click();
    desk.current.today = fakeDesk("principal", desk.current.now).today;
    desk.current.people = fakeDesk("principal", desk.current.now).people;
    await open(page, "/");
    await page.getByRole("heading", { level: 1, name: "3 enquiries today" }).waitFor();
    expect(await page.getByRole("link", { name: "Call Hamish Tuala" }).getAttribute("href")).toBe("tel:0491570157");

    await page.getByRole("navigation", { name: "Desk, short" }).getByRole("link", { name: "People" }).click();
    await page.getByRole("link", { name: "Invite", exact: true }).click();
    await page.getByLabel("Name", { exact: true }).fill("Anh Bui");
    await page.getByLabel("Email address").fill("anh@harbourcitymotors.example");
    await page.getByLabel("Sales").check();
    await button("Send the invitation").click();
    await page.getByText("The invitation is on its way.").waitFor();

    await page.getByRole("link", { name: /Anh Bui/ }).click();
    await page.getByLabel("Manager").check();
    await page.getByLabel("Liverpool").check();
    await button("Save the role").click();
    await page.getByText("Saved.").waitFor();
    await page.getByRole("link", { name: "Remove Anh" }).click();
    await button("Remove Anh Bui").click();
    await page.getByText("They are removed from this site.").waitFor();

    await page.getByRole("link", { name: /your account/ }).click();
    await button("End Chrome on Windows").click();
    await page.getByText("That session has ended.").waitFor();
    await button("Sign out").click();
    await page.getByRole("heading", { name: "Sign in to the desk" }).waitFor();
    expect(desk.current.calls.map(({ name }) => name)).toEqual([
      "ask",
      "enterByCode",
      "enterByCode",
      "invite",
      "changeRole",
      "removePerson",
      "endSession",
      "signOut",
    ]);
    expect(faults).toEqual([]);
  },
);

test("a page becomes another without being loaded anew, and what it shows is that page", async () => {
  sitDown("operator");
  const page = await browser.page(desktop);
  const faults = scriptFaults(page);
  await open(page, "/sites");
  await page.evaluate(() => (document.documentElement.dataset["kept"] = "yes"));
  await page.getByRole("searchbox", { name: "Find a site" }).fill("kauri");
  await page.getByRole("button", { name: "Find" }).click();
  await page.getByRole("heading", { level: 1, name: "1 site found" }).waitFor();
  expect(page.url()).toContain("?q=kauri");
  await page.getByRole("link", { name: /Kauri Motor Company/ }).click();
  await page.getByRole("heading", { level: 1, name: "3 enquiries today" }).waitFor();
  await page.getByRole("navigation", { name: "Desk" }).locator("summary").getByText("Kauri Motor Company").waitFor();
  expect(await page.title()).toBe("3 enquiries today, Kauri Motor Company");
  expect(await page.evaluate(() => document.documentElement.dataset["kept"])).toBe("yes");
  expect(faults).toEqual([]);
});

test("the choice of sites opens by keyboard, and closes on the next page", async () => {
  sitDown("operator");
  const page = await browser.page(desktop);
  await open(page, "/today?site=harbour-city-motors");
  const rail = page.getByRole("navigation", { name: "Desk" });
  await rail.locator("summary").focus();
  await page.keyboard.press("Enter");
  const other = rail.getByRole("link", { name: "Redline Motorcycles" });
  await other.click();
  await page.waitForURL(/redline/);
  await other.waitFor({ state: "hidden" });
  expect(await other.isVisible()).toBe(false);
});

test("a session that ends leads to the sign-in, with a page of its own", async () => {
  sitDown("principal");
  const page = await browser.page(desktop);
  await open(page, "/today");
  desk.current.me = null;
  await page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name: "People" }).click();
  await page.getByRole("heading", { name: "Sign in to the desk" }).waitFor();
  expect(page.url()).toContain(`/sign-in?to=${encodeURIComponent("/people?site=harbour-city-motors")}`);
  expect(await page.locator("script").count()).toBe(0);
});

const budgets: readonly (readonly [Somebody, string, number])[] = [
  ["nobody", "/sign-in", 0],
  ["nobody", "/sign-in/link?token=invited", 0],
  ["principal", "/today", 140_000],
  ["operator", "/sites", 140_000],
  ["principal", "/people/p5?site=harbour-city-motors", 140_000],
  ["principal", "/account", 140_000],
];
test.each(budgets)("for %s the scripts of %s are at most %i bytes, compressed", async (who, path, most) => {
  sitDown(who);
  const page = await browser.page(desktop);
  const scripts: Promise<number>[] = [];
  page.on("response", (response) => {
    if (!new URL(response.url()).pathname.endsWith(".js")) return;
    scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await open(page, path);
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThanOrEqual(most);
});
