import { basename } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { Page } from "playwright-core";
import sharp, { type Sharp } from "sharp";
import { templateNames } from "#site/template-folder.ts";
import { expectReadable, useBrowser } from "#tests/support/browser.ts";
import { startStillPages, startStillServer } from "#tests/support/demo-server.ts";
import { differences } from "#tests/support/visual/compare.ts";
import { keepDifference } from "#tests/support/visual/keep-difference.ts";
import { showcaseFigures, rightFigures } from "#tests/support/visual/figures.ts";
import { missingFromShowcase } from "#tests/support/visual/showcase-contents.ts";
import {
  showcases,
  keyReferences,
  moreReferences,
  type Reference,
  usualReferences,
} from "#tests/support/visual/references.ts";
import { openStill, photograph, read, shoot } from "#tests/support/visual/shoot.ts";
import type { Small } from "#tests/support/visual/compare.ts";

// Retake with `npm run visual` after looking at the changes. FULL=1 compares every picture and the showcases, which a
// server with hot reload compiles first, and changed pages; otherwise one page of each template, and some of the other
// pages and opened parts.
const full = process.env["FULL"] !== undefined;
let server: Awaited<ReturnType<typeof startStillPages>>;
const browser = useBrowser("looks");
beforeAll(async () => {
  server = await startStillPages(inject("demoDataDir"));
});
afterAll(() => server.stop());

describe.runIf(full).each(showcases)("the $name", (reference) => {
  test("lacks nothing, keeps the figures and looks as it was reviewed", async () => {
    const page = await openStill(browser.context, (await joinStillServer()).port, reference);
    expect(missingFromShowcase(await page.content())).toEqual([]);
    await expect.poll(() => page.evaluate(showcaseFigures)).toEqual(rightFigures);
    await expectReviewed(page, reference);
    // The showcase has every part that pages are made of.
    await expectReadable(page);
  });
});

let stillServer: ReturnType<typeof startStillServer> | null = null;
const joinStillServer = () => (stillServer ??= startStillServer());
afterAll(async () => (await stillServer)?.stop());

test("every template is among the pictures of every run", () => {
  const shown = usualReferences.map(({ file }) => basename(file));
  expect(templateNames.filter((name) => !shown.some((file) => file.startsWith(`${name}-`)))).toEqual([]);
  expect(new Set(shown).size).toBe(shown.length);
});

test.each(full ? [...keyReferences, ...moreReferences] : usualReferences)(
  "the $name looks as it was reviewed",
  async (reference) => {
    const page = await openStill(browser.context, server.port, reference);
    await expectReviewed(page, reference);
  },
);

async function expectReviewed(page: Page, reference: Reference): Promise<void> {
  const reviewed = await read(reference.file);
  const shown = await photograph(page, reference, reviewed);
  const found = differences(shown, reviewed);
  expect(found, found.length > 0 ? await keepDifference(browser.failureFolder(), shown, reviewed) : "").toEqual([]);
}

describe("the comparison of pages", () => {
  const reference = keyReferences.find(({ name }) => name === "listing of yard, narrow");
  const changes = [
    ["one colour", ":root { --accent: var(--danger) !important; }"],
    ["one distance", ".card { margin-bottom: 12px !important; }"],
    ["one button gone", ".card .button { visibility: hidden !important; }"],
  ];
  test.runIf(full).each(changes)("fails on a change of %s", async (_, change = "") => {
    if (!reference) throw new Error("there is no such page");
    const shown = await shoot(browser.context, server.port, reference, change);
    expect(differences(shown, await read(reference.file))).not.toEqual([]);
  });
});

describe("the comparison", () => {
  const drawn = (picture: Sharp): Promise<Small> => picture.png().toBuffer().then(read);
  const box = (x: number, y: number, width: number, height: number, fill: string): string =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
  /** A page at the size at which pictures are stored: a heading, a button, two cards. */
  const page = (parts: { button?: string; card?: number } = {}): Promise<Small> =>
    drawn(
      sharp(
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="240">${box(0, 0, 360, 240, "white")}
          ${box(16, 20, 140, 12, "black")}${parts.button ?? box(23, 47, 40, 14, "blue")}
          ${box(16, 90, 90, 120, "grey")}${box(126 + (parts.card ?? 0), 90, 90, 120, "grey")}</svg>`,
        ),
      ),
    );

  test("passes letters that another system draws softer or stronger", async () => {
    for (const { file } of full ? [...showcases, ...keyReferences] : usualReferences) {
      const reference = await read(file);
      const raw = () =>
        sharp(reference.data, { raw: { width: reference.width, height: reference.height, channels: 4 } });
      expect(differences(await drawn(raw().blur(0.5)), reference)).toEqual([]);
      expect(differences(await drawn(raw().gamma(1.15)), reference)).toEqual([]);
    }
  });
  test("fails where a button is missing", async () => {
    expect(differences(await page({ button: "" }), await page())).not.toEqual([]);
  });
  test("fails where a button has another colour", async () => {
    const red = box(23, 47, 40, 14, "red");
    expect(differences(await page({ button: red }), await page())).not.toEqual([]);
  });
  test("fails where a card has moved by a finger's breadth", async () => {
    expect(differences(await page({ card: 11 }), await page())).not.toEqual([]);
  });
  test("fails where the page has a line more", async () => {
    const reference = await page();
    const { data, width, height } = reference;
    const longer = await drawn(sharp(data, { raw: { width, height, channels: 4 } }).extend({ bottom: 6 }));
    expect(differences(longer, reference)).not.toEqual([]);
  });
});
