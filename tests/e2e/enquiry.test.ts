import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import {
  demoAddress,
  desktop,
  expectAccessible,
  expectNoSidewaysScroll,
  layoutShift,
  phone,
  useBrowser,
} from "#tests/support/browser.ts";
import { ask } from "#tests/support/ask.ts";
import { leadsOf } from "#tests/support/leads-of.ts";

const browser = useBrowser();
const group = "harbour-city-motors";
const person = { name: "Zoë O’Brien-Nair", phone: "+61 412 345 678", email: "zoe@example.com" };

/** A used car of a site, with the form pages below it. */
async function carOf(site: string): Promise<string> {
  const listing = await ask(inject("demoPort"), site, "/search/used-cars");
  return /href="(\/cars\/[^"/]+)"/.exec(listing.text)?.[1] ?? "";
}

const dialog = (page: Page) => page.getByRole("dialog");
const message = (page: Page) => page.getByRole("textbox", { name: /^Message/ });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const keptAs = async (site: string, message: string) =>
  (await leadsOf(site)).filter(({ fields }) => fields["message"] === message);

/** Sent past the browser, which resolves names below localhost where this process may not. */
async function post(path: string, headers: Record<string, string>, body: string): Promise<number> {
  const names = ["content-type", "idempotency-key", "origin", "user-agent"];
  const kept = Object.fromEntries(names.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])));
  const port = inject("demoPort");
  const host = `${group}.localhost:${port}`;
  const sent = request({ host: "127.0.0.1", port, path, method: "POST", headers: { ...kept, host } }).end(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  response.resume();
  return response.statusCode ?? 0;
}

async function openDialog(page: Page, link: string): Promise<void> {
  await page.goto(demoAddress(group, await carOf(group)), { waitUntil: "networkidle" });
  await page.locator("main").getByRole("link", { name: link, exact: true }).first().click();
  await dialog(page).waitFor();
}

async function fillPerson(page: Page): Promise<void> {
  await page.getByLabel("Full name").fill(person.name);
  await page.getByLabel("Mobile").fill(person.phone);
  await page.getByRole("textbox", { name: /^Email/ }).fill(person.email);
}

