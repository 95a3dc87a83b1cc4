import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Browser } from "playwright-core";
import sharp, { type Sharp } from "sharp";
import { launchBrowser } from "#tests/support/browser-launch.ts";
import { startDevServer } from "#tests/support/demo-server.ts";
import { differences } from "#tests/support/visual/compare.ts";
import { references } from "#tests/support/visual/references.ts";
import { read, shoot, type Small } from "#tests/support/visual/shoot.ts";

// Renew with `npm run visual` after looking at what changed.
let server: Awaited<ReturnType<typeof startDevServer>>;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startDevServer(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

test.each(references)("the $name looks as it was reviewed", async ({ file, slug, path }) => {
  const shown = await shoot(browser, { port: server.port, slug, path });
  expect(differences(shown, await read(file))).toEqual([]);
});

describe("the comparison", async () => {
  const [first] = references;
  const kept = await read(first?.file ?? "");
  const drawn = (picture: Sharp): Promise<Small> => picture.png().toBuffer().then(read);
  const raw = () => sharp(kept.data, { raw: { width: kept.width, height: kept.height, channels: 4 } });
  const at = { left: 40, top: 1100 };

  test("passes letters that another system draws softer or stronger", async () => {
    expect(differences(await drawn(raw().blur(0.5)), kept)).toEqual([]);
    expect(differences(await drawn(raw().gamma(1.15)), kept)).toEqual([]);
  });
  test("fails where a block is missing", async () => {
    const hole = { create: { width: 60, height: 40, channels: 4 as const, background: "white" } };
    const without = await drawn(raw().composite([{ input: await sharp(hole).png().toBuffer(), ...at }]));
    expect(differences(without, kept)).not.toEqual([]);
  });
  test("fails where a block has moved by a finger's breadth", async () => {
    const block = await raw()
      .extract({ ...at, width: 120, height: 120 })
      .png()
      .toBuffer();
    const moved = await drawn(raw().composite([{ input: block, left: at.left + 11, top: at.top }]));
    expect(differences(moved, kept)).not.toEqual([]);
  });
  test("fails where the page has a line more", async () => {
    const longer = await drawn(raw().extend({ bottom: 6 }));
    expect(differences(longer, kept)).not.toEqual([]);
  });
});
