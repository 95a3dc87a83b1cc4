import { globSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { Script } from "node:vm";
import { build, type Plugin } from "vite";

type TestFiles = Record<string, () => Promise<unknown>>;
type Bundle = (require: (name: string) => unknown, exports: { files?: TestFiles }) => void;

/**
 * Puts the tests of a folder and what they import into one script. Each call of the result loads all of it anew, a test
 * file when it is asked for. Packages stay loaded; those that are given stand in for the real ones.
 */
export async function bundleTests(folder: string): Promise<(packages: Record<string, unknown>) => TestFiles> {
  const { code } = await bundle(globSync(`${folder}/**/*.test.ts`).sort());
  const evaluate = new Script(`(require, exports) => {${code}\n}`).runInThisContext() as Bundle;
  const installed = createRequire(resolve("package.json"));
  return (packages) => {
    const exports: { files?: TestFiles } = {};
    evaluate((name) => packages[name] ?? installed(name), exports);
    return exports.files ?? {};
  };
}

const entry = "virtual:tests";

async function bundle(files: readonly string[]): Promise<{ code: string }> {
  const imports = files.map((file) => `${JSON.stringify(file)}: () => import(${JSON.stringify(resolve(file))}),`);
  const result = await build({
    configFile: false,
    logLevel: "error",
    plugins: [provide(`export const files = {${imports.join("\n")}};`), keepPlaces],
    build: {
      ssr: true,
      write: false,
      minify: false,
      target: "node24",
      rolldownOptions: { input: entry, output: { format: "cjs", codeSplitting: false } },
    },
  });
  const [output] = [result].flat();
  const chunk = output && "output" in output ? output.output[0] : null;
  if (!chunk) throw new Error("the tests could not be bundled");
  return chunk;
}

const provide = (code: string): Plugin => ({
  name: "test-files",
  resolveId: (id) => (id === entry ? id : null),
  load: (id) => (id === entry ? code : null),
});

/** A module that looks for a file beside itself finds it where its source lies. */
const keepPlaces: Plugin = {
  name: "keep-places",
  enforce: "pre",
  transform: (code, id) =>
    code.includes("import.meta.dirname")
      ? { code: code.replaceAll("import.meta.dirname", JSON.stringify(dirname(id))), map: null }
      : null,
};
