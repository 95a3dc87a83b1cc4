import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { buildTargets } from "./scripts/browser-support.ts";
import { slotFiles } from "./scripts/slot-files.ts";
import { supportedBrowsers } from "./scripts/supported-browsers.ts";

/** A few lines each, on almost every page: one file of them is smaller than many. */
const small = [
  /\/app\/(?:packed|ui\/(?:photo|stars|icon|late)|features\/tracking\/track|copy\/vehicle-words|templates\/use-slots)\.tsx?$/,
  // What the templates draw their own pages with: a site's template is loaded everywhere.
  /\/app\/features\/(?:card\/card-[a-z-]+|chrome\/(?:header-parts|menu|navigation|server-drawn|top-bar|use-menus)|home\/hero-photo|search\/rail-listing|vehicle\/vehicle-columns)\.tsx?$/,
  /\/domain\/(?:image\/image-widths|location\/tel-link|car\/(?:buttons|price|availability|title|trade-in-link)|search\/make-model)\.ts$/,
];

export default defineConfig({
  plugins: [reactRouter(), slotFiles(), supportedBrowsers()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Our own modules do nothing by being loaded: one of which nothing is used is left out, with its imports.
          treeshake: { moduleSideEffects: (id) => !/^(?!.*node_modules).*\/(?:app|domain|site)\//.test(id) },
          // What every page needs compresses best in one file.
          output: {
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  test: /node_modules\/(?:react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
                },
                // For browsers alone: on the server, where modules wait for one another, a file of many could wait for itself.
                { name: "small", test: (id) => small.some((some) => some.test(id)), minShareCount: 2 },
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
    // Lists of what each piece loaded on demand needs stand in the first load; only its styles have to come before it.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed) => needed.filter((file) => file.endsWith(".css")),
    },
  },
});
