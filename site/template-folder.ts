import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { definitionsIn } from "./template-definition.ts";

const folder = join(import.meta.dirname, "../templates");

/** Every folder with a template.yaml is a template; nothing lists them. */
const texts = readdirSync(folder)
  .sort()
  .flatMap((name): [string, string][] => {
    const file = join(folder, name, "template.yaml");
    return existsSync(file) ? [[name, readFileSync(file, "utf8")]] : [];
  });

export const definitions = definitionsIn(Object.fromEntries(texts));

/** The templates that a site may name: those that say for whom they are. */
export const templateNames: readonly string[] = texts.filter(([, text]) => /^for:/m.test(text)).map(([name]) => name);