describe("[4.7] the enquiry dialog", () => {
  test("is filled in and sent with the keyboard alone", async () => {
    const page = await browser.page(desktop);
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(error.message));
    await page.goto(demoAddress(group, await carOf(group)), { waitUntil: "networkidle" });
    const link = page.locator("aside").getByRole("link", { name: "Enquire", exact: true });
    await link.focus();
    await page.keyboard.press("Enter");
    await dialog(page).waitFor();

    await page.keyboard.press("Escape");
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);

    await page.keyboard.press("Enter");
    await dialog(page).waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByText("*This is a required field.").waitFor();
    const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement).name);
    expect(await focused()).toBe("message");
    await page.keyboard.type("By keyboard");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByLabel("Full name").waitFor();
    for (const text of [person.name, person.phone, person.email]) {
      await page.keyboard.press("Tab");
      await page.keyboard.type(text);
    }
    await page.keyboard.press("Enter");
    await page.getByText("I have a car to trade in").waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await page.getByLabel("Registration of your car").waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.type("ABC123");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/success\?category=used-vehicle-enquiry/);
    await page.getByRole("heading", { level: 1, name: "Thanks, we have your enquiry" }).waitFor();
    await expectAccessible(page);
    const [lead, ...others] = await keptAs(group, "By keyboard");
    expect(others).toEqual([]);
    expect(lead).toMatchObject({
      status: "Complete",
      category: "Used Vehicle Enquiry",
      event_id: 15,
      fields: { name: person.name, phone: "0412345678", email: person.email, Rego: "ABC123", skipped_steps: [] },
    });
    expect(faults).toEqual([]);
    const kept = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
    expect(JSON.parse(kept["forecourt.details"] ?? "")).toMatchObject({ name: person.name, phone: "0412345678" });
    expect(kept["forecourt.success-category"]).toBe("used-vehicle-enquiry");
    expect(kept["forecourt.success"]).toBe(lead?.id);
    expect(JSON.parse(kept["forecourt.enquired-car"] ?? "")).toMatchObject({ slug: expect.any(String) });
    await page.context().close();
  });

  test("Back, edit, forward: one lead with the last values, and each step sent once", async () => {
    const page = await browser.page(desktop);
    await openDialog(page, "Enquire");
    const sends: string[] = [];
    page.on("request", (request) => {
      if (/\/api\/leads/.test(request.url())) sends.push(request.method());
    });
    await message(page).fill("First thought");
    await button(page, "Continue").click();
    await fillPerson(page);
    await button(page, "Continue").click();
    await button(page, "Back").click();
    await button(page, "Back").click();
    await message(page).fill("Second thought");
    await button(page, "Continue").click();
    await page.getByLabel("Full name").fill("Zoe Nair");
    await button(page, "Continue").click();
    await button(page, "Submit").click();
    await page.waitForURL(/\/success/);
    expect(sends).toEqual(["POST", "PUT", "PUT"]);
    expect(await keptAs(group, "First thought")).toEqual([]);
    const kept = await keptAs(group, "Second thought");
    expect(kept).toMatchObject([{ status: "Complete", fields: { name: "Zoe Nair" } }]);
    await page.context().close();
  });

  test("offline the answers stay, and what was sent goes again under the same key once the network is back", async () => {
    const page = await browser.page(desktop);
    await openDialog(page, "Enquire");
    const keys: (string | undefined)[] = [];
    page.on("request", (request) => {
      if (/\/api\/leads/.test(request.url())) keys.push(request.headers()["idempotency-key"]);
    });
    await message(page).fill("From the tunnel");
    await button(page, "Continue").click();
    await fillPerson(page);
    await page.context().setOffline(true);
    await button(page, "Continue").click();
    await page.getByText("An error occurred when submitting this form").waitFor();
    await page.getByText(/We cannot reach the site just now/).waitFor();
    expect(await page.getByLabel("Full name").inputValue()).toBe(person.name);
    await page.context().setOffline(false);
    await button(page, "Continue").click();
    await page.getByText("I have a car to trade in").waitFor();
    await button(page, "Submit").click();
    await page.waitForURL(/\/success/);
    expect(keys.length).toBe(4);
    expect(keys[2]).toBe(keys[1]);
    expect(new Set(keys).size).toBe(3);
    expect(await keptAs(group, "From the tunnel")).toMatchObject([{ status: "Complete" }]);
    await page.context().close();
  });

  test("a step whose answer got lost is sent again and kept once", async () => {
    const page = await browser.page(desktop);
    await openDialog(page, "Enquire");
    let lost = 0;
    await page.route("**/api/leads", async (route) => {
      if (lost++ > 0) return route.continue();
      // It arrives, and its answer does not.
      const { headers, body } = { headers: await route.request().allHeaders(), body: route.request().postData() };
      expect(await post("/api/leads", headers, body ?? "")).toBe(201);
      return route.abort("connectionreset");
    });
    await message(page).fill("Sent twice");
    await button(page, "Continue").click();
    await page.getByText(/We cannot reach the site just now/).waitFor();
    await button(page, "Continue").click();
    await page.getByLabel("Full name").waitFor();
    expect(lost).toBe(2);
    expect(await keptAs(group, "Sent twice")).toMatchObject([{ status: "Incomplete" }]);
    await page.context().close();
  });

  test("a double click on the last button sends one lead, and the button says 'Loading'", async () => {
    const page = await browser.page(phone);
    await openDialog(page, "Request more photos");
    let calls = 0;
    await page.route("**/api/leads", async (route) => {
      calls++;
      await button(page, "Loading").waitFor();
      expect(await button(page, "Loading").isDisabled()).toBe(true);
      await route.continue();
    });
    await fillPerson(page);
    await message(page).fill("Clicked twice");
    await button(page, "Submit").dblclick();
    await page.waitForURL(/\/success/);
    expect(calls).toBe(1);
    expect((await keptAs(group, "Clicked twice")).length).toBe(1);
    await page.context().close();
  });

  test("details that were given before are filled in, only in the browser that has them", async () => {
    const page = await browser.page(desktop);
    await page.goto(demoAddress(group, "/contact"));
    await page.evaluate(() =>
      localStorage.setItem(
        "forecourt.details",
        JSON.stringify({ name: "Ana Silva", email: "ana@example.com", phone: "0398765432" }),
      ),
    );
    await page.reload({ waitUntil: "networkidle" });
    await expect.poll(() => page.getByLabel("Full name").inputValue()).toBe("Ana Silva");
    expect(await page.getByLabel("Mobile").inputValue()).toBe("03 9876 5432");
    expect(await layoutShift(page)).toBeLessThan(0.001);
    await page.context().close();
  });
});

