import { JSONParser } from "@streamparser/json";
import { isNestedTooDeep, MOST_DEPTH } from "#domain/feed/nesting.ts";
import { flatten } from "./flatten.ts";
import type { SourceRow } from "./source-row.ts";
import { SourceProblem } from "./source-problem.ts";

const MOST_CHARACTERS = 1_000_000;

/** An object per line. A line that is not an object is reported and skipped. */
export async function* jsonLineRows(text: AsyncIterable<string>): AsyncGenerator<SourceRow> {
  let line = 0;
  let rest = "";
  const rowOf = (source: string): SourceRow | null => {
    line += 1;
    if (source.trim() === "") return null;
    try {
      return rowOfValue(line, JSON.parse(source));
    } catch {
      return { line, values: {}, odd: "this line is no JSON object" };
    }
  };
  for await (const chunk of text) {
    const lines = (rest + chunk).replace(/^\uFEFF/, "").split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > MOST_CHARACTERS) throw new SourceProblem(`Line ${line + 1} is longer than a vehicle can be.`);
    for (const one of lines) {
      const row = rowOf(one);
      if (row) yield row;
    }
  }
  const last = rowOf(rest);
  if (last) yield last;
}

/** The objects of one list in a JSON document, each as soon as it is complete. Rows are counted, not lines. */
export async function* jsonRows(
  text: AsyncIterable<string>,
  rows: string | null,
  head: string,
): AsyncGenerator<SourceRow> {
  const path = rows ?? listWithin(head);
  const ready: SourceRow[] = [];
  let count = 0;
  const parser = new JSONParser({ paths: [path === "" ? "$.*" : `$.${path}.*`], keepStack: false });
  parser.onValue = ({ value }) => {
    count += 1;
    ready.push(rowOfValue(count, value));
  };
  try {
    for await (const chunk of text) {
      parser.write(count === 0 ? chunk.replace(/^\uFEFF/, "") : chunk);
      yield* ready.splice(0);
    }
  } catch (error) {
    throw new SourceProblem(`The feed is no valid JSON after row ${count}: ${(error as Error).message}`);
  }
}

function rowOfValue(line: number, value: unknown): SourceRow {
  if (isNestedTooDeep(value)) return { line, values: {}, odd: `its values are nested more than ${MOST_DEPTH} deep` };
  const isObject = typeof value === "object" && value !== null;
  return { line, values: flatten(value), odd: isObject ? null : "this entry is no object" };
}

/** Where the first list of objects is: "" for a document that is a list, "stock.vehicles" within an object. */
function listWithin(head: string): string {
  const path: string[] = [];
  const found = { at: null as string | null };
  // A text may end with the beginning of the file: its end is not looked for again from each quote within it.
  const token = /"((?:[^"\\]|\\.)*)(?:"\s*(:)?)?|[{}[\]]/g;
  let name = "";
  for (let match = token.exec(head); match && found.at === null; match = token.exec(head)) {
    const [sign, text, colon] = match;
    if (colon) name = text ?? "";
    else if (sign === "{") path.push(name);
    else if (sign === "}") path.pop();
    else if (sign === "[" && /^\s*\{/.test(head.slice(token.lastIndex)))
      found.at = [...path.slice(1), ...(path.length > 0 ? [name] : [])].join(".");
  }
  if (found.at === null)
    throw new SourceProblem("The feed holds no list of objects. Name it in the mapping as format.rows.");
  return found.at;
}
