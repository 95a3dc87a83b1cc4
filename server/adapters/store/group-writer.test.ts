import { expect, test } from "vitest";
import type { Statement } from "./engine.ts";
import { type BatchOutcome, createGroupWriter } from "./group-writer.ts";

const batch = (name: string): Statement[] => [{ sql: name, parameters: [] }];

/** A disk whose commits take as long as the test wants. */
function createSlowDisk() {
  const commits: { names: string[]; finish: () => void; fail: (error: Error) => void }[] = [];
  const commit = (batches: (readonly Statement[])[]) =>
    new Promise<BatchOutcome[]>((resolve, reject) => {
      const names = batches.map(([first]) => first?.sql ?? "");
      commits.push({ names, finish: () => resolve(batches.map(() => ({ results: [] }))), fail: reject });
    });
  return { commits, commit };
}

test("writes that arrive during a commit share the next one", async () => {
  const disk = createSlowDisk();
  const writer = createGroupWriter({ commit: disk.commit, mostPerGroup: 9 });
  const writes = ["a", "b", "c"].map((name) => writer.write(batch(name)));
  expect(disk.commits.map(({ names }) => names)).toEqual([["a"]]);
  disk.commits[0]?.finish();
  await writes[0];
  const late = writer.write(batch("d"));
  await Promise.resolve();
  disk.commits[1]?.finish();
  await Promise.all(writes);
  disk.commits[2]?.finish();
  await late;
  expect(disk.commits.map(({ names }) => names)).toEqual([["a"], ["b", "c"], ["d"]]);
  await writer.drained();
});

test("a commit that fails fails its own writes only", async () => {
  const disk = createSlowDisk();
  const writer = createGroupWriter({ commit: disk.commit, mostPerGroup: 9 });
  const [first, second] = [writer.write(batch("a")), writer.write(batch("b"))];
  disk.commits[0]?.fail(new Error("no disk"));
  await expect(first).rejects.toThrow("no disk");
  disk.commits[1]?.finish();
  expect(await second).toEqual([]);
});

test("is drained once the last write has settled", async () => {
  const disk = createSlowDisk();
  const writer = createGroupWriter({ commit: disk.commit, mostPerGroup: 9 });
  const order: string[] = [];
  const write = writer.write(batch("a")).then(() => order.push("written"));
  const drained = writer.drained().then(() => order.push("drained"));
  disk.commits[0]?.finish();
  await Promise.all([write, drained]);
  expect(order).toEqual(["written", "drained"]);
});

test("a group has a bounded size", async () => {
  const disk = createSlowDisk();
  const writer = createGroupWriter({ commit: disk.commit, mostPerGroup: 2 });
  const writes = ["a", "b", "c", "d"].map((name) => writer.write(batch(name)));
  for (const at of [0, 1, 2]) {
    await expect.poll(() => disk.commits.length).toBe(at + 1);
    disk.commits[at]?.finish();
  }
  await Promise.all(writes);
  expect(disk.commits.map(({ names }) => names)).toEqual([["a"], ["b", "c"], ["d"]]);
});
