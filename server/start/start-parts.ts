import { atMost, type Phase, stopInOrder, type Stopping } from "./stop-in-order.ts";

/** A row of the table: the parts that this one needs, how it starts, and how it stops. */
export type Part<All, Value> = {
  needs: readonly (keyof All & string)[];
  start(needs: All): Value | Promise<Value>;
  stop?(value: Value, graceMs: number): void | Promise<void>;
  /** When it stops; with the rest by default. */
  phase?: Phase;
};
export type Parts<Own, All> = { readonly [Name in keyof Own]: Part<All, Own[Name]> };

/** A helper that makes rows: `start` receives the parts that its row names, and no others. */
export const partOf =
  <All>() =>
  <Need extends keyof All & string, Value>(row: {
    needs: readonly Need[];
    start: (needs: Pick<All, Need>) => Value | Promise<Value>;
    stop?: (value: Value, graceMs: number) => void | Promise<void>;
    phase?: Phase;
  }): Part<All, Value> =>
    row;

/** Whoever waits for a start that failed wants to know why; open files and connections get this long. */
const GIVE_UP_MS = 5000;

/**
 * Starts every part once, after the parts that it needs. If one fails, those that were started stop again, and the
 * error is its own. `given`: parts that exist already.
 */
export async function startParts<Given extends object, Own extends object>(
  given: Given,
  table: Parts<Own, Given & Own>,
): Promise<{ parts: Given & Own; started: Stopping[] }> {
  const rows = new Map(Object.entries<Part<Given & Own, unknown>>(table));
  const values = new Map<string, unknown>(Object.entries(given));
  const valuesOf = (names: Iterable<string>) =>
    Object.fromEntries([...names].map((name) => [name, values.get(name)])) as Given & Own;
  const started: Stopping[] = [];
  try {
    for (const [name, row] of inOrderOfNeeds(rows, values)) {
      const value = await row.start(valuesOf(row.needs));
      values.set(name, value);
      const stop = async (graceMs: number) => row.stop?.(value, graceMs);
      started.push({ name: inWords(name), phase: row.phase ?? "rest", stop });
    }
  } catch (error) {
    const nobody = () => undefined;
    const ending = { drainMs: 0, shutdownMs: GIVE_UP_MS, unready: nobody, onLate: nobody };
    await atMost(GIVE_UP_MS, stopInOrder(started, ending)).catch(nobody);
    throw error;
  }
  return { parts: valuesOf(values.keys()), started };
}

type Rows<All> = ReadonlyMap<string, Part<All, unknown>>;

/** Each row after the rows that it needs, and otherwise as the table lists them. */
function inOrderOfNeeds<All>(rows: Rows<All>, given: ReadonlyMap<string, unknown>): Rows<All> {
  const ordered = new Map<string, Part<All, unknown>>();
  const add = (name: string, way: readonly string[]): void => {
    if (given.has(name) || ordered.has(name)) return;
    if (way.includes(name))
      throw new Error(
        `No part of a circle can start first: ${[...way.slice(way.indexOf(name)), name].join(" needs ")}.`,
      );
    const row = rows.get(name);
    if (!row) throw new Error(`${way.at(-1)} needs ${name}, which is no part of the node.`);
    for (const need of row.needs) add(need, [...way, name]);
    ordered.set(name, row);
  };
  for (const name of rows.keys()) add(name, []);
  return ordered;
}

/** As the log names it: "stockSources" is "stock sources". */
const inWords = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
