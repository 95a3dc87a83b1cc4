import type { Server } from "node:http";
import { realpathSync } from "node:fs";
import { join, relative } from "node:path";
import { createServer, type Plugin, type ViteDevServer } from "vite";
import { isRun, isStyle } from "./is-run.ts";
import { inPageScript } from "./page-opened.ts";

/** The bundler as middleware, which tells of every changed file that the server runs or reads. */
export function openBundler(root: string, front: Server, onChange: (file: string) => void): Promise<ViteDevServer> {
  return createServer({
    root,
    appType: "custom",
    server: {
      middlewareMode: true,
      // Its socket is on the port of the pages, because their security policy allows no other.
      hmr: { server: front },
      // The packages may be elsewhere.
      fs: { allow: [root, realpathSync(join(root, "node_modules"))] },
    },
    plugins: [tellChanges(root, onChange), inPage],
  });
}

function tellChanges(root: string, onChange: (file: string) => void): Plugin {
  return {
    name: "tell-changes",
    enforce: "pre",
    configureServer({ watcher }) {
      watcher.on("all", (_event, path) => {
        const file = relative(root, path);
        if (isRun(file)) onChange(file);
      });
    },
    // Every other change loads the page again once the server runs the new code: sooner, it would show the old.
    hotUpdate: { order: "pre", handler: ({ file }) => (isStyle(file) ? undefined : []) },
  };
}

/** Goes into the browser with the page's script. */
const inPage: Plugin = {
  name: "in-page",
  transform: (code, id) => (id.endsWith("/app/entry.client.ts") ? `${code}\nimport "${inPageScript}";\n` : null),
};
