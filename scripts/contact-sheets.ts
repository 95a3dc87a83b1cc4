import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { templateNames } from "#site/template-folder.ts";
import { launchBrowser } from "#tests/support/browser-launch.ts";
import { fixedClock, startDemoServer } from "#tests/support/demo-server.ts";
import { siteIn } from "#tests/support/visual/references.ts";
import { showHelp } from "./show-help.ts";

// `npm run sheets`: home, listing and vehicle of every template, wide and narrow, as picture.webp in its folder. With
// names, only of those templates: `npm run sheets coastal`.

showHelp(`npm run sheets [TEMPLATE …]

Makes picture.webp of every template, or of those named.`);
const root = join(import.meta.dirname, "..");
const sizes = [
  { width: 1440, height: 900, shown: 600, tall: 1500 },
  { width: 390, height: 844, shown: 162, tall: 1500 },
] as const;
const gap = 16;

type Shot = { picture: Buffer; width: number; height: number };

async function shoot(
  browser: Browser,
  url: string,
  { width, height, shown, tall }: (typeof sizes)[number],
): Promise<Shot> {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: "reduce" });
  // Twice: fonts are optional, and are used from the second page on.
  await page.goto(url, { waitUntil: "networkidle" });
  await page.goto(url, { waitUntil: "networkidle" });
  // Parts that the browser has not laid out yet would be blank in a picture of the whole page.
  await page.evaluate(() => document.documentElement.setAttribute("data-whole", ""));
  await scrollThrough(page);
  await page.evaluate(() => {
    // Elements fixed to the foot of the window would cover the middle of a full-page picture.
    for (const one of document.querySelectorAll<HTMLElement>("body *")) {
      const { position, bottom } = getComputedStyle(one);
      const atFoot = one.getBoundingClientRect().bottom > innerHeight - 100;
      if (position === "fixed" && atFoot) one.style.visibility = "hidden";
      if (position === "sticky" && bottom !== "auto") one.style.position = "static";
    }
  });
  const whole = await page.screenshot({ fullPage: true });
  await page.close();
  const scaled = sharp(whole).resize({ width: shown });
  const { info } = await scaled.toBuffer({ resolveWithObject: true });
  const cut = { left: 0, top: 0, width: info.width, height: Math.min(tall, info.height) };
  return {
    picture: await sharp(await scaled.toBuffer())
      .extract(cut)
      .toBuffer(),
    width: cut.width,
    height: cut.height,
  };
}

/**
 * Lazy pictures load as they are scrolled to, in a fitting size; forced to load at once they would choose another size.
 */
async function scrollThrough(page: Page): Promise<void> {
  const rows = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < rows; top += 400) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
    const areThere = page.waitForFunction(
      () =>
        [...document.images].every((picture) => {
          const { top: upper, bottom } = picture.getBoundingClientRect();
          return picture.complete || !picture.checkVisibility() || bottom < 0 || upper > innerHeight;
        }),
      null,
      { timeout: 1500 },
    );
    // Pictures outside the visible part of a carousel do not load.
    await areThere.catch(() => undefined);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
}

async function sheet(shots: readonly Shot[], file: string): Promise<void> {
  const width = shots.reduce((sum, shot) => sum + shot.width + gap, gap);
  const height = Math.max(...shots.map((shot) => shot.height)) + 2 * gap;
  let left = gap;
  const placed = shots.map(({ picture, width: own }) => {
    const at = { input: picture, left, top: gap };
    left += own + gap;
    return at;
  });
  await sharp({ create: { width, height, channels: 3, background: "#d9d9d6" } })
    .composite(placed)
    .webp({ quality: 55, effort: 6 })
    .toFile(file);
}

async function addressesOf(port: number, slug: string): Promise<string[]> {
  const origin = `http://${slug}.localhost:${port}`;
  const listing = await browser.newPage();
  await listing.goto(`${origin}/search`);
  const search = listing.url();
  const car = await listing.locator('a[href^="/cars/"]').first().getAttribute("href");
  await listing.close();
  return [`${origin}/`, search, `${origin}${car}`];
}

const browser = await launchBrowser();
const server = await startDemoServer(fixedClock);
const chosen = process.argv.slice(2);
for (const template of templateNames) {
  if (chosen.length > 0 && !chosen.includes(template)) continue;
  const { settings } = siteIn(template);
  const shots: Shot[] = [];
  for (const url of await addressesOf(server.port, settings.slug)) {
    for (const size of sizes) shots.push(await shoot(browser, url, size));
  }
  await sheet(shots, join(root, "templates", template, "picture.webp"));
  process.stdout.write(`templates/${template}/picture.webp: ${settings.name}\n`);
}
await browser.close();
await server.stop();
