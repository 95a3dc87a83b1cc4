import { join } from "node:path";
import { createServer } from "vite";
import type { AppBuild } from "#server/pages.ts";
import { readEnv } from "#server/env.ts";
import { startServer } from "#server/start-server.ts";

// `npm run dev`: the demo network with hot reload. Pages are never cached, so that an edit shows at once.
process.env["DEMO"] ??= "1";
const root = join(import.meta.dirname, "..");
const vite = await createServer({ root, server: { middlewareMode: true }, appType: "custom" });
const server = await startServer(readEnv(process.env), root, {
  build: async () => (await vite.ssrLoadModule("virtual:react-router/server-build")) as AppBuild,
  before: vite.middlewares,
});
process.stdout.write(`${server.greeting} (with hot reload)\n`);
