import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { desktop, openLive, useBrowser } from "#tests/support/browser.ts";
import { changes } from "./changes.ts";
import { copyCheckout } from "./checkout-copy.ts";
import { startDev } from "./dev-process.ts";

// `npm run dev` never shows old code: in a copy of the checkout one file of each room is changed while a browser has a
// page open, which nobody loads again.

const browser = useBrowser();
let checkout: string;
let dev: Awaited<ReturnType<typeof startDev>>;
const seconds: [string, string][] = [];

beforeAll(async () => {
  checkout = copyCheckout();
  dev = await startDev(checkout);
});

afterAll(async () => {
  await dev.stop();
  rmSync(checkout, { recursive: true });
  const width = Math.max(...seconds.map(([kind]) => kind.length));
  process.stdout.write(`${seconds.map(([kind, time]) => `${kind.padEnd(width)}  ${time} s`).join("\n")}\n`);
});

// A change that is not shown has its reason in what the server last printed.
afterEach(({ task }) => {
  if (task.result?.state === "fail") process.stdout.write(`npm run dev printed:\n${dev.printed().slice(-3000)}\n`);
});

const addressOf = (path: string): string => `http://harbour-city-motors.localhost:${dev.port}${path}`;

async function open(path: string): Promise<Page> {
  const page = await browser.page(desktop);
  await openLive(page, addressOf(path));
  return page;
}

function edit(file: string, from: string, to: string): void {
  const path = join(checkout, file);
  const before = readFileSync(path, "utf8");
  const after = from === "" ? `${before}\n${to}\n` : before.replace(from, to);
  expect(after, `"${from}" is not in ${file}`).not.toBe(before);
  writeFileSync(path, after);
}

/** The page may be loading again just then. */
const isTrue = (page: Page, what: string): Promise<boolean> => page.evaluate<boolean>(what).catch(() => false);

test.each(changes)(
  "$kind: the open page shows what is saved in $file",
  async ({ kind, file, from, to, path, isShown }) => {
    const page = await open(path);
    expect(await isTrue(page, isShown)).toBe(false);

    const begun = performance.now();
    edit(file, from, to);
    await expect.poll(() => isTrue(page, isShown), { interval: 20 }).toBe(true);

    seconds.push([kind, ((performance.now() - begun) / 1000).toFixed(1)]);
  },
);

test("a mistake in a file is shown in the page and in the terminal, until it is mended", async () => {
  const page = await open("/about");
  edit("server/http/app.ts", "const app = new Hono<RequestEnv>();", "const app = new Hono<RequestEnv>(;");
  await expect.poll(() => isTrue(page, `document.body.innerText.includes("server/http/app.ts")`)).toBe(true);
  expect(dev.printed()).toContain("server/http/app.ts");

  edit("server/http/app.ts", "const app = new Hono<RequestEnv>(;", "const app = new Hono<RequestEnv>();");
  await expect.poll(() => page.title()).toContain("Our story");
});

test("a mistake in a file that a start reads is shown in the page, until it is mended", async () => {
  const page = await open("/about");
  edit("demo/sites/corner-lot.yaml", "slug: corner-lot", "slugg: corner-lot");
  await expect.poll(() => isTrue(page, `document.body.innerText.includes("slugg")`)).toBe(true);

  edit("demo/sites/corner-lot.yaml", "slugg: corner-lot", "slug: corner-lot");
  await expect.poll(() => page.title()).toContain("Our story");
});

test("a mistake while a page is drawn is shown in the page, until it is mended", async () => {
  const page = await open("/about");
  edit(
    "app/ui/breadcrumb.tsx",
    "const last = crumbs.at(-1);",
    'const last = crumbs.at(-1); throw new Error("No crumbs today.");',
  );
  await expect.poll(() => isTrue(page, `document.body.innerText.includes("No crumbs today.")`)).toBe(true);

  edit("app/ui/breadcrumb.tsx", ' throw new Error("No crumbs today.");', "");
  await expect.poll(() => page.title()).toContain("Our story");
});

test("what a visitor has typed is still there after a restart", async () => {
  const page = await open("/contact");
  const message = page.getByRole("textbox", { name: /message/i }).first();
  await message.fill("Is the boot big enough for two bikes?");
  edit("app/copy/errors.ts", "Something went wrong on our side", "Something broke on our side");
  const restarts = () => dev.printed().split("app/copy/errors.ts: shown").length;
  await expect.poll(restarts).toBeGreaterThan(1);
  await expect.poll(() => message.inputValue()).toBe("Is the boot big enough for two bikes?");
});

test("[--threads, --cache] a page from a render thread and the page cache is not older than its code", async () => {
  await dev.stop();
  dev = await startDev(checkout, ["--threads", "1", "--cache"]);
  const page = await open("/nowhere");
  const cached = await page.goto(addressOf("/nowhere"));
  expect(cached?.headers()["server-timing"]).toContain("cache;desc=hit");
  expect(await isTrue(page, `document.body.innerText.includes("Nothing at all")`)).toBe(false);

  edit("app/copy/errors.ts", "There is no page here", "Nothing at all");
  await expect.poll(() => isTrue(page, `document.body.innerText.includes("Nothing at all")`)).toBe(true);
});
