import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { demoAddress, desktop, openLive, useBrowser } from "#tests/support/browser.ts";
import { fillPerson } from "#tests/support/enquiry-forms.ts";
import { enquiryForm } from "#tests/support/page-parts.ts";
import { requestsOf } from "#tests/support/turnstile-judge.ts";

// [5] "some sites use a different one": Kauri uses Turnstile. Fakes replace both parts: the script that the browser
// loads, and the server that verifies its tokens.

const browser = useBrowser();
const judgedTokens = () => requestsOf(inject("turnstileUrl"));

const widget = (token: string) => `
  window.turnstile = {
    render: (place, { sitekey, callback }) => {
      place.textContent = "checked for " + sitekey;
      callback(${JSON.stringify(token)});
    },
  };`;

async function sendFrom(page: Page): Promise<void> {
  await openLive(page, demoAddress("kauri-motor-company", "/contact"));
  await fillPerson(page);
  await page.getByLabel("Mobile").fill("021 123 4567");
  // The location that the message is for.
  for (const choice of await enquiryForm(page).getByRole("combobox").all()) await choice.selectOption({ index: 1 });
  await page.getByRole("button", { name: "Submit Form" }).click();
}
const isScript = (url: URL) => url.hostname === "challenges.cloudflare.com";

test("[5.4.5] a person passes by the widget, and its token is checked", async () => {
  const page = await browser.page(desktop);
  await page.route(isScript, (route) => route.fulfill({ contentType: "text/javascript", body: widget("a-person") }));
  const before = await judgedTokens();
  await sendFrom(page);
  await page.waitForURL(/\/success/);
  expect((await judgedTokens()).slice(before.length)).toEqual([
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

test("[5, 11.4.3] a browser without a way to the provider sends the platform's own challenge, in doubt", async () => {
  const page = await browser.page(desktop);
  await page.route(isScript, (route) => route.abort());
  const before = await judgedTokens();
  await sendFrom(page);
  await page.waitForURL(/\/success/);
  // The server asks whether the provider is away.
  expect(await judgedTokens()).toHaveLength(before.length + 1);
});
