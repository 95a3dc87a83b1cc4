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
    hotUpdate: {
      order: "pre",
      // The watcher itself tells earlier, when the bundler may still have the code of before: a start at that time would
      // show it until the next change.
      handler({ file }) {
        const name = relative(root, file);
        if (this.environment.name === "ssr" && isRun(name)) onChange(name);
        // Every other change loads the page again once the server runs the new code: sooner, it would show the old.
        return isStyle(file) ? undefined : [];
      },
    },
  };
}

/** Goes into the browser with the page's script. */
const inPage: Plugin = {
  name: "in-page",
  transform: (code, id) => (id.endsWith("/app/entry.client.ts") ? `${code}\nimport "${inPageScript}";\n` : null),
};
