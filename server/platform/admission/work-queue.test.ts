import { expect, test, vi } from "vitest";
import { ClientGoneError, TooBusyError } from "./errors.ts";
import { WorkQueue } from "./work-queue.ts";

const limits = {
  atOnce: 1,
  atOncePerSite: 1,
  waiting: 4,
  waitingPerSite: 3,
  waitingPerAddress: 2,
  longestWaitMs: 8000,
};

/** One piece of work is in progress and paused; later ones wait. "a1" is a request of site a, address 1. */
function busyQueue(over: Partial<typeof limits> = {}) {
  const queue = new WorkQueue({ ...limits, ...over });
  const order: string[] = [];
  const held = Promise.withResolvers<void>();
  const first = queue.run({ site: "first", address: "0" }, () => held.promise);
  const ask = (name: string, gone?: AbortSignal) =>
    queue
      .run({ site: name[0] ?? "", address: name[1] ?? "", gone }, async () => void order.push(name))
      .then(
        () => "served",
        (error: unknown) => error,
      );
  return { queue, ask, order, release: async () => (held.resolve(), first) };
}

test("[19.1.1, 19.1.2] refuses what is more than an address, a site or the server may have waiting, and says when to come back", async () => {
  const { queue, ask, release } = busyQueue();
  const served = [ask("a1"), ask("a1")];
  expect(await ask("a1")).toMatchObject({ retryAfterSeconds: 2 });
  served.push(ask("a2"));
  expect(await ask("a3")).toBeInstanceOf(TooBusyError);
  served.push(ask("b1"));
  expect(await ask("c1")).toBeInstanceOf(TooBusyError);
  expect([queue.waiting, queue.refused]).toEqual([4, 3]);
  await release();
  expect(await Promise.all(served)).toEqual(["served", "served", "served", "served"]);
  expect([queue.waiting, queue.running]).toEqual([0, 0]);
});

test("[19.1.1] whoever floods a site waits longest: another address, and another site, are next", async () => {
  const { ask, order, release } = busyQueue({ waiting: 20, waitingPerSite: 20, waitingPerAddress: 20 });
  const all = ["a1", "a1", "a1", "a2", "b1"].map((name) => ask(name));
  await release();
  await Promise.all(all);
  expect(order).toEqual(["a1", "b1", "a2", "a1", "a1"]);
});

test("[19.1.4] work that nobody waits for any more is not begun", async () => {
  const { queue, ask, order, release } = busyQueue();
  const leaving = new AbortController();
  const gone = ask("a1", leaving.signal);
  const stays = ask("a2");
  leaving.abort();
  expect(await gone).toBeInstanceOf(ClientGoneError);
  expect(queue.waiting).toBe(1);
  await release();
  await stays;
  expect(order).toEqual(["a2"]);
  expect(await ask("a1", leaving.signal)).toBeInstanceOf(ClientGoneError);
});

test("work that waits too long is refused", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const { ask, release } = busyQueue();
  const answer = ask("a1");
  vi.advanceTimersByTime(8000);
  vi.useRealTimers();
  expect(await answer).toBeInstanceOf(TooBusyError);
  await release();
});

test("one site never takes every place in progress", async () => {
  const queue = new WorkQueue({ ...limits, atOnce: 2 });
  const held = Promise.withResolvers<void>();
  const begun: string[] = [];
  const hold = (site: string, address: string) =>
    queue.run({ site, address }, async () => (begun.push(site), held.promise));
  const all = [hold("a", "1"), hold("a", "2"), hold("b", "1")];
  await expect.poll(() => begun).toEqual(["a", "b"]);
  held.resolve();
  await Promise.all(all);
  expect(begun).toEqual(["a", "b", "a"]);
});

test("work that fails gives its place to the next", async () => {
  const { queue, ask, release } = busyQueue();
  const failing = queue.run({ site: "a", address: "1" }, () => Promise.reject(new Error("broken")));
  const next = ask("b1");
  await release();
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("served");
});
