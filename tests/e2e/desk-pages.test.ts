import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type FakeDesk, fakeDesk, type Somebody } from "#desk/testing/fake-port.ts";
import { emptyToday } from "#desk/testing/sample-data.ts";
import { desktop, expectAccessible, expectNoSidewaysScroll, phone, useBrowser } from "#tests/support/browser.ts";
import { startDeskServer } from "#tests/support/desk-server.ts";

// What the pages of the desk look like: read by axe by day and by night, in every width, with targets for a thumb.

const browser = useBrowser("looks");
const desk = { current: fakeDesk("nobody", Date.now()) };
let server: Awaited<ReturnType<typeof startDeskServer>>;
beforeAll(async () => {
  server = await startDeskServer(desk);
});
afterAll(() => server.stop());

const here = "?site=harbour-city-motors";
const longName = "Bartholomew-Featherstonehaugh-Wojciechowski";
const asked = (isOver: boolean) => (current: FakeDesk) => {
  const at = (minutes: number) => new Date(current.now + minutes * 60_000).toISOString();
  const address = `${longName}@${longName}.example`;
  current.asked = { address, until: at(15), triesLeft: isOver ? 0 : 6, mayAskAgainAt: at(1), isOver };
};

type Screen = { who: Somebody; path: string; set?: (current: FakeDesk) => void };
const screens: readonly Screen[] = [
  { who: "nobody", path: "/sign-in" },
  { who: "nobody", path: "/sign-in/code", set: asked(false) },
  { who: "nobody", path: "/sign-in/code?over", set: asked(true) },
  ...["here", "invited", "printed", "elsewhere", "used"].map((token): Screen => {
    return { who: "nobody", path: `/sign-in/link?token=${token}` };
  }),
  { who: "principal", path: "/today" },
  { who: "principal", path: "/today?empty", set: (current) => void (current.today = emptyToday) },
  { who: "stock", path: "/today" },
  { who: "operator", path: "/sites" },
  { who: "operator", path: "/sites?q=xyz" },
  { who: "principal", path: "/people" },
  { who: "principal", path: `/people/p5${here}&said=role` },
  { who: "principal", path: `/people/p5${here}&ask=remove` },
  { who: "principal", path: `/people/p10${here}` },
  { who: "principal", path: `/people/invite${here}` },
  { who: "principal", path: "/account" },
  { who: "principal", path: "/no-such-page" },
];

async function open(page: Page, { who, path, set }: Screen): Promise<void> {
  desk.current = fakeDesk(who, Date.now());
  set?.(desk.current);
  await page.goto(server.address + path);
}

/** Things to press that are lower than a thumb needs. A link within a sentence is as high as its line; a row opens whole. */
const lowTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a, button, summary, label:has(input), input:not([type=hidden])")]
      .filter(
        (one) =>
          one.checkVisibility() && one.closest("p, tr, label, a[href='#main']") === (one.matches("label") ? one : null),
      )
      .filter((one) => one.getBoundingClientRect().height < 44)
      .map((one) => one.outerHTML.slice(0, 120)),
  );

describe.each([
  ["a phone by day", { ...phone, colorScheme: "light" as const }],
  ["a phone by night", { ...phone, colorScheme: "dark" as const }],
  ["a desk by day", { ...desktop, colorScheme: "light" as const }],
  ["a desk by night", { ...desktop, colorScheme: "dark" as const }],
])("%s", (_name, options) => {
  let page: Page;
  beforeAll(async () => {
    page = await browser.page(options);
  });

  test.each(screens)("axe finds nothing at $path for $who", async (screen) => {
    await open(page, screen);
    await expectAccessible(page);
  });
});

test("on a phone every target is 44 px high", async () => {
  const page = await browser.page(phone);
  const low: unknown[] = [];
  for (const screen of screens) {
    await open(page, screen);
    low.push(...(await lowTargets(page)).map((target) => [screen.path, target]));
  }
  expect(low).toEqual([]);
});

test("nothing scrolls sideways from 320 to 1600 px, with long names too", async () => {
  const page = await browser.page(desktop);
  for (const screen of screens) {
    await open(page, {
      ...screen,
      set: (current) => {
        screen.set?.(current);
        if (current.me) current.me = { ...current.me, name: longName };
        const [first, ...others] = current.people.people;
        if (first) current.people = { ...current.people, people: [{ ...first, name: longName }, ...others] };
      },
    });
    for (const width of [320, 360, 390, 576, 767, 768, 991, 992, 1199, 1200, 1440, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
    }
  }
});
