import puppeteer, { type ElementHandle } from "puppeteer-core";
import { isHeaded } from "#tests/support/watching.ts";
import { browserPaths } from "./browser-paths.ts";
import type { BrowserUnderTest, Means } from "./means.ts";

type Run = (...values: unknown[]) => unknown;
/** Code that the driver runs is not bound by the page's content security policy. */
// oxlint-disable-next-line typescript/no-implied-eval -- it is made here and run there
const functionOf = (body: string): Run => new Function(body) as Run;

/** Debian's Firefox ESR, over WebDriver BiDi. */
export async function startFirefox(): Promise<BrowserUnderTest> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: browserPaths().firefox,
    defaultViewport: null,
    headless: !isHeaded(),
    // Scrollbars that take up space, as on most computers.
    extraPrefsFirefox: { "widget.gtk.overlay-scrollbars.enabled": false },
    protocolTimeout: 300_000,
    timeout: 300_000,
  });
  return {
    async window() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      page.setDefaultTimeout(300_000);
      const faults: string[] = [];
      page.on("pageerror", (error) => faults.push(String(error)));
      const means: Means<ElementHandle> = {
        goTo: async (address) => void (await page.goto(address)),
        goBack: async () => void (await page.goBack()),
        address: async () => page.url(),
        run: (body, ...values) => page.evaluate(functionOf(body), ...values),
        async find(body, ...values) {
          const found = await page.evaluateHandle(functionOf(body), ...values);
          return found.asElement() as ElementHandle | null;
        },
        click: (found) => found.click(),
        async type(found, text) {
          await found.evaluate((field) => (field as HTMLInputElement).select());
          await found.type(text);
        },
        press: (key) => page.keyboard.press(key),
        choose: async (found, value) => void (await found.select(value)),
        attach: (found, files) => (found as ElementHandle<HTMLInputElement>).uploadFile(...files),
        resize: (width, height) => page.setViewport({ width, height }),
        screenshot: async () => Buffer.from(await page.screenshot()),
        faults: async () => faults,
        close: () => context.close(),
      };
      return means;
    },
    end: () => browser.close(),
  };
}
