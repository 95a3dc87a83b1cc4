import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { patienceMs } from "./browser-launch.ts";

// A page in a new context starts a process and reads and compiles the site's script again: nearly twice the processor
// time of a page that is opened in a window that was used before. So a window that a test leaves as it found it serves
// the next test of the same kind.

/** Whoever calls one of these leaves something behind that cannot be taken back, or relies on an empty cache. */
const lasting = {
  page: ["addInitScript", "close", "emulateMedia", "exposeFunction", "on", "once", "route", "setViewportSize"],
  context: ["addInitScript", "close", "grantPermissions", "newCDPSession", "newPage", "on", "route", "setOffline"],
} as const;

type Window = { page: Page; context: BrowserContext; origins: Set<string>; isSpent: boolean; end: () => Promise<void> };

export class PagePool {
  readonly #browser: Browser;
  /** By the options of their contexts. */
  readonly #idle = new Map<string, Window[]>();
  readonly #taken = new Map<Page, { window: Window; kind: string }>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** A page with empty storage; the browser's HTTP cache of the sites may remain. */
  async take(options: BrowserContextOptions): Promise<Page> {
    const kind = JSON.stringify(options);
    const window = this.#idle.get(kind)?.pop() ?? (await this.#open(options));
    this.#taken.set(window.page, { window, kind });
    return window.page;
  }

  /** Empties the page for the next test, or closes it if a test has changed what cannot be changed back. */
  async giveBack(page: Page): Promise<void> {
    const taken = this.#taken.get(page);
    this.#taken.delete(page);
    if (!taken) return;
    const { window, kind } = taken;
    if (window.isSpent || window.origins.size > 1 || !(await hasEmptied(window))) return window.end();
    this.#idle.set(kind, [...(this.#idle.get(kind) ?? []), window]);
  }

  async #open(options: BrowserContextOptions): Promise<Window> {
    const context = await this.#browser.newContext(options);
    context.setDefaultTimeout(patienceMs);
    const page = await context.newPage();
    const window: Window = { page, context, origins: new Set(), isSpent: false, end: context.close.bind(context) };
    page.on("framenavigated", (frame) => {
      if (frame === page.mainFrame() && frame.url().startsWith("http")) window.origins.add(new URL(frame.url()).origin);
    });
    const spend = () => (window.isSpent = true);
    for (const name of lasting.page) watch(page, name, spend);
    for (const name of lasting.context) watch(context, name, spend);
    watch(page.clock, "install", spend);
    return window;
  }
}

/** Calls `onUse` before the method. */
function watch<T extends object>(subject: T, name: keyof T, onUse: () => void): void {
  const method = subject[name] as (...given: unknown[]) => unknown;
  Object.assign(subject, {
    [name](...given: unknown[]) {
      onUse();
      return method.apply(subject, given);
    },
  });
}

/** False if the page has ended. A plain text of the same site runs no script that would write while the page is left. */
async function hasEmptied({ page, context, origins }: Window): Promise<boolean> {
  try {
    const [origin] = origins;
    await page.mouse.move(0, 0);
    if (origin !== undefined) {
      await page.goto(`${origin}/robots.txt`);
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    }
    await context.clearCookies();
    return true;
  } catch {
    return false;
  }
}
