import { enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";

// Without it React renders several times slower.
process.env["NODE_ENV"] ??= "production";
// Caches compiled code between starts. Everything else is imported after this line so that the cache applies to it.
enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/compiled"));
const { readEnv } = await import("./environment/env.ts");
const { startServer } = await import("./start.ts");
const { whyNotStarted } = await import("./start/why-not-started.ts");

process.title = "forecourt";
try {
  const env = readEnv(process.env);
  const server = await startServer(env, join(import.meta.dirname, ".."));
  process.stdout.write(`${server.greeting}\n`);
  // Not only at its end: a server that is killed has left it for the next one too.
  flushCompileCache();
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    process.stdout.write(`${signal}: finishing what is in flight …\n`);
    // The process ends even if something hangs: everything acknowledged is on disk.
    setTimeout(() => process.exit(1), (env.DRAIN_SECONDS + env.SHUTDOWN_SECONDS) * 1000);
    void server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
} catch (error) {
  process.stderr.write(`${whyNotStarted(error, process.env)}\n`);
  process.exit(1);
}
