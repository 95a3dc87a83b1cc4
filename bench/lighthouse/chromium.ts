import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { browserPath, quietFlags } from "#tests/support/browser-launch.ts";

/** A browser that a tool drives over a port, with a temporary profile. */
export async function startChromium() {
  const profile = mkdtempSync(join(tmpdir(), "forecourt-chromium-"));
  const flags = [...quietFlags, "--headless", "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"];
  // The browser's path may be a script that starts the browser: both end as one process group.
  const child: ChildProcess = spawn(browserPath(), flags, { stdio: ["ignore", "ignore", "pipe"], detached: true });
  const endNow = () => child.pid !== undefined && process.kill(-child.pid, "SIGKILL");
  process.on("exit", endNow);
  const ended = new Promise<void>((done) => child.once("close", () => done()));
  const port = await new Promise<number>((ready, failed) => {
    if (child.stderr) {
      createInterface({ input: child.stderr }).on("line", (line) => {
        const found = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(line)?.[1];
        if (found !== undefined) ready(Number(found));
      });
    }
    child.once("error", failed);
    child.once("exit", (code) => failed(new Error(`the browser ended with code ${code} before it was ready`)));
  });
  return {
    port,
    async stop(): Promise<void> {
      endNow();
      await ended;
      process.off("exit", endNow);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
