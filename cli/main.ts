import { enableCompileCache } from "node:module";
import { join } from "node:path";

// Compiled code is kept between calls; hence everything else is imported after this line.
enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/compiled"));
const { run } = await import("./run.ts");
process.exitCode = await run(process.argv.slice(2));
