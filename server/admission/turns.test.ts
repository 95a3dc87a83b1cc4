import { expect, test } from "vitest";
import { Turns } from "./turns.ts";

test("work begins one piece a turn of the event loop, in its order", async () => {
  const turns = new Turns();
  let turn = 0;
  let counting = setImmediate(function next() {
    turn += 1;
    counting = setImmediate(next);
  });
  const begun: [string, number][] = [];
  const piece = async (name: string) => {
    await turns.next();
    begun.push([name, turn]);
  };
  await Promise.all(["a", "b", "c"].map(piece));
  clearImmediate(counting);
  expect(begun.map(([name]) => name)).toEqual(["a", "b", "c"]);
  expect(new Set(begun.map(([, at]) => at)).size).toBe(3);
});

test("while connections arrive, work waits for a bounded time", async () => {
  let accepted = 0;
  const turns = new Turns(() => (accepted += 1));
  await turns.next();
  // Each check found a new connection, and the work started anyway.
  expect(accepted).toBeGreaterThan(1);
});
