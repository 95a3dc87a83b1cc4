import { afterAll, beforeAll, expect, test } from "vitest";
import { templateNames } from "#site/template-folder.ts";
import { createChromeWorld, everythingOn } from "#tests/support/chrome-world.ts";

const number = "03 5550 1201";
const menuSite = `${templateNames[0]}-menu`;
const dealersOwn = "03 5550 1200";

let world: Awaited<ReturnType<typeof createChromeWorld>>;
beforeAll(async () => {
  const { top_banner } = everythingOn as { top_banner: object };
  const listed = { ...everythingOn, top_banner: { ...top_banner, force_locations_link: false } };
  world = await createChromeWorld(
    templateNames.flatMap((template) => [
      { slug: `${template}-menu`, template, settings: everythingOn },
      { slug: `${template}-listed`, template, settings: listed },
    ]),
  );
}, 120_000);
afterAll(() => world.close());

const page = async (slug: string, path: string, init?: RequestInit) => {
  const answer = await world.get(`http://${slug}.localhost${path}`, init);
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
};
const isIn = (text: string) => text.includes(number) || text.includes(number.replaceAll(" ", ""));

test.each(templateNames)(
  "[4.6.1] no page of a car in %s has the number of its location before it is asked for",
  async (template) => {
    for (const slug of [`${template}-menu`, `${template}-listed`]) {
      for (const path of ["/cars/car-c1", "/search", "/cars/car-c1/call"]) {
        const { status, text } = await page(slug, path);
        expect(status, path).toBe(200);
        expect(isIn(text), `${slug}${path}`).toBe(false);
        expect(text).toContain("03 5550 ••••");
      }
      // The dealer's own number stays a link.
      expect((await page(slug, "/cars/car-c1")).text).toContain(`tel:${dealersOwn.replaceAll(" ", "")}`);
    }
  },
);

const pagesOfNoCar = ["/", "/contact", "/locations", "/contact-us/ballarat", "/llms.txt"];
// Anybody can write such an address: it proves no enquiry.
const successPages = ["car_id=c1", "car_id=c1&form=test-drive", "location_id=chrome-yard"].map(
  (of) => `/success?category=x&${of}`,
);

test.each([...pagesOfNoCar, ...successPages])(
  "[4.6.6] %s prints the dealer's number for a yard whose own number is masked",
  async (path) => {
    const { text } = await page("metro-listed", path);
    expect(isIn(text)).toBe(false);
    expect(text.replaceAll(" ", "")).toContain(dealersOwn.replaceAll(" ", ""));
  },
);

test("[4.6.5] without a script a POST reveals the number and records the event", async () => {
  const { events } = world.store.forSite({ slug: menuSite, dealershipIds: ["chrome"] });
  const before = (await events.recent(50)).length;
  const { status, text, headers } = await page(menuSite, "/cars/car-c1/call", {
    method: "POST",
    body: "show=number",
    headers: { "content-type": "application/x-www-form-urlencoded", "content-length": "11" },
  });
  expect(status).toBe(200);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(text).toContain(`href="tel:${number.replaceAll(" ", "")}"`);
  const after = await events.recent(50);
  expect(after).toHaveLength(before + 1);
  expect(after).toContainEqual(
    expect.objectContaining({
      kind: "phone_reveal",
      document: { car_id: "c1", dealership_id: "chrome", website_id: menuSite },
    }),
  );
});

test("[4.6.5] a car that is not listed has no number to show", async () => {
  expect((await page(menuSite, "/cars/no-such-car/call")).status).toBe(404);
});

test("[4.6.2] no answer of the search carries the number, whatever is asked for", async () => {
  const origin = `http://${menuSite}.localhost/api/search`;
  const { token } = (await (await world.get(`${origin}/token`)).json()) as { token: string };
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const indexes = ["cars", "products", "categories", "offers"];
  const attributeLists = [["*"], ["car"], ["car.location.phone"], ["location"], ["location.phone"]];
  for (const attributesToRetrieve of attributeLists) {
    const queries = indexes.map((indexUid) => ({ indexUid, attributesToRetrieve }));
    const init = { method: "POST", body: JSON.stringify({ queries }), headers };
    const answer = await world.get(`${origin}/multi-search`, init);
    const text = await answer.text();
    expect(answer.status, text).toBe(200);
    expect(isIn(text), attributesToRetrieve.join()).toBe(false);
  }
});
