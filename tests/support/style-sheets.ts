import { globSync, readFileSync } from "node:fs";

/** Every stylesheet of features, primitives and templates by its path, without comments. */
export const styleSheets = globSync("{app,templates}/**/*.css").map((name) => ({
  name,
  text: readFileSync(name, "utf8").replace(/\/\*[\s\S]*?\*\//g, ""),
}));
