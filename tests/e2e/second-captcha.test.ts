import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { desktop, openLive, useBrowser } from "#tests/support/browser.ts";
import { startDemoServer } from "#tests/support/demo-server.ts";
import { fillPerson } from "#tests/support/enquiry-forms.ts";
import { enquiryForm } from "#tests/support/page-parts.ts";

// [5] "some sites use a different one": Kauri asks Turnstile. Both halves of it stand in here: the script that the
// browser fetches, and the server that judges its tokens.

const browser = useBrowser();
const asked: Record<string, string>[] = [];
const judge = createServer((request, response) => {
  void (async () => {
    const question = Object.fromEntries(new URLSearchParams(await text(request)));
    asked.push(question);
    response.end(JSON.stringify({ success: question["response"] === "a-person" }));
  })();
});
let server: Awaited<ReturnType<typeof startDemoServer>>;

beforeAll(async () => {
  await new Promise<void>((ready) => judge.listen(0, "127.0.0.1", ready));
  const url = `http://127.0.0.1:${(judge.address() as AddressInfo).port}/siteverify`;
  server = await startDemoServer({ TURNSTILE_URL: url, OUTGOING_ALLOW: "127.0.0.1" });
});
afterAll(async () => {
  await server.stop();
  judge.closeAllConnections();
  judge.close();
});
beforeEach(() => {
  asked.length = 0;
});

const widget = (token: string) => `
  window.turnstile = {
    render: (place, { sitekey, callback }) => {
      place.textContent = "checked for " + sitekey;
      callback(${JSON.stringify(token)});
    },
  };`;

async function sendFrom(page: Page): Promise<void> {
  await openLive(page, `http://kauri-motor-company.localhost:${server.port}/contact`);
  await fillPerson(page);
  await page.getByLabel("Mobile").fill("021 123 4567");
  // The place that the message is for.
  for (const choice of await enquiryForm(page).getByRole("combobox").all()) await choice.selectOption({ index: 1 });
  await page.getByRole("button", { name: "Submit Form" }).click();
}
const isScript = (url: URL) => url.hostname === "challenges.cloudflare.com";

test("[5.4.5] a person passes by the widget, and its token is checked", async () => {
  const page = await browser.page(desktop);
  await page.route(isScript, (route) => route.fulfill({ contentType: "text/javascript", body: widget("a-person") }));
  await sendFrom(page);
  await page.waitForURL(/\/success/);
  expect(asked).toEqual([
    { secret: "1x0000000000000000000000000000000AA", response: "a-person", remoteip: "127.0.0.1" },
  ]);
});

test("[5] a token that the provider refuses keeps the form open and says so", async () => {
  const page = await browser.page(desktop);
  await page.route(isScript, (route) => route.fulfill({ contentType: "text/javascript", body: widget("a-robot") }));
  await sendFrom(page);
  await page.getByText("We could not confirm that you are a person. Please try again.").first().waitFor();
  expect(new URL(page.url()).pathname).toBe("/contact");
});

test("[5, 11.4.3] without a way to the provider the platform's own challenge lets a person pass", async () => {
  const page = await browser.page(desktop);
  await page.route(isScript, (route) => route.abort());
  await sendFrom(page);
  await page.waitForURL(/\/success/);
  expect(asked).toEqual([]);
});
