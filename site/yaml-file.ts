import { LineCounter, parseDocument, isNode, type Document } from "yaml";
import type { z } from "zod";

export type Problem = { file: string; line: number | null; path: string; expected: string };

/** A YAML file together with the means to say on which line a value stands. */
export class YamlFile {
  readonly file: string;
  readonly value: unknown;
  readonly problems: Problem[];
  readonly #document: Document;
  readonly #lines = new LineCounter();

  constructor(file: string, text: string) {
    this.file = file;
    this.#document = parseDocument(text, { lineCounter: this.#lines, prettyErrors: false });
    this.problems = this.#document.errors.map((error) => ({
      file,
      line: this.#lines.linePos(error.pos[0]).line,
      path: "",
      expected: `this is not valid YAML: ${error.message}`,
    }));
    this.value = this.problems.length === 0 ? this.#document.toJS() : undefined;
  }

  /** The line of the value, or of its nearest parent that stands in the file. */
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
    return error.issues.flatMap((issue) => this.#problemsOf(issue));
  }

  #problemsOf(issue: z.core.$ZodIssue): Problem[] {
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) =>
        this.problem([...issue.path, key], `there is no setting called "${key}"; check its spelling or take it out`),
      );
    }
    return [this.problem(issue.path, wording(issue))];
  }
}

function wording(issue: z.core.$ZodIssue): string {
  const missing = issue.input === undefined && issue.code === "invalid_type";
  if (missing) return "this setting is missing; the dealer has to say it";
  return issue.message.replace(/^Invalid input: /, "").replace(/^Invalid option: /, "");
}

export function sentence({ file, line, path, expected }: Problem): string {
  const place = line === null ? file : `${file}, line ${line}`;
  return path === "" ? `${place}: ${expected}` : `${place}, ${path}: ${expected}`;
}
