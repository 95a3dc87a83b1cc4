import { format } from "node:util";
import { assert, expect, vi } from "vitest";

// The part of Vitest that the tests of the rules use, without its start: tests are collected here and run by
// `test-runner.ts`.

export interface CollectedTest {
  name: string;
  run: () => Promise<void>;
}

type Body = (...values: unknown[]) => unknown;
type Declare = (name: string, body: Body) => void;

/** What test files import as "vitest"; `take` gives what they have declared with it since the last time. */
export function collectTests() {
  let tests: CollectedTest[] = [];
  let afterwards: Body[] = [];
  let groups: string[] = [];

  const test: Declare = (name, body) => {
    const after = afterwards;
    const run = async () => {
      try {
        await body();
      } finally {
        for (const one of after) await one();
      }
    };
    tests.push({ name: [...groups, name].join(" > "), run });
  };
  const describe: Declare = (name, body) => {
    const outer = groups;
    groups = [...outer, name];
    body();
    groups = outer;
  };

  const vitest = {
    afterEach: (after: Body) => void afterwards.push(after),
    assert,
    describe: Object.assign(describe, { each: each(describe) }),
    expect,
    test: Object.assign(test, { each: each(test) }),
    vi,
  };
  const take = (): CollectedTest[] => {
    const taken = tests;
    tests = [];
    afterwards = [];
    return taken;
  };
  return { vitest, take };
}

const each = (declare: Declare) => (rows: readonly unknown[]) => (name: string, body: Body) => {
  for (const row of rows) {
    const values: unknown[] = Array.isArray(row) ? row : [row];
    const shown = values.slice(0, name.match(/%[a-z]/g)?.length ?? 0);
    declare(format(name, ...shown), () => body(...values));
  }
};
