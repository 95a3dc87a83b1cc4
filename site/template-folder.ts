import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readDefinitions } from "./template-definition.ts";

const folder = join(import.meta.dirname, "../templates");

/** Every folder with a template.yaml is a template; nothing lists them. */
const texts = readdirSync(folder).flatMap((name): [string, string][] => {
  const file = join(folder, name, "template.yaml");
  return existsSync(file) ? [[name, readFileSync(file, "utf8")]] : [];
});

export const definitions = readDefinitions(Object.fromEntries(texts.sort(([a], [b]) => (a < b ? -1 : 1))));

/** The templates that a site may name. */
export const templateNames: readonly string[] = [...definitions.values()]
  .filter((one) => one.for !== undefined)
  .map(({ name }) => name);
