import { expect, test } from "vitest";
import { nameFromFirstName } from "./name-from-first-name.ts";

test.each([
  ["stands in for a missing name", { first_name: "Ana" }, "Ana"],
  ["for an empty one", { first_name: "Ana", name: "" }, "Ana"],
  ["for null", { first_name: "Ana", name: null }, "Ana"],
  ["for what a broken page makes of two missing ones", { first_name: "Ana", name: "undefined undefined" }, "Ana"],
  ["not for a name that is there", { first_name: "Ana", name: "Ana Ito" }, "Ana Ito"],
  ["not if it is empty itself", { first_name: "", name: null }, null],
  ["nor if it is no text", { first_name: 7, name: "" }, ""],
])("[3.10.1] a first name %s", (_what, sent, name) => {
  expect(nameFromFirstName(sent)).toEqual({ ...sent, name });
  expect(nameFromFirstName(nameFromFirstName(sent))).toEqual({ ...sent, name });
});
