import { Document, LineCounter, parseDocument, isNode } from "yaml";
import type { z } from "zod";
import { wordIssue } from "./issue-words.ts";

export type Problem = { file: string; line: number | null; path: string; expected: string };

/** The mistakes that people make most. */
const yamlWords = new Map<string, string>([
  ["DUPLICATE_KEY", "this setting is in the file twice; keep one of them"],
  ["TAB_AS_INDENT", "indent with spaces; YAML takes no tabs"],
]);

/** A YAML file that knows the line of each value. */
export class YamlFile {
  readonly file: string;
  readonly value: unknown;
  readonly problems: Problem[];
  readonly #document: Document;
  readonly #lines = new LineCounter();

  constructor(file: string, text: string) {
    this.file = file;
    this.problems = [];
    // Too deep for the parser: the file is refused like a broken one.
    this.#document = this.#orProblem(() => this.#parse(text)) ?? new Document();
    // A few lines of aliases can expand to fill all memory.
    this.value = this.problems.length === 0 ? this.#orProblem(() => this.#document.toJS() as unknown) : undefined;
  }

  #parse(text: string): Document {
    const document = parseDocument(text, { lineCounter: this.#lines, prettyErrors: false });
    for (const { pos, code, message } of document.errors) {
      const { line } = this.#lines.linePos(pos[0]);
      const expected = yamlWords.get(code) ?? `this is not valid YAML: ${message}`;
      this.problems.push({ file: this.file, line, path: "", expected });
    }
    return document;
  }

  #orProblem<T>(read: () => T): T | undefined {
    try {
      return read();
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      const reason = error instanceof RangeError ? "its values are nested too deep" : said;
      this.problems.push({ file: this.file, line: null, path: "", expected: `this cannot be read: ${reason}` });
      return undefined;
    }
  }

  /** Whether the file has a value there. */
  has(path: readonly PropertyKey[]): boolean {
    return this.#document.hasIn(path);
  }

  /** The line of the value, or of its nearest parent in the file. */
  lineOf(path: readonly PropertyKey[]): number | null {
    for (let length = path.length; length > 0; length--) {
      const node: unknown = this.#document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return this.#lines.linePos(node.range[0]).line;
    }
    return null;
  }

  problem(path: readonly PropertyKey[], expected: string): Problem {
    return { file: this.file, line: this.lineOf(path), path: path.map(String).join("."), expected };
  }

  problemsFrom(error: z.ZodError): Problem[] {
    return error.issues.flatMap((issue) => this.problemsOf(issue));
  }

  problemsOf(issue: z.core.$ZodIssue): Problem[] {
    return wordIssue(issue).map(({ path, words }) => this.problem(path, words));
  }
}

/** Each problem with the file that sets the value: the nearest layer that does, otherwise the first. */
export function problemsInLayers(layers: readonly YamlFile[], error: Pick<z.ZodError, "issues">): Problem[] {
  return error.issues.flatMap((issue) => {
    const path = issue.code === "unrecognized_keys" ? [...issue.path, issue.keys[0] ?? ""] : issue.path;
    const layer = layers.find((one) => one.has(path)) ?? layers[0];
    return layer?.problemsOf(issue) ?? [];
  });
}

export function sentence({ file, line, path, expected }: Problem): string {
  const place = line === null ? file : `${file}, line ${line}`;
  return path === "" ? `${place}: ${expected}` : `${place}, ${path}: ${expected}`;
}
