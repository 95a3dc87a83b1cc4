import { expect, test } from "vitest";
import { Turns } from "./turns.ts";

test("work begins one piece a turn of the event loop, in its order", async () => {
  const turns = new Turns();
  const order: string[] = [];
  const piece = async (name: string) => {
    await turns.next();
    order.push(name);
    setImmediate(() => order.push(`after ${name}`));
  };
  await Promise.all([piece("a"), piece("b")]);
  expect(order.indexOf("after a")).toBeLessThan(order.length);
  expect(order.filter((name) => name.length === 1)).toEqual(["a", "b"]);
});

test("while connections arrive, work waits for a bounded time", async () => {
  let accepted = 0;
  const turns = new Turns(() => (accepted += 1));
  await turns.next();
  // Each look found a new connection, and the work began all the same.
  expect(accepted).toBeGreaterThan(1);
});
