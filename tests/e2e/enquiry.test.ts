import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { describe, expect, inject, test } from "vitest";
import {
  demoAddress,
  desktop,
  expectAccessible,
  expectStill,
  openLive,
  phone,
  scriptFaults,
  untilLive,
  useBrowser,
} from "#tests/support/browser.ts";
import { demoCar } from "#tests/support/demo-cars.ts";
import {
  button,
  carOf,
  dialog,
  fillPerson,
  group,
  leadsSaying,
  message,
  openDialog,
  person,
} from "#tests/support/enquiry-forms.ts";
import { main } from "#tests/support/page-parts.ts";

const browser = useBrowser();

/** Sent without the browser, which resolves names below localhost where this process may not. */
async function post(path: string, headers: Record<string, string>, body: string): Promise<number> {
  const names = ["content-type", "idempotency-key", "origin", "user-agent"];
  const forwarded = Object.fromEntries(names.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])));
  const port = inject("demoPort");
  const host = `${group}.localhost:${port}`;
  const sent = request({ host: "127.0.0.1", port, path, method: "POST", headers: { ...forwarded, host } }).end(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  response.resume();
  return response.statusCode ?? 0;
}

describe("[4.7] the enquiry dialog", () => {
  test("[4.7.9] is filled in and sent with the keyboard alone", async () => {
    const page = await browser.page(desktop);
    const faults = scriptFaults(page);
    await openLive(page, demoAddress(group, await carOf(group)));
    const link = page.locator("aside").getByRole("link", { name: "Enquire", exact: true });
    await link.focus();
    await page.keyboard.press("Enter");
    await dialog(page).waitFor();

    await page.keyboard.press("Escape");
    await expect.poll(() => dialog(page).count()).toBe(0);
    await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);

    await page.keyboard.press("Enter");
    await dialog(page).waitFor();
    await expect
      .poll(() => dialog(page).ariaSnapshot())
      .toMatch(/dialog "[^"]+":[\s\S]*heading [\s\S]*textbox "Message[\s\S]*button "Continue"/);
    /** Tab past the suggested questions, which follow the message. */
    const toContinue = async () => {
      const text = () => page.evaluate(() => document.activeElement?.textContent);
      for (let tabs = 0; tabs < 8 && (await text()) !== "Continue"; tabs++) await page.keyboard.press("Tab");
    };
    await toContinue();
    await page.keyboard.press("Enter");
    await page.getByText("*This is a required field.").waitFor();
    const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement).name);
    await expect.poll(() => focused()).toBe("message");
    await page.keyboard.type("By keyboard");
    const toField = async (name: string) => {
      for (let tabs = 0; tabs < 8 && (await focused()) !== name; tabs++) await page.keyboard.press("Tab");
    };
    await toField("trade_in");
    await page.keyboard.press("Space");
    await page.getByLabel("Registration of your car").waitFor();
    await toField("Rego");
    await page.keyboard.type("ABC123");
    await toContinue();
    await page.keyboard.press("Enter");
    await page.getByLabel("Full name").waitFor();
    for (const text of [person.name, person.phone, person.email]) {
      await page.keyboard.press("Tab");
      await page.keyboard.type(text);
    }
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/success\?category=used-vehicle-enquiry/);
    await page.getByRole("heading", { level: 1, name: "Thanks, we have your enquiry" }).waitFor();
    await expectAccessible(page, main(page));
    const [lead, ...others] = await leadsSaying(group, "By keyboard");
    expect(others).toEqual([]);
    expect(lead).toMatchObject({
      status: "Complete",
      category: "Used Vehicle Enquiry",
      event_id: 15,
      fields: { name: person.name, phone: "0412345678", email: person.email, Rego: "ABC123", skipped_steps: [] },
    });
    expect(faults).toEqual([]);
    const stored = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
    expect(JSON.parse(stored["forecourt.details"] ?? "")).toMatchObject({ name: person.name, phone: "0412345678" });
    expect(stored["forecourt.success-category"]).toBe("used-vehicle-enquiry");
    expect(stored["forecourt.success"]).toBe(lead?.id);
    expect(JSON.parse(stored["forecourt.enquired-car"] ?? "")).toMatchObject({ slug: expect.any(String) });
  });

  test("[4.7.6] Back, edit, forward: one lead with the last values, and each step sent once", async () => {
    const page = await browser.page(desktop);
    await openDialog(page, "Enquire");
    const sends: string[] = [];
    page.on("request", (request) => {
      if (/\/api\/leads/.test(request.url())) sends.push(request.method());
    });
    await message(page).fill("First thought");
    await button(page, "Continue").click();
    await fillPerson(page);
    await button(page, "Back").click();
    await message(page).fill("Second thought");
    await button(page, "Continue").click();
    await page.getByLabel("Full name").fill("Zoe Nair");
    await button(page, "Submit").click();
    await page.waitForURL(/\/success/);
    expect(sends).toEqual(["POST", "PUT"]);
    expect(await leadsSaying(group, "First thought")).toEqual([]);
    const stored = await leadsSaying(group, "Second thought");
    expect(stored).toMatchObject([{ status: "Complete", fields: { name: "Zoe Nair" } }]);
  });

  test("[4.7.12] offline the answers stay, and what was sent goes again under the same key once the network is back", async () => {
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
    await button(page, "Submit").click();
    await page.getByText("An error occurred when submitting this form").waitFor();
    await page.getByText(/We cannot reach the site just now/).waitFor();
    await expect.poll(() => page.getByLabel("Full name").inputValue()).toBe(person.name);
    await page.context().setOffline(false);
    await button(page, "Submit").click();
    await page.waitForURL(/\/success/);
    expect(keys.length).toBe(3);
    expect(keys[2]).toBe(keys[1]);
    expect(new Set(keys).size).toBe(2);
    expect(await leadsSaying(group, "From the tunnel")).toMatchObject([{ status: "Complete" }]);
  });

  test("[8.1.2] on a site that shows the server's words, a failure without any has words of its own", async () => {
    const page = await browser.page(desktop);
    const site = "sunstate-autos";
    await page.route("**/api/leads", (route) =>
      route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
    );
    await openLive(page, demoAddress(site, `${demoCar(site, ({ status }) => status !== "sold")}/enquire`));
    await message(page).fill("Through a broken gateway");
    await page.getByLabel(/hear about us/).selectOption("Google");
    await button(page, "Continue").click();
    const alert = page.getByRole("alert").filter({ hasText: "An unexpected error occured" });
    await alert.waitFor();
    expect(await page.getByText("An error occurred when submitting this form").count()).toBe(0);
    expect(await message(page).inputValue()).toBe("Through a broken gateway");
  });

  test("a step whose answer got lost is sent again and kept once", async () => {
    const page = await browser.page(desktop);
    await openDialog(page, "Enquire");
    let lost = 0;
    await page.route("**/api/leads", async (route) => {
      if (lost++ > 0) return route.continue();
      // The request arrives; its answer is lost.
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
    expect(await leadsSaying(group, "Sent twice")).toMatchObject([{ status: "Incomplete" }]);
  });

  test("[4.7.7] a double click on the last button sends one lead, and the button says 'Loading'", async () => {
    const page = await browser.page(phone);
    await openDialog(page, "Request more photos");
    await button(page, "Close").tap();
    await expect.poll(() => dialog(page).count()).toBe(0);
    await page.getByRole("link", { name: "Request more photos" }).tap();
    await dialog(page).waitFor();
    let calls = 0;
    await page.route("**/api/leads", async (route) => {
      calls++;
      await button(page, "Loading").waitFor();
      await expect.poll(() => button(page, "Loading").isDisabled()).toBe(true);
      await route.continue();
    });
    await fillPerson(page);
    await message(page).fill("Clicked twice");
    await button(page, "Submit").dblclick();
    await page.waitForURL(/\/success/);
    expect(calls).toBe(1);
    expect((await leadsSaying(group, "Clicked twice")).length).toBe(1);
  });

  test("[3.11.1] details that were given before are filled in, only in the browser that has them", async () => {
    const page = await browser.page(desktop);
    await page.goto(demoAddress(group, "/contact"));
    await page.evaluate(() =>
      localStorage.setItem(
        "forecourt.details",
        JSON.stringify({ name: "Ana Silva", email: "ana@example.com", phone: "0398765432" }),
      ),
    );
    await page.reload();
    await untilLive(page);
    await expect.poll(() => page.getByLabel("Full name").inputValue()).toBe("Ana Silva");
    await expect.poll(() => page.getByLabel("Mobile").inputValue()).toBe("03 9876 5432");
    await expectStill(page);
  });
});
