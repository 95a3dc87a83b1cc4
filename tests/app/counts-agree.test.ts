import { afterAll, beforeAll, expect, test } from "vitest";
import { demoSites } from "#tests/support/demo-sites.ts";
import { createDemoWorld } from "#tests/support/demo-world.ts";

// Wherever a page counts vehicles and leads to them, the list there counts the same.

let world: Awaited<ReturnType<typeof createDemoWorld>>;
beforeAll(async () => {
  world = await createDemoWorld();
}, 600_000);
afterAll(() => world.close());

const { sites: demo } = demoSites();
const sites = demo.map(({ settings }) => settings);

/** Links that end in a number of vehicles: entries of menus, tiles of makes, bodies and prices. */
const countedLink = /<a\b[^>]*\bhref="(\/[^"]*)"[^>]*>(?:(?!<\/a>).)*?<(em|sup|span)>\s*([\d,]+)(?: [^<]*)?<\/\2>/gs;
const number = (text: string): number => Number(text.replaceAll(",", ""));
const plain = (html: string): string => html.replaceAll("<!-- -->", "").replaceAll("&amp;", "&");

/** What a listing says of itself. */
async function totalOf(slug: string, path: string): Promise<number | null> {
  const html = plain(await world.page(slug, path));
  const total = /role="status"><b>([\d,]+)<\/b>/.exec(html)?.[1];
  return total === undefined ? null : number(total);
}

test.each(sites.map(({ slug, default_search_path }) => [slug, default_search_path] as const))(
  "[16.5.1] counts of menus and tiles on %s are those of their lists",
  async (slug, listing) => {
    const pages = [plain(await world.page(slug, "/")), plain(await world.page(slug, listing))];
    const claims = new Map<string, number>();
    for (const [, href = "", , count = ""] of pages.flatMap((html) => [...html.matchAll(countedLink)])) {
      claims.set(`${href} counts ${count}`, number(count));
    }
    expect(claims.size).toBeGreaterThan(0);
    const wrong: string[] = [];
    for (const [claim, count] of claims) {
      const total = await totalOf(slug, claim.split(" counts ")[0] ?? "");
      if (total !== null && total !== count) wrong.push(`${claim}, its list ${total}`);
    }
    expect(wrong).toEqual([]);
  },
);

test.each(sites.map(({ slug }) => slug))(
  "[16.3.6] what begun words may become counts on %s what its listing counts",
  async (slug) => {
    const typed = ["near parra", "near auck", "suv near newc", "under 30", "ute under 60", "under 200 a w", "near mel"];
    const wrong: string[] = [];
    for (const words of typed) {
      const answer = await world.page(slug, `/api/suggestions?${new URLSearchParams({ q: words }).toString()}`);
      const { completed } = JSON.parse(answer) as { completed: { label: string; url: string; count: number }[] };
      for (const { label, url, count } of completed) {
        const total = await totalOf(slug, url);
        if (total !== count) wrong.push(`${label} counts ${count}, its list ${total}`);
      }
    }
    expect(wrong).toEqual([]);
  },
);

const tab = /<input type="radio" name="car_type"[^>]*value="(\w*)"[^>]*\/?>(?:(?!<\/label>).)*?<em>([\d,]+)<\/em>/gs;

test.each(sites.filter(({ hero }) => (hero.tabs ?? []).length > 0).map(({ slug }) => slug))(
  "[16.5.1] each tab of the search panel on %s counts its list, and all of them their parts",
  async (slug) => {
    const tabs = [...plain(await world.page(slug, "/")).matchAll(tab)].map(
      ([, value = "", count = ""]) => [value, number(count)] as const,
    );
    for (const [value, count] of tabs) {
      expect([value, await totalOf(slug, `/search?car_type=${value}`)]).toEqual([value, count]);
    }
    const parts = tabs.filter(([value]) => value !== "").reduce((sum, [, count]) => sum + count, 0);
    expect(tabs.find(([value]) => value === "")?.[1] ?? parts).toBe(parts);
  },
);

const counting = demo.flatMap(({ settings, content }) =>
  content.promos.filter(({ text }) => text.includes("{count}")).map((promo) => [settings.slug, promo] as const),
);

test.each(counting)("[4.11.9] on %s the promotion $slug counts the list that it leads to", async (slug, promo) => {
  const page = promo.display.includes("home") ? "/" : promo.url;
  const total = await totalOf(slug, promo.url);
  expect(total).toBeGreaterThan(0);
  expect(plain(await world.page(slug, page))).toContain(promo.text.replace("{count}", String(total)));
});

const numbers =
  "\\d[\\d,]*|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty|dozens?|hundreds?";
const claim = new RegExp(
  `\\b(?:${numbers})\\b(?:[ -][a-z-]+){0,2} (?:cars|demos|imports|bikes|vans|caravans|utes|trucks)`,
  "i",
);

test("[4.11.9] no promotion of the demo counts vehicles in words of its own", () => {
  const texts = demo.flatMap(({ content }) => content.promos.flatMap(({ title, text }) => [title, text]));
  expect(texts.filter((text) => claim.test(text))).toEqual([]);
});

test("[4.1.6] a list that leaves out cars without a price says how many, and leads to them", async () => {
  const all = (await totalOf("sunstate-autos", "/used-car")) ?? 0;
  const priced = (await totalOf("sunstate-autos", "/used-car?sortBy=price:asc")) ?? 0;
  expect(priced).toBeLessThan(all);
  const html = plain(await world.page("sunstate-autos", "/used-car?sortBy=price:asc"));
  expect(html).toContain(`${all - priced} cars without a price left out of this order.`);
  expect(html).toMatch(/<a href="\/used-car"[^>]*>Show them too<\/a>/);
});

test.each(sites.filter(({ search }) => !search.price_ascending_needs_price).map((one) => [one.slug, one] as const))(
  "[4.1.3] the cheapest first hides nothing on %s",
  async (slug, { default_search_path: path }) => {
    expect(await totalOf(slug, `${path}?sortBy=price:asc`)).toBe(await totalOf(slug, path));
  },
);
