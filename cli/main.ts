import { enableCompileCache } from "node:module";
import { join } from "node:path";

// Compiled code is kept between calls; hence everything else is imported after this line.
enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/compiled"));
const { run } = await import("./run.ts");
// Whoever only wants the first lines (`stock list … | head`) closes the pipe: that is no fault.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});
process.exitCode = await run(process.argv.slice(2));
