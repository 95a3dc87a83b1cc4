import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { BadEnvironment, readEnv } from "./env.ts";
import { startServer } from "./start-server.ts";

process.title = "forecourt";
try {
  const env = readEnv(process.env);
  mkdirSync(resolve(env.DATA_DIR), { recursive: true });
  const server = await startServer(env, join(import.meta.dirname, ".."));
  process.stdout.write(`${server.greeting}\n`);
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    process.stdout.write(`${signal}: finishing what is in flight …\n`);
    void server.stop().then(() => process.exit(0));
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
} catch (error) {
  const sentence = error instanceof BadEnvironment || isPortTaken(error) ? explain(error) : null;
  process.stderr.write(
    sentence ? `${sentence}\n` : `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exit(1);
}

function isPortTaken(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === "EADDRINUSE";
}

function explain(error: BadEnvironment | NodeJS.ErrnoException): string {
  if (error instanceof BadEnvironment) return error.message;
  return `Port ${process.env["PORT"] ?? 3000} is in use by another program. Set PORT to a free one and start again.`;
}
