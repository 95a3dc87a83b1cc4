import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Browser } from "playwright-core";
import sharp from "sharp";
import { rootOption, serveCheckout } from "#bench/browser/checkout.ts";
import {
  addressOf,
  allTemplates,
  chosen,
  expectServed,
  type MeasuredPage,
  measuredPages,
  pageKinds,
  templatesIn,
} from "#bench/browser/pages.ts";
import { slowLine, slowProcessor, smallPhone } from "#bench/browser/throttle.ts";
import { launchBrowser } from "#tests/support/browser-launch.ts";
import { patienceMs } from "#tests/support/patience.ts";
import { type Frame, frameAt, strip } from "./strip.ts";

const everyMs = 500;

/**
 * `npm run bench -- filmstrip [--templates NAME] [--kinds listing,vehicle] [--seconds 8] [--out DIR] [--root DIR]`.
 * Shows what a phone displays while a page loads: a picture every half second, all in a row, on a connection of 1.6
 * Mbit/s with 150 ms round trip and a processor four times slower.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      templates: { type: "string", default: templatesIn(allTemplates)[0] ?? "" },
      kinds: { type: "string", default: "listing,vehicle" },
      seconds: { type: "string", default: "8" },
      out: { type: "string", default: join(import.meta.dirname, "../../node_modules/.cache/filmstrip") },
      root: rootOption,
    },
  });
  const out = resolve(values.out);
  mkdirSync(out, { recursive: true });
  const server = await serveCheckout(values.root);
  const browser = await launchBrowser();
  try {
    const kinds = chosen(values.kinds, pageKinds);
    for (const page of await measuredPages(server.port, templatesIn(values.templates), kinds)) {
      await expectServed(server.port, page);
      // The first load generates the pictures that the page requests.
      await film(browser, server.port, page, everyMs);
      const frames = await film(browser, server.port, page, Number(values.seconds) * 1000);
      const name = `${page.template}-${page.kind}`;
      const times = Array.from({ length: (Number(values.seconds) * 1000) / everyMs }, (_, at) => (at + 1) * everyMs);
      for (const ms of times) {
        const frame = frameAt(frames, ms);
        if (frame) await sharp(frame.picture).toFile(join(out, `${name}-${(ms / 1000).toFixed(1)}s.png`));
      }
      await (await strip(frames, times)).toFile(join(out, `${name}.png`));
      process.stdout.write(`${join(out, `${name}.png`)}: ${times.length} pictures\n`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Every frame that the browser paints, with its time since the request. */
async function film(browser: Browser, port: number, measured: MeasuredPage, forMs: number): Promise<Frame[]> {
  const context = await browser.newContext(smallPhone);
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  const protocol = await slowProcessor(page);
  await slowLine(protocol);
  const taken: { at: number; picture: Buffer }[] = [];
  protocol.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    taken.push({ at: (metadata.timestamp ?? 0) * 1000, picture: Buffer.from(data, "base64") });
    void protocol.send("Page.screencastFrameAck", { sessionId });
  });
  await protocol.send("Page.startScreencast", { format: "png", everyNthFrame: 1 });
  await page.goto(addressOf(port, measured), { waitUntil: "load" });
  const begun = await page.evaluate(() => performance.timeOrigin);
  await page.waitForTimeout(Math.max(0, begun + forMs - Date.now()));
  await protocol.send("Page.stopScreencast");
  await context.close();
  return taken.map(({ at, picture }) => ({ ms: at - begun, picture }));
}