describe("without JavaScript", () => {
  test("all steps of the enquiry lead to /success, with earlier answers kept and one question asked", async () => {
    const page = await browser.page({ ...phone, javaScriptEnabled: false });
    await page.goto(demoAddress(group, await carOf(group)));
    // The one in the bar at the foot of the screen.
    await page.getByRole("link", { name: "Enquire", exact: true }).last().click();
    await page.waitForURL(/\/enquire$/);
    await button(page, "Continue").click();
    await page.getByText("*This is a required field.").waitFor();
    await message(page).fill("No script here");
    await button(page, "Continue").click();
    await fillPerson(page);
    await page.getByRole("checkbox").uncheck();
    await page.getByLabel("Postcode").fill("20");
    await page.keyboard.press("Enter");
    await page.getByText("Invalid postcode. Please enter a 4-digit number.").waitFor();
    expect(await page.getByLabel("Full name").inputValue()).toBe(person.name);
    await page.getByLabel("Postcode").fill("2016");
    await button(page, "Continue").click();
    await button(page, "Back").click();
    await button(page, "Back").click();
    expect(await message(page).inputValue()).toBe("No script here");
    await button(page, "Continue").click();
    expect(await page.getByLabel("Postcode").inputValue()).toBe("2016");
    expect(await page.getByRole("checkbox").isChecked()).toBe(false);
    await button(page, "Continue").click();
    await expectNoSidewaysScroll(page);
    await button(page, "Submit").click();
    const question = page.getByLabel(/what is \d plus \d\?/);
    await question.fill("1");
    await button(page, "Submit").click();
    const sum = (await page.locator("label", { hasText: "plus" }).innerText()).match(/\d+/g)?.map(Number) ?? [];
    await question.fill(String((sum[0] ?? 0) + (sum[1] ?? 0)));
    await button(page, "Submit").click();
    await page.waitForURL(/\/success\?category=used-vehicle-enquiry/);
    const kept = await keptAs(group, "No script here");
    expect(kept).toMatchObject([
      {
        status: "Complete",
        fields: { name: person.name, postcode: "2016", opt_in: false },
        consent: { choice: false },
      },
    ]);
    await page.context().close();
  });

  test("a site without a captcha takes the contact form at once", async () => {
    const page = await browser.page({ ...desktop, javaScriptEnabled: false });
    await page.goto(demoAddress("corner-lot", "/contact"));
    await fillPerson(page);
    await message(page).fill("Plain contact");
    await button(page, "Submit").click();
    await page.waitForURL(/\/success\?category=general-enquiry/);
    expect((await keptAs("corner-lot", "Plain contact")).length).toBe(1);
    await page.context().close();
  });

  test("a test drive is booked from one list of times", async () => {
    const page = await browser.page({ ...desktop, javaScriptEnabled: false });
    await page.goto(demoAddress(group, `${await carOf(group)}/test-drive`));
    const times = page.getByLabel("Preferred date and time");
    expect(await times.locator("option").count()).toBeGreaterThan(20);
    await page.context().close();
  });
});

