import { spawn } from "node:child_process";
import { join } from "node:path";

/** `npm run dev` in this checkout, on a free port, and what it prints. */
export async function startDev(checkout: string, words: readonly string[] = []) {
  const child = spawn(process.execPath, ["scripts/dev.ts", ...words], {
    cwd: checkout,
    env: { ...process.env, NODE_ENV: "development", PORT: "0", DATA_DIR: join(checkout, ".data") },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // An interrupted test run leaves no server behind.
  const endNow = () => child.kill("SIGKILL");
  process.on("exit", endNow);
  let printed = "";
  const ended = new Promise<void>((done) =>
    child.once("exit", () => {
      process.off("exit", endNow);
      done();
    }),
  );
  const port = await new Promise<number>((ready, failed) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        printed += text;
        const found = /open http:\/\/localhost:(\d+)/.exec(printed)?.[1];
        if (found !== undefined) ready(Number(found));
      });
    }
    child.once("exit", (code) => failed(new Error(`npm run dev ended with code ${code}: ${printed}`)));
  });
  return {
    port,
    printed: () => printed,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
