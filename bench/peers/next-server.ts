import { spawn } from "node:child_process";
import { once } from "node:events";
import { findFreePort } from "#tests/support/store-free-port.ts";
import { type NextHome, quietly } from "./install.ts";

/** The built application as `next start` serves it. */
export async function startNext({ home, command }: NextHome, compress: boolean) {
  const port = await findFreePort();
  const child = spawn(process.execPath, [command, "start", "-p", String(port), "-H", "127.0.0.1"], {
    cwd: home,
    env: { ...process.env, ...quietly, COMPRESS: compress ? "1" : "0" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const endNow = () => child.kill("SIGKILL");
  process.on("exit", endNow);
  const limit = performance.now() + 60_000;
  while (!(await isUp(port))) {
    if (child.exitCode !== null || performance.now() > limit) throw new Error("next start did not come up");
    await new Promise((done) => setTimeout(done, 200));
  }
  return {
    port,
    pid: child.pid ?? 0,
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
      process.off("exit", endNow);
    },
  };
}

const isUp = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/kept`).then(
    (answer) => answer.ok,
    () => false,
  );
