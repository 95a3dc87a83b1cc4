import { expect, test } from "vitest";
import { FairQueue } from "./fair-queue.ts";

type Item = { site: string; address: string; name: string };

function queueOf(...names: string[]) {
  const queue = new FairQueue<Item>();
  // "a1x": site a, address 1, item x.
  for (const name of names) queue.add({ site: name[0] ?? "", address: name[1] ?? "", name });
  return queue;
}
const drain = (queue: FairQueue<Item>, mayRun = (_site: string) => true): string[] => {
  const names: string[] = [];
  for (let item = queue.take(mayRun); item; item = queue.take(mayRun)) names.push(item.name);
  return names;
};

test("[19.1.1] sites take turns, and so do the addresses of a site", () => {
  const queue = queueOf("a1x", "a1y", "a1z", "a2x", "b1x", "b1y");
  expect(drain(queue)).toEqual(["a1x", "b1x", "a2x", "b1y", "a1y", "a1z"]);
  expect(queue.size).toBe(0);
});

test("a site that may not run is passed over and keeps its turn", () => {
  const queue = queueOf("a1x", "b1x");
  expect(drain(queue, (site) => site !== "a")).toEqual(["b1x"]);
  expect(drain(queue)).toEqual(["a1x"]);
});
