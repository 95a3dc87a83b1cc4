import { createNodeImportMeta, ESModulesEvaluator, ModuleRunner } from "vite/module-runner";
import { modulesOfMainThread } from "./module-channel.ts";

// A render thread of `npm run dev`: the same program, from the bundler's modules.
const runner = new ModuleRunner(
  {
    transport: modulesOfMainThread(),
    hmr: false,
    createImportMeta: createNodeImportMeta,
    sourcemapInterceptor: "prepareStackTrace",
  },
  new ESModulesEvaluator(),
);
await runner.import("/server/pages/rendering/thread-entry.ts");