describe("[2.3] the other forms", () => {
  test("a test drive: the day, then a time that is free, and the booking is kept", async () => {
    const page = await browser.page(desktop);
    await openDialog(page, "Book a Test Drive");
    await fillPerson(page);
    await message(page).fill("Around the block");
    const day = page.getByLabel("Preferred date and time");
    const last = await day.locator("option").last().getAttribute("value");
    await day.selectOption(last);
    const time = page.getByLabel("Time", { exact: true });
    await expect.poll(() => time.locator("option").count()).toBeGreaterThan(2);
    await button(page, "Submit").click();
    await page.getByText("Please choose a date and time from the list.").waitFor();
    await time.selectOption({ index: 2 });
    await expectAccessible(page);
    await button(page, "Submit").click();
    await page.waitForURL(/\/success/);
    const [lead] = await keptAs(group, "Around the block");
    expect(lead).toMatchObject({ category: "Test Drive", event_id: 48 });
    expect(lead?.fields["booking_date_time"]).toMatch(new RegExp(`^${last}T\\d\\d:\\d\\d$`));
    await page.context().close();
  });

  test("'EMAIL US' writes to the place whose card it stands on", async () => {
    const page = await browser.page(phone);
    await page.goto(demoAddress(group, "/contact-us/alexandria"), { waitUntil: "networkidle" });
    await page.getByRole("link", { name: "EMAIL US Alexandria, Service" }).click();
    await dialog(page).waitFor();
    await expectAccessible(page);
    await fillPerson(page);
    await message(page).fill("To the workshop");
    await button(page, "Submit").click();
    await page.waitForURL(/\/success\?category=service-booking/);
    expect(await keptAs(group, "To the workshop")).toMatchObject([
      { category: "Service Booking", location_id: expect.stringContaining("service") },
    ]);
    await page.context().close();
  });

  test("careers: rewritten, with event 51", async () => {
    const page = await browser.page(desktop);
    await page.goto(demoAddress(group, "/contact"), { waitUntil: "networkidle" });
    await page.getByLabel("What is it about?").selectOption("Careers Enquiry");
    await page.getByRole("combobox", { name: /^Location/ }).selectOption({ index: 1 });
    await fillPerson(page);
    await message(page).fill("I can weld");
    await button(page, "Submit").click();
    await page.waitForURL(/\/success\?category=general-enquiry/);
    expect(await keptAs(group, "I can weld")).toMatchObject([
      { category: "General Enquiry", subcategory: "Career Enquiry", event_id: 51 },
    ]);
    await page.context().close();
  });
});

describe.each([
  ["a phone", phone],
  ["a desktop", desktop],
] as const)("on %s", (_size, options) => {
  test("the dialog is accessible in every state and fits the screen", async () => {
    const page = await browser.page(options);
    await openDialog(page, "Enquire");
    await expectAccessible(page);
    await button(page, "Continue").click();
    await page.getByText("*This is a required field.").waitFor();
    await expectAccessible(page);
    await message(page).fill("Only looking");
    await button(page, "Continue").click();
    await page.getByLabel("Full name").waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const { top, height, viewport } = await dialog(page).evaluate((element) => ({
      ...element.getBoundingClientRect().toJSON(),
      viewport: innerHeight,
    }));
    if (options === phone) expect([top, height]).toEqual([0, viewport]);
    else expect(height).toBeLessThanOrEqual(viewport * 0.85 - 96 + 1);
    await page.context().close();
  });

  test.each(["enquire", "test-drive", "photos"])("the page /%s is accessible, still and not indexed", async (form) => {
    const page = await browser.page(options);
    await page.goto(demoAddress(group, `${await carOf(group)}/${form}`), { waitUntil: "networkidle" });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expect(await layoutShift(page)).toBeLessThan(0.001);
    expect(await page.locator('meta[name="robots"]').getAttribute("content")).toContain("noindex");
    await page.context().close();
  });

  test.each(["/contact", "/success?category=demo-vehicle-enquiry"])("%s is accessible and still", async (path) => {
    const page = await browser.page(options);
    await page.goto(demoAddress(group, path), { waitUntil: "networkidle" });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expect(await layoutShift(page)).toBeLessThan(0.001);
    await page.context().close();
  });
});
