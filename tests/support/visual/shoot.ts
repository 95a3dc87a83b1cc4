import type { Browser } from "playwright-core";
import sharp from "sharp";
import { ask } from "#tests/support/ask.ts";
import { patienceMs } from "#tests/support/browser-launch.ts";

/** A picture as it is compared and kept: small, so that letters blur to lines and blocks stay blocks. */
export type Small = { data: Buffer; width: number; height: number };

export type Shown = { port: number; slug: string; path: string };

const shownWidth = 1440;
const keptWidth = 360;

/**
 * The whole page as the server has drawn it, the same each time: no script, no movement, letters there at the first
 * paint, every picture loaded.
 */
export async function shoot(browser: Browser, { port, slug, path }: Shown): Promise<Small> {
  const context = await browser.newContext({ viewport: { width: shownWidth, height: 900 } });
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  await page.route("**/*", async (route) => {
    const kind = route.request().resourceType();
    if (kind === "script") return route.abort();
    if (kind !== "stylesheet") return route.continue();
    const { pathname, search } = new URL(route.request().url());
    const sheet = await ask(port, slug, pathname + search, { accept: "text/css" });
    const body = sheet.text.replaceAll(/font-display:\s*optional/g, "font-display:block");
    return route.fulfill({ contentType: "text/css", body });
  });
  await page.goto(`http://${slug}.localhost:${port}${path}`);
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  const png = await page.screenshot({ fullPage: true, animations: "disabled" });
  await context.close();
  return read(await sharp(png).resize({ width: keptWidth }).removeAlpha().png().toBuffer());
}

/** What is kept in the repository. */
export function keep({ data, width, height }: Small): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ quality: 70, effort: 6 })
    .toBuffer();
}

export async function read(file: Buffer | string): Promise<Small> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
