import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const compressible = /\.(js|css|svg|json)$/;

/** Puts a .br and a .gz beside every browser file, once, at the best quality: the server only sends them. */
export function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    enforce: "post",
    writeBundle({ dir }) {
      if (this.environment.name !== "client" || dir === undefined) return;
      for (const name of readdirSync(join(dir, "assets")).filter((file) => compressible.test(file))) {
        const file = join(dir, "assets", name);
        const bytes = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
