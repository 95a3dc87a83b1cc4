import { expect, test, vi } from "vitest";
import { ClientGone, TooBusy } from "./refusals.ts";
import { type RenderLane, RenderQueue, usualRenderLimits } from "./render-queue.ts";

const limits = {
  ...usualRenderLimits,
  atOnce: 1,
  atOncePerSite: 1,
  waiting: 4,
  waitingPerSite: 3,
  waitingPerAddress: 2,
};

/** One render is in progress and paused; later requests wait. */
async function busyQueue(over: Partial<typeof limits> = {}) {
  const queue = new RenderQueue({ ...limits, ...over });
  const order: string[] = [];
  const held = Promise.withResolvers<void>();
  const first = queue.run({ site: "first", address: "0", lane: "page" }, () => held.promise);
  await expect.poll(() => queue.waiting).toBe(0);
  const ask = (name: string, lane: RenderLane = "page", gone?: AbortSignal) =>
    queue
      .run({ site: name[0] ?? "", address: name[1] ?? "", lane, gone }, async () => void order.push(name))
      .then(
        () => "served",
        (error: unknown) => error,
      );
  return { queue, ask, order, release: async () => (held.resolve(), first) };
}

test("[19.1.1] refuses what is more than an address, a site or the node may have waiting, and says when to come back", async () => {
  const { ask, release } = await busyQueue();
  const served = [ask("a1"), ask("a1"), ask("b1"), ask("b2")];
  // The address is full; then the server, where nobody has many more places than the newcomer.
  expect(await ask("a1")).toBeInstanceOf(TooBusy);
  expect(await ask("b3")).toMatchObject({ retryAfterSeconds: 1 });
  await release();
  expect(await Promise.all(served)).toEqual(["served", "served", "served", "served"]);
});

test("[19.1.2] a newcomer takes the place of an address that holds more, and a quiet site that of a busy one", async () => {
  const { ask, release } = await busyQueue({ waitingPerAddress: 3 });
  const flood = [ask("a1"), ask("a1"), ask("a1")];
  const visitor = ask("a2");
  expect(await flood[2]).toBeInstanceOf(TooBusy);
  const other = ask("b1");
  const quiet = ask("c1");
  expect(await flood[1]).toBeInstanceOf(TooBusy);
  await release();
  expect(await Promise.all([flood[0], visitor, other, quiet])).toEqual(["served", "served", "served", "served"]);
});

test("what nobody waits for any more is not begun", async () => {
  const { queue, ask, order, release } = await busyQueue();
  const leaving = new AbortController();
  const gone = ask("a1", "page", leaving.signal);
  const stays = ask("a2");
  leaving.abort();
  expect(await gone).toBeInstanceOf(ClientGone);
  expect(queue.waiting).toBe(1);
  await release();
  await stays;
  expect(order).toEqual(["a2"]);
  expect(await ask("a1", "page", leaving.signal)).toBeInstanceOf(ClientGone);
});

test("what waits too long is refused", async () => {
  const { ask, release } = await busyQueue({ longestWaitMs: 8000 });
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const responses = ask("a1");
  vi.advanceTimersByTime(8000);
  vi.useRealTimers();
  expect(await responses).toBeInstanceOf(TooBusy);
  await release();
});

test("[19.1.1] forms go before pages, and pages have every fourth turn", async () => {
  const { ask, order, release } = await busyQueue({ waiting: 20, waitingPerSite: 20, waitingPerAddress: 20 });
  const all = [ask("p1"), ask("p1"), ...["f1", "f1", "f1", "f1", "f1"].map((name) => ask(name, "form"))];
  await release();
  await Promise.all(all);
  expect(order).toEqual(["f1", "f1", "f1", "p1", "f1", "f1", "p1"]);
});

test("one site never takes every place under way", async () => {
  const queue = new RenderQueue({ ...limits, atOnce: 2 });
  const held = Promise.withResolvers<void>();
  const begun: string[] = [];
  const hold = (site: string, address: string) =>
    queue.run({ site, address, lane: "page" }, async () => (begun.push(site), held.promise));
  const all = [hold("a", "1"), hold("a", "2"), hold("b", "1")];
  await expect.poll(() => begun).toEqual(["a", "b"]);
  held.resolve();
  await Promise.all(all);
  expect(begun).toEqual(["a", "b", "a"]);
});

test("[8] a page that was read before goes before pages that nobody has asked for, which still have their turn", async () => {
  const { ask, order, release } = await busyQueue({ waiting: 20, waitingPerSite: 20, waitingPerAddress: 20 });
  const all = [ask("p1"), ask("p2"), ...["k1", "k2", "k3", "k4"].map((name) => ask(name, "known")), ask("f1", "form")];
  await release();
  await Promise.all(all);
  expect(order).toEqual(["f1", "k1", "k2", "p1", "k3", "k4", "p2"]);
});

test("[19.1.9] a flooded site pauses between two pages while other sites ask, and only then", async () => {
  vi.useFakeTimers();
  try {
    const pageMs = 100;
    const queue = new RenderQueue({ ...limits, atOnce: 2, waiting: 9, waitingPerSite: 9, waitingPerAddress: 9 });
    const begun: string[] = [];
    const ask = (name: string) =>
      queue.run({ site: name[0] ?? "", address: name, lane: "page" }, async () => {
        begun.push(name);
        await vi.advanceTimersByTimeAsync(pageMs);
      });
    const alone = ["a1", "a2"].map(ask);
    await vi.runAllTimersAsync();
    await Promise.all(alone);
    expect(performance.now()).toBeLessThan(3 * pageMs);

    const flood = ["a3", "a4"].map(ask);
    const other = ask("b1");
    await vi.advanceTimersByTimeAsync(0);
    await other;
    expect(begun).toEqual(["a1", "a2", "a3", "b1"]);
    await vi.advanceTimersByTimeAsync(2 * pageMs);
    await Promise.all(flood);
    expect(begun.at(-1)).toBe("a4");

    // However long a page took, the site goes on after a quarter of a second.
    const held = Promise.withResolvers<void>();
    const slow = queue.run({ site: "a", address: "slow", lane: "page" }, () => held.promise);
    const next = ask("a5");
    await vi.advanceTimersByTimeAsync(4000);
    const later = ask("b2");
    await vi.advanceTimersByTimeAsync(0);
    held.resolve();
    await Promise.all([slow, later]);
    await vi.advanceTimersByTimeAsync(250);
    await next;
    expect(begun.at(-1)).toBe("a5");
  } finally {
    vi.useRealTimers();
  }
});
