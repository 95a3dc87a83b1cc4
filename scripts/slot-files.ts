import { existsSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

type Chunk = { file: string; imports?: string[] };
const id = "virtual:slot-files";

/** Tells the server's build which files of the browser's build hold a template's slots, so that pages can preload them. */
export function slotFiles(): Plugin {
  return {
    name: "slot-files",
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(source) {
      if (source !== `\0${id}`) return null;
      const path = "build/client/.vite/manifest.json";
      const built = this.environment.name === "ssr" && this.environment.mode === "build" && existsSync(path);
      return `export default ${JSON.stringify(built ? filesIn(JSON.parse(readFileSync(path, "utf8"))) : {})}`;
    },
  };
}

function filesIn(manifest: Record<string, Chunk>): Record<string, string[]> {
  const closure = (key: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(key)) return seen;
    seen.add(key);
    for (const needed of manifest[key]?.imports ?? []) closure(needed, seen);
    return seen;
  };
  const first = new Set(
    ["app/entry.client.tsx", "app/root.tsx?__react-router-build-client-route"].flatMap((key) => [...closure(key)]),
  );
  const slots = Object.keys(manifest).filter((key) => /^app\/templates\/\w+\/slots\.ts$/.test(key));
  return Object.fromEntries(
    slots.map((key) => [
      key,
      [...closure(key)].filter((one) => !first.has(one)).map((one) => `/${manifest[one]?.file ?? ""}`),
    ]),
  );
}
