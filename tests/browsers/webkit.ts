import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { Builder, By, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import { isHeaded } from "#tests/support/watching.ts";
import { browserPaths } from "./browser-paths.ts";
import type { BrowserUnderTest, Means } from "./means.ts";

/** WebKitGTK's MiniBrowser in its own window, over WebDriver. `off` names features to turn off. */
export async function startWebKit(off: readonly string[] = []): Promise<BrowserUnderTest> {
  const paths = browserPaths();
  const folder = mkdtempSync(join(tmpdir(), "forecourt-webkit-"));
  narrowToolbar(folder);
  // It has no mode without windows: unless somebody watches, they are on a screen of their own.
  const screen = isHeaded() ? null : startScreen(paths.xvfb);
  const display = screen === null ? process.env["DISPLAY"] : `:${await firstWord(screen)}`;
  const port = await freePort();
  const driver = spawn(paths.webkitDriver, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display,
      XDG_CONFIG_HOME: folder,
      LIBGL_ALWAYS_SOFTWARE: "1",
      // Its sandbox cannot be set up as root or in a container.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    },
    stdio: "ignore",
  });
  const endNow = () => {
    driver.kill();
    screen?.kill();
  };
  process.once("exit", endNow);
  await untilListening(port);
  return {
    window: async () => windowOf(await session(port, paths.webkit, off)),
    async end() {
      process.off("exit", endNow);
      endNow();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const startScreen = (xvfb: string): ChildProcess =>
  spawn(xvfb, ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });

function session(port: number, binary: string, off: readonly string[]): Promise<WebDriver> {
  const features = off.length > 0 ? [`--features=${off.map((name) => `!${name}`).join()}`] : [];
  return new Builder()
    .disableEnvironmentOverrides()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: "MiniBrowser",
      // The page is watched from its first script on, so no need to wait for its last picture.
      pageLoadStrategy: "none",
      "webkitgtk:browserOptions": { binary, args: ["--automation", ...features] },
    })
    .build();
}

const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB };

function windowOf(driver: WebDriver): Means<WebElement> {
  const errors: string[] = [];
  /** Errors of this page; the next page starts its own list. */
  const takeFaults = async () => errors.push(...(await driver.executeScript<string[]>(takeErrors)));
  return {
    async goTo(address) {
      await takeFaults();
      await driver.executeScript("window.isBefore = true");
      await driver.get(address);
      await driver.wait(async () => {
        // Between two pages nothing can answer.
        const isNext = await driver.executeScript(watchErrors).catch(() => false);
        return isNext === true;
      }, 300_000);
    },
    goBack: () => driver.navigate().back(),
    address: () => driver.getCurrentUrl(),
    run: (body, ...values) => driver.executeScript(body, ...values),
    find: (body, ...values) => driver.executeScript<WebElement | null>(body, ...values),
    async click(found) {
      // With smooth scrolling the page has not arrived yet when the driver looks.
      await driver.executeScript('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', found);
      await found.click();
    },
    async type(found, text) {
      await driver.executeScript("arguments[0].focus(); arguments[0].select()", found);
      await found.sendKeys(text);
    },
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    choose: async (found, value) => found.findElement(By.css(`option[value="${value}"]`)).click(),
    async attach(found, files) {
      for (const file of files) await found.sendKeys(file);
    },
    async resize(width, height) {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
      // The page hears of its new size later than the driver.
      const isResized = async () => (await driver.executeScript<number>("return innerWidth")) === width;
      await driver.wait(isResized, 120_000, `the window did not become ${width} px wide`);
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
    async faults() {
      await takeFaults();
      return errors;
    },
    close: () => driver.quit(),
  };
}

const watchErrors = `
  if (window.isBefore || location.href === "about:blank") return false;
  if (window.errorsSeen) return true;
  const seen = (window.errorsSeen = []);
  addEventListener("error", ({ message }) => message && seen.push(message));
  addEventListener("unhandledrejection", ({ reason }) => seen.push(String(reason)));
  return true;`;
const takeErrors = `return window.errorsSeen ? window.errorsSeen.splice(0) : [];`;

/** Its buttons would keep the window wider than a phone. */
function narrowToolbar(folder: string): void {
  mkdirSync(join(folder, "gtk-3.0"));
  writeFileSync(join(folder, "gtk-3.0/gtk.css"), "* { min-width: 0; padding: 0; margin: 0; border-width: 0; }\n");
}

function firstWord(screen: ChildProcess): Promise<string> {
  return new Promise((done, failed) => {
    (screen.stdio[3] as Readable | null)?.once("data", (data: Buffer) => done(data.toString().trim()));
    screen.once("exit", (code) => failed(new Error(`Xvfb ended with code ${code}`)));
  });
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });
}

async function untilListening(port: number): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("WebKitWebDriver does not answer within a minute.");
}
