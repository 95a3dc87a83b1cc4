import { Server } from "node:http";
import { join } from "node:path";
import { createServer } from "vite";
import type { AppBuild } from "#server/pages.ts";
import { readEnv } from "#server/env.ts";
import { startServer } from "#server/start-server.ts";

// `npm run dev`: the demo network with hot reload. Pages are never cached, so that an edit shows at once.
process.env["DEMO"] ??= "1";
const root = join(import.meta.dirname, "..");
/** Never listens: it hands upgrades to the bundler. */
const upgrades = new Server();
const vite = await createServer({
  root,
  server: { middlewareMode: true, hmr: { server: upgrades } },
  appType: "custom",
});
// Templates are read as files, which the module graph does not know.
vite.watcher.on("all", (_event, file) => {
  if (file.endsWith("template.yaml")) vite.environments["ssr"]?.moduleGraph.invalidateAll();
});
const server = await startServer(readEnv(process.env), root, {
  build: async () => (await vite.ssrLoadModule("virtual:react-router/server-build")) as AppBuild,
  before: vite.middlewares,
  upgrade: (req, socket, head) => upgrades.emit("upgrade", req, socket, head),
});
process.stdout.write(`${server.greeting} (with hot reload)\n`);
