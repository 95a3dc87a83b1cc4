import { enableCompileCache } from "node:module";
import { join } from "node:path";

// Caches compiled code between calls. Everything else is imported after this line so that the cache applies to it.
enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/compiled"));
const { run } = await import("./run.ts");
// A reader that needs only the first lines (`stock list … | head`) closes the pipe. That is not an error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});
process.exitCode = await run(process.argv.slice(2));
