import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { buildTargets } from "./scripts/browser-support.ts";
import { clientRouteQuery } from "./scripts/react-router-parts.ts";
import { supportedBrowsers } from "./scripts/supported-browsers.ts";
import { widthsFollowText } from "./scripts/widths-follow-text.ts";

/** The server alone draws routes: the browser's build has the page's script and its islands, and no route in it. */
const routesOnServerOnly: Plugin = {
  name: "routes-on-server-only",
  enforce: "post",
  transform: (_code, id) =>
    id.endsWith(clientRouteQuery) ? { code: "export default null;", map: { mappings: "" } } : null,
};

/** Every island needs these in addition to React: one file has them all. */
const ofEveryIsland =
  /\/(?:app\/(?:islands\/hydrate|copy\/(?:site-format|vehicle-words)|ui\/(?:icon|button|button-class))|domain\/(?:country\/format|car\/vehicle-words))\.tsx?$/;

/** React Router sets "exports-only", which a group of modules does not allow, and needs it for routes only. */
const entriesMayExportMore: Plugin = {
  name: "entries-may-export-more",
  enforce: "post",
  applyToEnvironment: ({ name }) => name === "client",
  options: (options) => ({ ...options, preserveEntrySignatures: "allow-extension" }),
};

export default defineConfig({
  plugins: [widthsFollowText(), routesOnServerOnly, entriesMayExportMore, reactRouter(), supportedBrowsers()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Our own modules do nothing by being loaded: one of which nothing is used is left out, with its imports.
          treeshake: { moduleSideEffects: (id) => !/^(?!.*node_modules).*\/(?:domain|site)\//.test(id) },
          output: {
            // Islands are all called island.tsx: their files have their names.
            chunkFileNames: ({ facadeModuleId }) => {
              const island = /\/islands\/([\w-]+)\/island\.tsx$/.exec(facadeModuleId ?? "")?.[1];
              return island ? `assets/${island}-island-[hash].js` : "assets/[name]-[hash].js";
            },
            codeSplitting: {
              groups: [
                { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\// },
                { name: "hydrate", test: ofEveryIsland, includeDependenciesRecursively: false },
              ],
            },
          },
        },
      },
    },
  },
  build: {
    target: buildTargets,
    assetsInlineLimit: 0,
    sourcemap: true,
    // Lists of what each piece loaded on demand needs stand in the first load; only its styles have to come before it.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed) => needed.filter((file) => file.endsWith(".css")),
    },
  },
});
