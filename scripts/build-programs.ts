import { join } from "node:path";
import { bundlePrograms } from "./bundle-programs.ts";
import { platformPrograms } from "./programs.ts";

// The second part of `npm run build`: the server and the command line, with the pages that were built before.
await bundlePrograms(platformPrograms, join(import.meta.dirname, "../build/programs"));
