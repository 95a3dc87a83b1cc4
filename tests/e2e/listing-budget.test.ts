import { describe, expect, inject, test } from "vitest";
import { ask } from "#tests/support/ask.ts";
import { demoAddress, desktop, expectNoSidewaysScroll, openLive, phone, useBrowser } from "#tests/support/browser.ts";
import { budgetFinder } from "#tests/support/page-parts.ts";

const browser = useBrowser("looks");
const get = (slug: string, path: string) => ask(inject("demoPort"), slug, path);
const finderOf = (text: string): string =>
  /<section[^>]* aria-label="Find \w+ for your budget"[\s\S]*?<\/section>/.exec(text)?.[0] ?? "";

describe("[4.10] the budget finder on a listing", () => {
  test("[4.10.3] starts from the search of its address and narrows that search", async () => {
    const page = await browser.page(desktop);
    await openLive(page, demoAddress("harbour-city-motors", "/search/suv?fuel=Hybrid"));
    const finder = budgetFinder(page);
    await finder.getByRole("button", { name: "View cars In This Range" }).click();
    await page.waitForURL(/sortBy=price/);
    expect(new URL(page.url()).pathname + decodeURIComponent(new URL(page.url()).search)).toBe(
      "/search/suv?price=1001,54000&fuel=Hybrid&sortBy=price:desc",
    );
  });

  test("[4.10.5] says what the money buys with the site's own interest, and leads there", async () => {
    const page = await browser.page(phone);
    await openLive(page, demoAddress("harbour-city-motors", "/search/used-cars"));
    const finder = budgetFinder(page);
    await expectNoSidewaysScroll(page);
    const words = `${await finder.innerText()} ${await page.locator("#rates").last().innerText()}`;
    for (const said of ["before interest", "8.19% p.a.", "9.07% p.a. comparison rate", "WARNING"]) {
      expect(words).toContain(said);
    }
    await finder.getByRole("button", { name: "View cars up to $44,800" }).click();
    await page.waitForURL(/price=1001%2C44800|price=1001,44800/);
  });

  test("[4.10.6] below the cheapest car of the search it says so, with and without a script", async () => {
    const page = await browser.page(desktop);
    await openLive(page, demoAddress("harbour-city-motors", "/search/suv"));
    const finder = budgetFinder(page);
    await finder.locator("input[name=repayment]").fill("10");
    await finder.locator("input[name=deposit]").fill("0");
    await finder.getByText("No cars found for this budget").waitFor();
    expect(await finder.getByRole("button", { name: "0 cars Found" }).isDisabled()).toBe(true);
    const plain = await get(
      "harbour-city-motors",
      "/budget?within=%2Fsearch%2Fsuv&repayment=10&deposit=0&period=weekly",
    );
    expect([plain.status, plain.text.includes("No cars found for this budget")]).toEqual([200, true]);
    expect(plain.text).toContain('name="within" value="/search/suv"');
  });

  test("speaks per week where cars are hired out, and compares weekly prices", async () => {
    const site = "flexi-drive";
    for (const path of ["/search/subscription-cars", "/find/rental-cars"]) {
      const finder = finderOf((await get(site, path)).text);
      expect([path, finder.includes("Per week"), /years|Deposit|Monthly|interest/.test(finder)]).toEqual([
        path,
        true,
        false,
      ]);
    }
    const home = finderOf((await get(site, "/")).text);
    expect([home.includes("a week"), /years|Deposit|deposit|interest/.test(home)]).toEqual([true, false]);
    const sent = await get(site, "/budget?within=%2Ffind%2Frental-cars&period=weekly&repayment=300");
    expect([sent.status, decodeURIComponent(sent.headers.location ?? "")]).toEqual([
      302,
      "/find/rental-cars?subscription_price=,300",
    ]);
  });

  test("is absent where the site has no finder, and takes no address of another site", async () => {
    expect(finderOf((await get("corner-lot", "/search")).text)).toBe("");
    for (const within of ["//evil.example/search", "https://evil.example/", "/no-such-page"]) {
      const sent = await get("harbour-city-motors", `/budget?within=${encodeURIComponent(within)}&repayment=200`);
      expect(sent.headers.location).toMatch(/^\/search\//);
    }
  });
});
