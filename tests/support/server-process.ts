import { type ChildProcess, spawn } from "node:child_process";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { programFile } from "./programs.ts";

const root = join(import.meta.dirname, "../..");

/** The test runner calls itself "test", for which React would run its development build. */
const asServed = {
  NODE_ENV: "production",
  PORT: "0",
  // A second render thread would read every index again.
  WORKERS: "1",
  LOG_LEVEL: "warn",
  OUTGOING_ALLOW: "127.0.0.1,localhost",
};

/** The server in a process of its own, on a free port unless one is given. `entry`: from this file of the checkout. */
export async function startServerProcess(env: Record<string, string>, entry = programFile("server/main.ts")) {
  const child: ChildProcess = spawn(process.execPath, [resolve(root, entry)], {
    cwd: root,
    env: { ...process.env, ...asServed, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  // An interrupted test run leaves no server behind.
  const endNow = () => child.kill("SIGKILL");
  process.on("exit", endNow);
  const ended = new Promise<void>((done) =>
    child.once("exit", () => {
      process.off("exit", endNow);
      done();
    }),
  );
  const port = await new Promise<number>((ready, failed) => {
    if (child.stdout) {
      createInterface({ input: child.stdout }).on("line", (line) => {
        const found = /ready(?: on port |: open http:\/\/localhost:)(\d+)/.exec(line)?.[1];
        if (found !== undefined) ready(Number(found));
      });
    }
    child.once("exit", (code) => failed(new Error(`the server ended with code ${code} before it was ready`)));
  });
  return {
    port,
    pid: child.pid ?? 0,
    async stop(signal: NodeJS.Signals = "SIGTERM") {
      child.kill(signal);
      await ended;
    },
  };
}
