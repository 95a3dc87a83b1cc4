import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { slotFiles } from "./scripts/slot-files.ts";

/** A few lines each, on almost every page: one file of them is smaller than many. */
const small =
  /\/app\/(?:packed|ui\/(?:photo|stars|icon)|features\/tracking\/track)\.tsx?$|\/domain\/(?:image\/image-widths|location\/tel-link|car\/(?:price|availability)|search\/make-model)\.ts$/;

/** What all templates' cards are made of. */
const card = /\/app\/features\/card\/card-(?:price|repayment|tag|words)\.tsx$/;

export default defineConfig({
  plugins: [reactRouter(), slotFiles()],
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
              ],
            },
          },
        },
      },
    },
  },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "small", test: small, minShareCount: 2 },
            { name: "card", test: card, minShareCount: 2 },
          ],
        },
      },
    },
    // Lists of what each piece loaded on demand needs stand in the first load; only its styles have to come before it.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed) => needed.filter((file) => file.endsWith(".css")),
    },
  },
});
