import { enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";

// Without it React renders several times slower.
process.env["NODE_ENV"] ??= "production";
// Caches compiled code between starts. Everything else is imported after this line so that the cache applies to it.
enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/compiled"));
const { readEnv } = await import("./env.ts");
const { EnvironmentError } = await import("./environment/environment-error.ts");
const { StoreError } = await import("./adapters/store/store-error.ts");
const { startServer } = await import("./start-server.ts");

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
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

function isPortTaken(error: unknown): error is Error {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === "EADDRINUSE";
}

function explain(error: unknown): string {
  if (error instanceof EnvironmentError || error instanceof StoreError)
    return `Forecourt cannot start. ${error.message}`;
  if (!isPortTaken(error)) return error instanceof Error ? (error.stack ?? error.message) : String(error);
  const { port } = error as { port?: number };
  const name = port !== undefined && String(port) === process.env["OPERATOR_PORT"] ? "OPERATOR_PORT" : "PORT";
  return `Port ${port ?? process.env["PORT"] ?? 3000} is in use by another program. Set ${name} to a free one and start again.`;
}
