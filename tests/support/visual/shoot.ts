import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { ask } from "#tests/support/ask.ts";
import { patienceMs } from "#tests/support/browser-launch.ts";
import { differences, type Small } from "./compare.ts";
import { pathOf } from "./page-path.ts";
import { type Opened, type Reference, sizes } from "./references.ts";

/** Browsers draw at most 16,384 rows in one go. */
const sliceRows = 4000;
/** A slice that looks wrong is taken again so often at least, and while the page has this long in all. */
const leastTries = 6;
const drawingMs = 60_000;

/** What can be swept sideways lies at its beginning. */
const atRest = "* { scroll-snap-type: none !important; scroll-initial-target: none !important; }";

/**
 * A page as the server has drawn it, the same each time: no script, no movement, letters there at the first paint,
 * every picture loaded. `more` is put behind its styles.
 */
export async function openStill(browser: Browser, port: number, reference: Reference, more = ""): Promise<Page> {
  const { slug } = reference;
  const { width, height } = sizes[reference.size];
  // The page's own policy refuses style elements that it did not write; these pictures need one.
  const context = await browser.newContext({ viewport: { width, height }, bypassCSP: true });
  // The first page of a server with hot reload is compiled while it is asked for.
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  await page.route("**/*", async (route) => {
    const kind = route.request().resourceType();
    if (kind === "script") return route.abort();
    const { pathname, search } = new URL(route.request().url());
    if (kind === "document") {
      const drawn = await ask(port, slug, pathname + search, { accept: "text/html" });
      if (drawn.status !== 200) return route.continue();
      // A picture of a whole page shows what lies below the window too, clipped as it is once somebody is there.
      const body = drawn.text.replace("content-visibility:auto", "contain:layout paint style");
      return route.fulfill({ contentType: "text/html; charset=utf-8", body });
    }
    if (kind !== "stylesheet") return route.continue();
    const sheet = await ask(port, slug, pathname + search, { accept: "text/css" });
    const body = sheet.text.replaceAll(/font-display:\s*optional/g, "font-display:block");
    return route.fulfill({ contentType: "text/css", body });
  });
  await page.goto(`http://${slug}.localhost:${port}${await pathOf(port, reference)}`);
  await page.addStyleTag({ content: atRest + more });
  if (reference.opened) await open[reference.opened](page);
  const missing = await page.evaluate(async () => {
    const pictures = [...document.images];
    const settled = (picture: HTMLImageElement) =>
      new Promise<unknown>((done) => {
        if (picture.complete) done(picture);
        picture.addEventListener("load", done, { once: true });
        picture.addEventListener("error", done, { once: true });
      });
    await document.fonts.ready;
    for (const picture of pictures) {
      // Which file a browser takes hangs on when it looked; here it is the first that is wide enough.
      const files = picture.srcset.split(/,\s+|,(?=\/)/).map((one) => one.trim().split(/\s+/));
      const wide = files.find(([, width = ""]) => Number.parseInt(width, 10) >= picture.clientWidth) ?? files.at(-1);
      picture.removeAttribute("srcset");
      picture.loading = "eager";
      // Else a browser may draw the page first and the picture into it later.
      picture.decoding = "sync";
      if (wide?.[0]) picture.src = wide[0];
    }
    await Promise.all(pictures.map(settled));
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    for (const swept of document.querySelectorAll("*")) if (swept.scrollLeft !== 0) swept.scrollLeft = 0;
    // What moves for ever has no end; without a script nothing else does.
    for (const movement of document.getAnimations()) {
      if (movement.effect?.getComputedTiming().endTime !== Infinity) movement.finish();
      else movement.cancel();
    }
    return pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ currentSrc, src }) => currentSrc || src);
  });
  if (missing.length > 0) throw new Error(`pictures that do not come: ${missing.join(", ")}`);
  return page;
}

/** By the browser's own means, without a script; a press that goes to the element does not scroll the page. */
const open: Record<Opened, (page: Page) => Promise<void>> = {
  filters: (page) => page.getByRole("button", { name: /^Filters/ }).dispatchEvent("click"),
  menu: (page) => mainMenu(page).locator("summary").first().dispatchEvent("click"),
  drawer: (page) => page.getByRole("button", { name: "Menu", exact: true }).dispatchEvent("click"),
};
const mainMenu = (page: Page) => page.getByRole("navigation", { name: "Main" });

/**
 * The whole of an open page, or its window where something is opened over it, taken in slices, each made small. A busy browser may draw pictures and their filters after
 * the page: a slice counts when it looks as `expected`, or, where nothing is expected, when it is the same twice.
 */
export async function photograph(page: Page, { size, opened }: Reference, expected?: Small): Promise<Small> {
  const { width, height, kept } = sizes[size];
  // The protocol's own call: it draws at twice the size that is kept, and need not pack what is unpacked again at once.
  const protocol = await page.context().newCDPSession(page);
  const rows = opened ? height : await page.evaluate(() => document.documentElement.scrollHeight);
  const slices: Small[] = [];
  const until = performance.now() + drawingMs;
  let top = 0;
  for (let y = 0; y < rows; y += sliceRows) {
    const clip = { x: 0, y, width, height: Math.min(sliceRows, rows - y), scale: (2 * kept) / width };
    const take = async (): Promise<Small> => {
      const options = { clip, captureBeyondViewport: !opened, optimizeForSpeed: true } as const;
      const { data } = await protocol.send("Page.captureScreenshot", options);
      return small(Buffer.from(data, "base64"), kept);
    };
    const counts = (slice: Small, before: Small | null): boolean =>
      expected
        ? differences(slice, rowsOf(expected, top, slice.height)).length === 0
        : before !== null && before.data.equals(slice.data);
    let [before, slice]: [Small | null, Small] = [null, await take()];
    for (let tries = 1; !counts(slice, before) && (tries < leastTries || performance.now() < until); tries++) {
      [before, slice] = [slice, await take()];
    }
    slices.push(slice);
    top += slice.height;
  }
  return { data: Buffer.concat(slices.map(({ data }) => data)), width: kept, height: top };
}

async function small(png: Buffer, kept: number): Promise<Small> {
  const resized = sharp(png).resize({ width: kept }).ensureAlpha().raw();
  const { data, info } = await resized.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function rowsOf({ data, width, height }: Small, from: number, count: number): Small {
  const end = Math.min(height, from + count);
  return { data: data.subarray(from * width * 4, end * width * 4), width, height: Math.max(0, end - from) };
}

export async function shoot(browser: Browser, port: number, reference: Reference, more = ""): Promise<Small> {
  const page = await openStill(browser, port, reference, more);
  try {
    return await photograph(page, reference);
  } finally {
    await page.context().close();
  }
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
