import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const root = join(import.meta.dirname, "../..");

/** The demo network as a user starts it: its own process, its own folder, a free port. */
export async function startDemoServer(env: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "forecourt-demo-"));
  const child = spawn(process.execPath, [join(root, "server/main.ts")], {
    cwd: root,
    env: { ...process.env, DEMO: "1", PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "warn", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await new Promise<number>((ready, failed) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const found = /localhost:(\d+)/.exec(line)?.[1];
      if (found !== undefined) ready(Number(found));
    });
    child.once("exit", (code) => failed(new Error(`the demo server ended with code ${code}`)));
  });
  return {
    port,
    dataDir,
    address: (slug: string) => `http://${slug}.localhost:${port}`,
    async stop() {
      const ended = new Promise((done) => child.once("exit", done));
      child.kill("SIGTERM");
      await ended;
      rmSync(dataDir, { recursive: true });
    },
  };
}
