import { JSONParser, TokenType } from "@streamparser/json";
import { flatten } from "./flatten.ts";
import { withoutVehicles } from "./not-a-feed.ts";
import { boundedRow, checkDepth, RowDistance } from "./row-bounds.ts";
import type { SourceRow } from "./source-row.ts";
import { SourceError } from "./source-error.ts";

const MOST_CHARACTERS = 1_000_000;

/** An object per line. A line that is not an object is reported and skipped. */
export async function* jsonLineRows(text: AsyncIterable<string>): AsyncGenerator<SourceRow> {
  let line = 0;
  let rest = "";
  const rowOf = (source: string): SourceRow | null => {
    line += 1;
    if (source.trim() === "") return null;
    try {
      return boundedRow({ line, values: flatten(JSON.parse(source)), odd: null });
    } catch (error) {
      if (error instanceof SourceError) throw error;
      return { line, values: {}, odd: "this line is no JSON object" };
    }
  };
  for await (const chunk of text) {
    const lines = (rest + chunk).replace(/^\uFEFF/, "").split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > MOST_CHARACTERS) throw new SourceError(`Line ${line + 1} is longer than a vehicle can be.`);
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
  const distance = new RowDistance();
  let count = 0;
  let depth = 0;
  const parser = parserOf(path);
  parser.onToken = ({ token }) => {
    depth += steps[token] ?? 0;
    checkDepth(depth);
  };
  parser.onValue = ({ value }) => {
    count += 1;
    distance.restart();
    const odd = typeof value === "object" && value !== null ? null : "this entry is no object";
    ready.push(boundedRow({ line: count, values: flatten(value), odd }));
  };
  try {
    for await (const chunk of text) {
      distance.pass(chunk);
      parser.write(count === 0 ? chunk.replace(/^\uFEFF/, "") : chunk);
      yield* ready.splice(0);
    }
  } catch (error) {
    if (error instanceof SourceError) throw error;
    throw new SourceError(`The feed is no valid JSON after row ${count}: ${(error as Error).message}`);
  }
}

const steps: Partial<Record<TokenType, number>> = {
  [TokenType.LEFT_BRACE]: 1,
  [TokenType.LEFT_BRACKET]: 1,
  [TokenType.RIGHT_BRACE]: -1,
  [TokenType.RIGHT_BRACKET]: -1,
};

function parserOf(path: string): JSONParser {
  try {
    return new JSONParser({ paths: [path === "" ? "$.*" : `$.${path}.*`], keepStack: false });
  } catch {
    throw new SourceError(`The list of vehicles cannot be at "${path}". Name it in the mapping as format.rows.`);
  }
}

/** Where the first list of objects is: "" for a document that is a list, "stock.vehicles" within an object. */
function listWithin(head: string): string {
  const path: string[] = [];
  const found = { at: null as string | null };
  // A text that the head cuts off ends with it: looking for its end again and again would take minutes.
  const token = /"((?:[^"\\]|\\.)*)(?:"\s*(:)?|\\?$)|[{}[\]]/gs;
  let name = "";
  for (let match = token.exec(head); match && found.at === null; match = token.exec(head)) {
    const [sign, text, colon] = match;
    if (colon) name = text ?? "";
    else if (sign === "{") path.push(name);
    else if (sign === "}") path.pop();
    else if (sign === "[" && /^\s*\{/.test(head.slice(token.lastIndex)))
      found.at = [...path.slice(1), ...(path.length > 0 ? [name] : [])].join(".");
  }
  if (found.at === null) throw withoutVehicles("list of vehicles", head);
  return found.at;
}
