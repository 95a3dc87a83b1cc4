import { ownValue, setOwnValue } from "#domain/text/own-value.ts";
import { SaxesParser } from "saxes";
import { flatten } from "./flatten.ts";
import { withoutVehicles } from "./not-a-feed.ts";
import { boundedRow, checkAttributes, checkDepth, RowDistance } from "./row-bounds.ts";
import type { SourceRow } from "./source-row.ts";
import { SourceError } from "./source-error.ts";

const MOST_CHARACTERS = 1_000_000;
/** Of the names from the root to an element. */
const LONGEST_PATH = 1000;

type Open = { name: string; fields: Record<string, unknown>; text: string };

/** The elements of one path, each as soon as it is closed. Entities of a DTD are not expanded. */
export async function* xmlRows(
  text: AsyncIterable<string>,
  rows: string | null,
  head: string,
): AsyncGenerator<SourceRow> {
  const path = (rows ?? repeatedWithin(head)).replaceAll("/", ".");
  const ready: SourceRow[] = [];
  /** The path of each open element. */
  const stack: string[] = [];
  const open: Open[] = [];
  let size = 0;
  let line = 0;
  const distance = new RowDistance();
  const parser = new SaxesParser();
  const problem = { reason: null as string | null };
  parser.on("error", (error) => (problem.reason ??= error.message));
  let attributeCount = 0;
  parser.on("opentagstart", () => (attributeCount = 0));
  parser.on("attribute", () => checkAttributes((attributeCount += 1)));
  parser.on("opentag", ({ name, attributes }) => {
    stack.push(pathBelow(stack.at(-1), name));
    checkDepth(stack.length);
    const isRow = stack.at(-1) === path;
    if (isRow) [size, line] = [0, parser.line];
    if (!isRow && open.length === 0) return;
    const named = Object.entries(attributes).map(([key, value]) => [`@${key}`, value] as const);
    size += named.reduce((sum, [key, value]) => sum + key.length + value.length, name.length);
    open.push({ name, fields: Object.fromEntries(named), text: "" });
  });
  const addText = (piece: string) => {
    const last = open.at(-1);
    size += piece.length;
    if (last && size <= MOST_CHARACTERS) last.text += piece;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", () => {
    stack.pop();
    const closed = open.pop();
    if (!closed) return;
    const value = valueOf(closed);
    const parent = open.at(-1);
    if (parent) {
      if (size <= MOST_CHARACTERS) add(parent.fields, closed.name, value);
    } else {
      const odd = size > MOST_CHARACTERS ? "the row is longer than a vehicle can be" : null;
      distance.restart();
      ready.push(boundedRow({ line, values: flatten(value), odd }));
    }
  });
  for await (const chunk of text) {
    distance.pass(chunk);
    parser.write(chunk);
    if (problem.reason !== null) throw new SourceError(`The feed is no valid XML: ${problem.reason}`);
    yield* ready.splice(0);
  }
  parser.close();
  if (problem.reason !== null) throw new SourceError(`The feed is no valid XML: ${problem.reason}`);
  yield* ready.splice(0);
}

function valueOf({ fields, text }: Open): unknown {
  if (Object.keys(fields).length === 0) return text.trim();
  return text.trim() === "" ? fields : { ...fields, "#text": text.trim() };
}

function add(fields: Record<string, unknown>, name: string, value: unknown): void {
  const before = ownValue(fields, name);
  if (before === undefined) setOwnValue(fields, name, value);
  else if (Array.isArray(before)) before.push(value);
  else setOwnValue(fields, name, [before, value]);
}

const pathBelow = (parent: string | undefined, name: string): string =>
  parent === undefined ? name : `${parent}.${name}`;

/** The shallowest element that repeats beside others of its name and contains elements. */
function repeatedWithin(head: string): string {
  const stack: string[] = [];
  const counts = new Map<string, number>();
  const parents = new Set<string>();
  const parser = new SaxesParser();
  parser.on("error", () => undefined);
  parser.on("opentag", ({ name }) => {
    const parent = stack.at(-1);
    const path = pathBelow(parent, name);
    stack.push(path);
    checkDepth(stack.length);
    if (path.length > LONGEST_PATH) return;
    if (parent !== undefined) parents.add(parent);
    counts.set(path, (counts.get(path) ?? 0) + 1);
  });
  parser.on("closetag", () => void stack.pop());
  parser.write(head);
  const candidates = [...counts].filter(([path, count]) => path.includes(".") && parents.has(path) && count > 1);
  const [best] = candidates.toSorted(([a, x], [b, y]) => a.split(".").length - b.split(".").length || y - x);
  const single = [...counts.keys()].find((path) => path.split(".").length === 2 && parents.has(path));
  const found = best?.[0] ?? single;
  if (found === undefined) throw withoutVehicles("repeated element that could be a vehicle", head);
  return found;
}
