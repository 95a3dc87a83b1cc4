import { describe, expect, inject, test } from "vitest";
import { ask } from "#tests/support/ask.ts";
import {
  bringNear,
  demoAddress,
  desktop,
  expectNoSidewaysScroll,
  openLive,
  phone,
  useBrowser,
} from "#tests/support/browser.ts";
import { budgetFinder } from "#tests/support/page-parts.ts";

const browser = useBrowser("looks");
const get = (slug: string, path: string) => ask(inject("demoPort"), slug, path);
const finderOf = (text: string): string =>
  /<section[^>]* aria-label="Find \w+ for your budget"[\s\S]*?<\/section>/.exec(text)?.[0] ?? "";

describe("[4.10] the budget finder on a listing", () => {
  test("[4.10.3] starts from the search of its address and narrows that search", async () => {
    const page = await browser.page(desktop);
    await openLive(page, demoAddress("harbour-city-motors", "/search/suv?fuel=Hybrid"));
    const view = budgetFinder(page).getByRole("button", { name: "View cars In This Range" });
    await bringNear(view);
    await view.click();
    await page.waitForURL(/sortBy=price/);
    expect(new URL(page.url()).pathname + decodeURIComponent(new URL(page.url()).search)).toBe(
      "/search/suv?fuel=Hybrid&budget=200,weekly,2000&sortBy=price:desc",
    );
  });

  test("[4.10.5] counts with the lender's interest and fees, and names rate, comparison rate and warning", async () => {
    const page = await browser.page(phone);
    await openLive(page, demoAddress("harbour-city-motors", "/search/used-cars"));
    const finder = budgetFinder(page);
    await expectNoSidewaysScroll(page);
    const words = `${await finder.innerText()} ${await page.locator("#rates").last().innerText()}`;
    const said = ["$44,210", "interest and fees included", "8.19% p.a.", "9.07% p.a. comparison rate", "WARNING"];
    for (const text of said) expect(words).toContain(text);
    expect(words).not.toContain("before interest");
  });

  test("[4.10.5] a site without a lender says that its budget is before interest, wherever it shows", async () => {
    for (const path of ["/", "/budget", "/search/used-cars"]) {
      const finder = finderOf((await get("lone-star-imports", path)).text);
      expect([path, finder.includes("before interest"), finder.includes("interest and fees")]).toEqual([
        path,
        true,
        false,
      ]);
    }
    const sent = await get("lone-star-imports", "/budget?period=weekly&repayment=200&deposit=2000");
    expect(decodeURIComponent(sent.headers.location ?? "")).toContain("price=1001,54000");
  });

  test("[4.10.9] a budget stays with the search while filters change, and one chip removes it alone", async () => {
    const page = await browser.page(desktop);
    await openLive(page, demoAddress("harbour-city-motors", "/search/suv?budget=200,weekly,2000"));
    await page
      .getByRole("checkbox", { name: /^Hybrid/ })
      .first()
      .check();
    await page.waitForURL(/fuel=Hybrid|hybrid/);
    expect(decodeURIComponent(page.url())).toContain("budget=200,weekly,2000");
    await page.getByRole("link", { name: /Up to \$200 a week with \$2,000 deposit/ }).click();
    await page.waitForURL((url) => !url.search.includes("budget"));
    expect(page.url()).toMatch(/fuel=Hybrid|hybrid/);
  });

  test("[4.10.8] a valued trade-in counts, is named, and can be left out", async () => {
    const page = await browser.page(desktop);
    await page.addInitScript(() =>
      localStorage.setItem("forecourt.trade-in-estimate", JSON.stringify({ low: 9000, high: 11_000, until: 9e15 })),
    );
    await openLive(page, demoAddress("harbour-city-motors", "/budget"));
    const finder = budgetFinder(page);
    const budget = finder.locator("strong").first();
    await expect.poll(() => budget.textContent()).toBe("$53,210");
    await finder.getByRole("checkbox", { name: "Count my trade-in, about $9,000" }).uncheck();
    await expect.poll(() => budget.textContent()).toBe("$44,210");
    await finder.getByRole("checkbox", { name: "Count my trade-in, about $9,000" }).check();
    await finder.getByRole("button", { name: "View cars In This Range" }).click();
    await page.waitForURL(/budget=200,weekly,2000,9000/);
    await page.getByRole("link", { name: /with \$2,000 deposit and trade-in of about \$9,000/ }).waitFor();
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
