import { expect, test } from "vitest";
import { sentence, YamlFile } from "./yaml-file.ts";

test("[10.2.2] a file that is nested too deep to be read is refused with a sentence", () => {
  const file = new YamlFile("deep.yaml", `format: { typ${"e: ".repeat(30_000)}csv }\nkey: [A]\n`);
  expect(file.problems.map(sentence)).toEqual(["deep.yaml: this cannot be read: its values are nested too deep"]);
  expect(file.value).toBeUndefined();
});
