import { expect, test } from "vitest";
import { mostSeen, noteSeen, parseSeen } from "./seen-list.ts";

test("[18.5.3] the car looked at last comes first, each once, and the oldest go", () => {
  expect(noteSeen(["b", "a"], "a")).toEqual(["a", "b"]);
  const many = Array.from({ length: mostSeen }, (_, index) => `car-${index}`);
  const noted = noteSeen(many, "new");
  expect(noted).toHaveLength(mostSeen);
  expect([noted[0], noted.at(-1)]).toEqual(["new", `car-${mostSeen - 2}`]);
});

test.each([null, "", "{", '{"a":1}', "7", '[1,null,"A B","../x"]'])("%s counts as nothing", (text) => {
  expect(parseSeen(text)).toEqual([]);
});

test("what it kept is read back", () => {
  expect(parseSeen(JSON.stringify(noteSeen(["b"], "a")))).toEqual(["a", "b"]);
});
