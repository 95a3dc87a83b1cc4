import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { buildTargets } from "../scripts/browser-support.ts";
import { supportedBrowsers } from "../scripts/supported-browsers.ts";

export default defineConfig({
  plugins: [reactRouter(), supportedBrowsers()],
  build: {
    target: buildTargets,
    // The policy allows no data: addresses.
    assetsInlineLimit: 0,
    sourcemap: true,
    // The build stands outside the root of this application.
    emptyOutDir: true,
    modulePreload: { polyfill: false },
  },
});
