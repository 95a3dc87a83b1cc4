import { expect, inject, test } from "vitest";
import { isComing } from "#domain/location/coming-location.ts";
import { placeName } from "#domain/location/place-name.ts";
import { ask } from "#tests/support/ask.ts";
import { demoAddress, expectNoSidewaysScroll, openLive, useBrowser } from "#tests/support/browser.ts";
import { demoCar } from "#tests/support/demo-cars.ts";
import { demoSites } from "#tests/support/demo-sites.ts";
import { enquiryForm } from "#tests/support/page-parts.ts";

const browser = useBrowser();
const tablet = { viewport: { width: 820, height: 1180 }, hasTouch: true };
const { sites, dealerships } = demoSites();

/** The yards of each demo site that has several, whatever departments they have. */
const several = sites.flatMap(({ settings: { slug, template, phone_masked, dealerships: own } }) => {
  const places = dealerships
    .map(({ dealership }) => dealership)
    .filter((dealership) => own.includes(dealership.slug))
    .flatMap(({ locations }) => locations.filter(({ visible }) => visible));
  const namesOf = (some: typeof places) => [...new Set(some.map(({ name }) => placeName(name)))];
  const [yards, coming] = [namesOf(places), namesOf(places.filter(isComing))];
  return yards.length > 1 ? [{ slug, template, yards, coming, isMasked: phone_masked }] : [];
});

test.each(several)("$slug ($template) says the name of every yard in its menu", async ({ slug, yards }) => {
  const { text } = await ask(inject("demoPort"), slug, "/");
  const menu = /<nav[^>]* id="menu"[\s\S]*?<\/nav>/.exec(text)?.[0] ?? "";
  expect(yards.filter((name) => !menu.includes(name.replaceAll("&", "&amp;")))).toEqual([]);
});

test.each(several)(
  "[2.3.28] $slug ($template): a tablet finds the number of every yard",
  async ({ slug, yards, coming, isMasked }) => {
    const page = await browser.page(tablet);
    await openLive(page, demoAddress(slug));
    await expectNoSidewaysScroll(page);
    // With more yards, the list of locations shows the numbers; masked ones cannot be called from a header, and nobody is
    // yet at a yard that is coming.
    const open = yards.filter((name) => !coming.includes(name));
    const named = open.length <= 3 && !isMasked ? open : [];
    const header = page.getByRole("banner");
    for (const name of named) {
      await expect.poll(() => header.getByText(name).filter({ visible: true }).count()).toBeGreaterThan(0);
    }
    for (const name of coming) expect(await header.getByText(name).filter({ visible: true }).count()).toBe(0);
    await page.locator("[popovertarget=menu]:visible").first().click();
    const menu = page.getByRole("navigation", { name: "Main" });
    // Some sites mask their numbers: those links lead to the contact page.
    const numbers = menu.locator("ul").last().locator("a");
    for (const name of yards) await expect.poll(() => numbers.filter({ hasText: name }).isVisible()).toBe(true);
    // Each number is completely inside the drawer, read in one frame: the drawer slides in.
    const beyond = await numbers.evaluateAll((links) =>
      links.map((link) => {
        const edge = link.closest("nav")?.getBoundingClientRect().right ?? 0;
        return (link.querySelector("b") ?? link).getBoundingClientRect().right - edge;
      }),
    );
    expect(Math.max(...beyond)).toBeLessThanOrEqual(0);
    await page.goto(demoAddress(slug, "/contact"));
    const [form, last] = await Promise.all([
      enquiryForm(page).first().boundingBox(),
      page.locator("main ul").first().locator("li").last().boundingBox(),
    ]);
    expect(last?.y).toBeLessThan(form?.y ?? 0);
  },
);

test("[2.3] a vehicle's page calls the yard where it stands", async () => {
  const site = "outback-caravans-trucks";
  const dubbo = demoCar(
    site,
    ({ location_id, sold, status }) => /dubbo/.test(location_id) && !sold && (status ?? "in_stock") === "in_stock",
  );
  const page = await browser.page(tablet);
  await page.goto(demoAddress(site, dubbo));
  const numbers = await page
    .locator("main a[href^='tel:']:visible")
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href")))]);
  expect(numbers).toEqual(["tel:0255508840"]);
});
