import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import sharp from "sharp";
import { ask } from "#tests/support/ask.ts";
import { patienceMs } from "#tests/support/patience.ts";
import { differences, mostRows, type Small } from "./compare.ts";
import { pathOf } from "./page-path.ts";
import { type Opened, type Reference, sizes } from "./references.ts";

/** Browsers render at most 16,384 rows at once. */
const sliceRows = 4000;
/** A slice that differs is retaken at least this often, and until the time limit of the page is over. */
const leastTries = 6;
const drawingMs = patienceMs;

/** Strips that scroll sideways are at their start, and their pictures are drawn wherever they stand on the page. */
const atRest =
  "* { scroll-snap-type: none !important; scroll-initial-target: none !important; content-visibility: visible !important; }";

export type OpenContext = (options: BrowserContextOptions) => Promise<BrowserContext>;

/**
 * A page as the server has rendered it, the same each time: no script, no movement, fonts present at the first paint,
 * every picture loaded. `more` is added after its styles.
 */
export async function openStill(open: OpenContext, port: number, reference: Reference, more = ""): Promise<Page> {
  const { slug } = reference;
  const { width, height } = sizes[reference.size];
  // The page's policy refuses foreign style elements; these pictures need one.
  const context = await open({ viewport: { width, height }, bypassCSP: true });
  const page = await context.newPage();
  await page.route("**/*", async (route) => {
    const kind = route.request().resourceType();
    if (kind === "script") return route.abort();
    const { pathname, search } = new URL(route.request().url());
    if (kind === "document") {
      const drawn = await ask(port, slug, pathname + search, { accept: "text/html" });
      if (drawn.status !== 200) return route.continue();
      // A full-page picture also shows the parts below the window, clipped as they are once they are on screen.
      const whole = drawn.text.replace("content-visibility:auto", "contain:layout paint style");
      // Styled as with its script, which changes nothing else of a still page.
      const body = whole.replace("<html ", '<html data-live="" ');
      return route.fulfill({ contentType: "text/html; charset=utf-8", body });
    }
    if (kind !== "stylesheet") return route.continue();
    const sheet = await ask(port, slug, pathname + search, { accept: "text/css" });
    const body = sheet.text.replaceAll(/font-display:\s*optional/g, "font-display:block");
    return route.fulfill({ contentType: "text/css", body });
  });
  await page.goto(`http://${slug}.localhost:${port}${await pathOf(port, reference)}`);
  await page.addStyleTag({ content: atRest + more });
  if (reference.opened) await openPart[reference.opened](page);
  await page.evaluate(chooseFiles);
  await page.waitForFunction(
    () => document.fonts.status === "loaded" && [...document.images].every(({ complete }) => complete),
  );
  const missing = await page.evaluate(drawAtRest);
  if (missing.length > 0) throw new Error(`pictures that do not come: ${missing.join(", ")}`);
  return page;
}

/** Runs in the page. Which file of a picture a browser chooses depends on timing; here it is the first that is wide enough. */
function chooseFiles(): void {
  for (const picture of document.images) {
    const files = picture.srcset.split(/,\s+|,(?=\/)/).map((one) => one.trim().split(/\s+/));
    const wide = files.find(([, width = ""]) => Number.parseInt(width, 10) >= picture.clientWidth) ?? files.at(-1);
    picture.removeAttribute("srcset");
    picture.loading = "eager";
    // Otherwise a browser may paint the page first and the picture later.
    picture.decoding = "sync";
    if (wide?.[0]) picture.src = wide[0];
  }
}

/** Runs in the page, once every picture has come or failed. Returns those that failed. */
async function drawAtRest(): Promise<string[]> {
  const pictures = [...document.images];
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  for (const swept of document.querySelectorAll("*")) if (swept.scrollLeft !== 0) swept.scrollLeft = 0;
  // Endless animations have no end; without script there are no others.
  for (const movement of document.getAnimations()) {
    if (movement.effect?.getComputedTiming().endTime !== Infinity) movement.finish();
    else movement.cancel();
  }
  return pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ currentSrc, src }) => currentSrc || src);
}

/** With the browser's own means, without script; an event sent to the element does not scroll the page. */
const openPart: Record<Opened, (page: Page) => Promise<void>> = {
  filters: (page) => page.getByRole("button", { name: /^Filters/ }).dispatchEvent("click"),
  menu: (page) => mainMenu(page).locator("summary").first().dispatchEvent("click"),
  drawer: (page) => page.getByRole("button", { name: "Menu", exact: true }).dispatchEvent("click"),
};
const mainMenu = (page: Page) => page.getByRole("navigation", { name: "Main" });

/**
 * The whole page, or its window if something is opened over it, taken in slices, each scaled down. A busy browser may
 * paint pictures and their filters after the page: a slice counts when it matches `expected`, or, without one, when it
 * is the same twice.
 */
export async function photograph(page: Page, { size, opened }: Reference, expected?: Small): Promise<Small> {
  const { width, height, storedWidth } = sizes[size];
  // The protocol's own call: it renders at twice the stored size, and skips compression that would be undone at once.
  const protocol = await page.context().newCDPSession(page);
  const until = performance.now() + drawingMs;
  const rowsNow = () => (opened ? height : page.evaluate(() => document.documentElement.scrollHeight));
  const isExpected = (rows: number) =>
    !expected || Math.abs((rows * storedWidth) / width - expected.height) <= mostRows || performance.now() > until;
  let rows = await rowsNow();
  // A busy browser may lay out the end of a page later.
  while (!isExpected(rows)) rows = await rowsNow();
  const slices: Small[] = [];
  let top = 0;
  for (let y = 0; y < rows; y += sliceRows) {
    const clip = { x: 0, y, width, height: Math.min(sliceRows, rows - y), scale: (2 * storedWidth) / width };
    const take = async (): Promise<Small> => {
      const options = { clip, captureBeyondViewport: !opened, optimizeForSpeed: true } as const;
      const { data } = await protocol.send("Page.captureScreenshot", options);
      return small(Buffer.from(data, "base64"), storedWidth);
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
  return { data: Buffer.concat(slices.map(({ data }) => data)), width: storedWidth, height: top };
}

async function small(png: Buffer, storedWidth: number): Promise<Small> {
  const resized = sharp(png).resize({ width: storedWidth }).ensureAlpha().raw();
  const { data, info } = await resized.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function rowsOf({ data, width, height }: Small, from: number, count: number): Small {
  const end = Math.min(height, from + count);
  return { data: data.subarray(from * width * 4, end * width * 4), width, height: Math.max(0, end - from) };
}

export async function shoot(open: OpenContext, port: number, reference: Reference, more = ""): Promise<Small> {
  const page = await openStill(open, port, reference, more);
  try {
    return await photograph(page, reference);
  } finally {
    await page.context().close();
  }
}

/** The picture as the repository stores it. */
export function keep({ data, width, height }: Small): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ quality: 70, effort: 6 })
    .toBuffer();
}

export async function read(file: Buffer | string): Promise<Small> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
