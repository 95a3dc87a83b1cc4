import { expect, test } from "vitest";
import type { Engine, Statement } from "./engine.ts";
import { reportOwnChanges } from "./own-changes.ts";

const plain: Statement = { sql: "insert", parameters: [] };
const raising: Statement = { ...plain, raises: "stock:d1" };

function aStore() {
  const said: string[] = [];
  const faults: unknown[] = [];
  const opened = {
    write: async (batch: readonly Statement[]) => {
      said.push("written");
      if (batch.length === 0) throw new Error("refused");
      return [];
    },
  } as Partial<Engine> as Engine;
  const reporting = reportOwnChanges(opened, (fault) => faults.push(fault));
  return { said, faults, ...reporting };
}

test("whoever writes goes on after everybody has heard of it, each in his turn", async () => {
  const { said, engine, onOwnChange } = aStore();
  onOwnChange(async (scopes) => {
    await Promise.resolve();
    said.push(`first: ${[...scopes].join()}`);
  });
  onOwnChange(() => void said.push("second"));
  await engine.write([plain, raising]);
  said.push("answered");
  expect(said).toEqual(["written", "first: stock:d1", "second", "answered"]);
});

test("a write that raises nothing, or that was refused, is told to nobody", async () => {
  const { said, engine, onOwnChange } = aStore();
  onOwnChange(() => void said.push("told"));
  await engine.write([plain]);
  await expect(engine.write([])).rejects.toThrow("refused");
  expect(said).toEqual(["written", "written"]);
});

test("who cannot take it up does not undo what was written, nor keep it from the others", async () => {
  const { said, faults, engine, onOwnChange } = aStore();
  onOwnChange(() => Promise.reject(new Error("not now")));
  onOwnChange(() => void said.push("second"));
  await engine.write([raising]);
  expect(said).toEqual(["written", "second"]);
  expect(faults).toEqual([new Error("not now")]);
});
