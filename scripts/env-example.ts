import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { envExample } from "./env-example-text.ts";

// `npm run env-example`: writes .env.example from server/environment/env.ts.
writeFileSync(join(import.meta.dirname, "../.env.example"), envExample());
