import { expect, test } from "vitest";
import { changeLine, settingChanges } from "./setting-changes.ts";

test("[10.11.5] changes are told setting by setting, lists as a whole", () => {
  const before = { a: { b: 1, c: [1] }, d: null, e: "x" };
  const after = { a: { b: 2, c: [1, 2] }, d: { f: true }, e: "x" };
  expect(settingChanges(before, after).map(changeLine)).toEqual([
    "a.b: 1 -> 2",
    "a.c: [1] -> [1,2]",
    'd: null -> {"f":true}',
  ]);
});

test("[10.1.3] what is private is not shown", () => {
  const changes = settingChanges({ private: { stripe: null } }, { private: { stripe: { secret_key: "sk" } } });
  expect(changes.map(changeLine)).toEqual(["private.stripe: changed (not shown)"]);
});
