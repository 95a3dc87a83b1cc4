import { describe, expect, inject, test } from "vitest";
import { ask } from "#tests/support/ask.ts";
import { demoAddress, desktop, expectAccessible, openLive, useBrowser } from "#tests/support/browser.ts";
import { carsOn, demoListings, formQuery, settled, toAnother } from "#tests/support/listing.ts";
import { cards, carLinks, main } from "#tests/support/page-parts.ts";

const browser = useBrowser();
const full = process.env["FULL"] !== undefined;
const used = demoAddress("harbour-city-motors", "/search/used-cars");
const facetsOfTwoTrades = new Set(["harbour-city-motors", "redline-motorcycles"]);
const box = (facet: string, value: string) => `input[name=${facet}][value="${value}"]`;

describe("[2.2] a search is a URL", () => {
  // One site has the facets of cars, the other those of another trade.
  const listings = demoListings.filter(({ slug }) => full || facetsOfTwoTrades.has(slug));
  test.each(listings)("$slug: refined, sorted and paged, it shows the same in another browser", async (listing) => {
    const page = await browser.page(desktop);
    await openLive(page, demoAddress(listing.slug, listing.path));
    await toAnother(page, () =>
      page.locator("details[open] fieldset").getByRole("checkbox", { checked: false }).first().check(),
    );
    const order = page.getByLabel("Sort by");
    const another = (await order.inputValue()) === "km:asc" ? "price:asc" : "km:asc";
    await toAnother(page, () => order.selectOption(another));
    const refined = page.url();

    const elsewhere = await browser.page(desktop);
    const otherSpelling = `/search?${await formQuery(page)}&utm_source=mail&gclid=a1`;
    const redirected = (await elsewhere.goto(demoAddress(listing.slug, otherSpelling)))?.request().redirectedFrom();
    expect((await redirected?.response())?.status()).toBe(308);
    expect(elsewhere.url()).toBe(`${refined}&utm_source=mail&gclid=a1`);

    const next = page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next" });
    if ((await next.count()) > 0) await toAnother(page, () => next.click());
    await elsewhere.goto(page.url());
    await expect.poll(() => carsOn(elsewhere)).toEqual(await carsOn(page));
  });

  test("[2.2.11] words nobody knows answer 404 with the nearest searches", async () => {
    const page = await browser.page(desktop);
    const response = await page.goto(demoAddress("harbour-city-motors", "/search/toyotta"));
    expect(response?.status()).toBe(404);
    await expectAccessible(page, main(page));
    await page.getByRole("link", { name: "Toyota", exact: true }).click();
    await page.waitForURL(/\/search\/toyota$/);
  });
});

describe("[4.9] answers", () => {
  test("[4.9.3] seen before come from the browser, and nothing flickers below 300 ms", async () => {
    const page = await browser.page(desktop);
    await openLive(page, used);
    const suv = page.locator(box("body", "SUV"));
    await toAnother(page, () => suv.check());
    const requests: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "fetch") requests.push(request.url());
    });
    await toAnother(page, () => suv.uncheck());
    await toAnother(page, () => suv.check());
    expect(requests).toEqual([]);
  });

  test("[4.9.3] that take longer turn the cards into skeletons of the same size", async () => {
    const page = await browser.page(desktop);
    await openLive(page, used);
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\/search\//, async (route) => {
      if (route.request().resourceType() === "fetch") await held;
      await route.continue();
    });
    const card = cards(page).first();
    const shown = () => card.locator("h2").evaluate((name) => getComputedStyle(name).visibility);
    const size = await card.boundingBox();
    await page.locator(box("body", "SUV")).check();
    await page.locator("main [aria-busy=true]").waitFor();
    await expect.poll(shown).toBe("hidden");
    await expect.poll(() => card.boundingBox()).toEqual(size);
    answer();
    await settled(page);
    await expect.poll(shown).toBe("visible");
  });
});

test("[18.2.5] search engines read the heading, one address, the list and the trail", async () => {
  const { text } = await ask(inject("demoPort"), "harbour-city-motors", "/search/used-cars/toyota");
  const only = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found);
  expect(only(/<h1[^>]*>([^<]*)<\/h1>/g)).toEqual(["Used Toyota cars"]);
  expect(only(/<title>([^<]*)<\/title>/g)).toEqual(["Used Toyota cars | Harbour City Motors"]);
  expect(only(/<link rel="canonical" href="([^"]+)"/g)).toEqual([
    expect.stringMatching(/\/search\/used-cars\/toyota$/),
  ]);
  expect(only(/<meta name="robots"([^>]*)>/g)).toEqual([]);
  const [schema = ""] = only(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g);
  const [list, trail] = JSON.parse(schema)["@graph"];
  expect(list.itemListElement).toHaveLength(21);
  expect(trail.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    "Home",
    "Cars for sale",
    "Used",
    "Toyota",
  ]);
  const refined = await ask(inject("demoPort"), "harbour-city-motors", "/search/used-cars?body=SUV");
  expect(refined.text).toContain('<meta name="robots" content="noindex, follow"');
});

test("[4.9.4] Back from a car restores the place in the list", async () => {
  const page = await browser.page(desktop);
  await openLive(page, used);
  await page.evaluate(() => scrollTo(0, 1400));
  const link = carLinks(page).nth(7);
  // A click by coordinates would scroll first. Cards that come near get their real height with the next frames, and the
  // browser keeps what a visitor sees in its place.
  const left = await link.evaluate(async (element: HTMLElement) => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const { top } = element.getBoundingClientRect();
    element.click();
    return top;
  });
  await page.waitForURL(/\/cars\//);
  await page.goBack();
  await page.waitForURL(used);
  const place = () => link.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(async () => Math.abs((await place()) - left)).toBeLessThanOrEqual(1);
});
