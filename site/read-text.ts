import { readFileSync } from "node:fs";
import { type Problem, YamlFile } from "./yaml-file.ts";

/** The text of a file; null, and a problem, where it is in another encoding: its letters would be guessed wrong. */
export function readText(path: string, shown: string, problems: Problem[]): string | null {
  const bytes = readFileSync(path);
  const text = decoded(bytes);
  if (text !== null) return text;
  const line = linesOf(bytes).findIndex((one) => decoded(one) === null) + 1;
  problems.push({ file: shown, line, path: "", expected: "this is not UTF-8 text; save the file as UTF-8" });
  return null;
}

export function readYaml(path: string, shown: string, problems: Problem[]): YamlFile | null {
  const text = readText(path, shown, problems);
  if (text === null) return null;
  const file = new YamlFile(shown, text);
  problems.push(...file.problems);
  return file.problems.length === 0 ? file : null;
}

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const lineFeed = 0x0a;

function linesOf(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf(lineFeed, from);
    const to = end < 0 ? bytes.length : end + 1;
    lines.push(bytes.subarray(from, to));
    from = to;
  }
  return lines;
}
