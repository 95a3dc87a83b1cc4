import { parseArgs } from "node:util";
import { DevServer } from "./dev/dev-server.ts";
import { showHelp } from "./show-help.ts";
import { whyNotStarted } from "#server/start/why-not-started.ts";

// `npm run dev`: the demo network, and what a saved file changes shown in about two seconds.
showHelp(`npm run dev [-- --threads 2] [-- --cache]

Serves the demo dealerships from source. A saved file restarts the server, and open pages load again with what was typed
in their forms; a style sheet changes in the page. A mistake is shown in the page and here until it is mended.

--threads N   render pages in N threads, as npm start does; without it the main thread renders them
--cache       keep finished pages in the page cache, as npm start does
PORT=3001     another port, if 3000 is taken`);

process.env["DEMO"] ??= "1";
process.env["LOG_LEVEL"] ??= "warn";
// A restart waits for answers in progress only.
process.env["DRAIN_SECONDS"] ??= "0";
process.env["SHUTDOWN_SECONDS"] ??= "2";

const endMs = 3000;

try {
  const { values } = parseArgs({ options: { threads: { type: "string" }, cache: { type: "boolean" } } });
  const threads = Number(values.threads ?? 0);
  if (!Number.isInteger(threads) || threads < 0) throw new Error("--threads takes a number such as 2.");
  const server = new DevServer({ threads, cache: values.cache ?? false });
  await server.start();
  process.on("uncaughtException", (error) => server.fail(error));
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    // It ends even if something hangs: everything acknowledged is on disk.
    setTimeout(() => process.exit(1), endMs);
    void server.stop().finally(() => process.exit());
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
} catch (error) {
  process.stderr.write(`${whyNotStarted(error, process.env)}\n`);
  process.exit(1);
}
