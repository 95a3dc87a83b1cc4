import { bundledName } from "../../scripts/bundled-name.ts";
import { platformPrograms } from "../../scripts/programs.ts";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAllDocuments } from "yaml";
import { environment } from "#server/environment/env.ts";

const builtPrograms = new Set(platformPrograms.map((program) => `build/programs/${bundledName(program)}`));
const root = join(import.meta.dirname, "../..");
export const read = (file: string): string => readFileSync(join(root, file), "utf8");
/** A file of the checkout, or a program that the build makes. */
export const exists = (file: string): boolean => builtPrograms.has(file) || existsSync(join(root, file));

/** Every document of a YAML file; throws where a line cannot be read. */
export function readYaml(file: string): unknown[] {
  return parseAllDocuments(read(file), { merge: true }).map((document) => {
    for (const error of document.errors) throw error;
    return document.toJS() as unknown;
  });
}

/** Names that are not variables of the platform. */
export const unknownVariables = (names: Iterable<string>): string[] =>
  [...names].filter((name) => !Object.hasOwn(environment.shape, name));

/** As compose does, with a value for what the operator has to set. */
export const filledIn = (text: string): string =>
  text.replaceAll(
    /\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g,
    (_whole, name: string, usual: string | undefined) =>
      usual ?? (name.endsWith("EMAIL") ? "ops@agency.example" : `${name.toLowerCase()}-of-an-operator`),
  );

/** Seconds of "20s". */
export const secondsOf = (text: string): number => Number(/^(\d+)s$/.exec(text)?.[1]);

/** Statements of a file without comments, one a line, with single spaces: enough to ask whether one is there. */
export const statements = (file: string): string[] =>
  read(file)
    .split("\n")
    .map((line) => line.trim().replaceAll(/\s+/g, " "))
    .filter((line) => line !== "" && !line.startsWith("#"));

/** Blocks of code of a document, without their indentation. */
export const blocksOf = (file: string): string[] =>
  [...read(file).matchAll(/^( *)```\w*\n([\s\S]*?)^\1```$/gm)].map(([, , block = ""]) => block.replaceAll(/^ +/gm, ""));
