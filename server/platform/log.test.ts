import { expect, test } from "vitest";
import { createLog } from "./log.ts";

const lines: string[] = [];
const log = createLog("info", { write: (line) => void lines.push(line) });
const junk = "x".repeat(100_000);

test.each<[string, () => void]>([
  ["a text", () => log.info({ host: junk, path: junk }, "a request")],
  ["an error with its stack", () => log.error({ err: new Error(junk) }, "a request failed")],
  ["an error with a cause", () => log.error({ err: new Error("a", { cause: new Error(junk) }) }, "failed")],
  ["an error with a path", () => log.error({ err: Object.assign(new Error(junk), { path: junk, code: junk }) }, "no")],
  ["no error at all", () => log.error({ err: junk }, "no")],
  ["a child's text", () => log.child({ requestId: "1" }).warn({ field: junk }, "no")],
])("[19.6.3] a line is bounded, whatever is told: %s", (_what, tell) => {
  lines.length = 0;
  tell();
  expect(lines).toHaveLength(1);
  expect(lines[0]?.length).toBeLessThan(5000);
});

test("an error is told with what an operator needs", () => {
  lines.length = 0;
  log.error({ err: Object.assign(new TypeError("no such thing"), { code: "ENOENT" }) }, "failed");
  const { err } = JSON.parse(lines[0] ?? "") as { err: unknown };
  expect(err).toEqual({
    type: "TypeError",
    message: "no such thing",
    code: "ENOENT",
    stack: expect.stringContaining("log.test.ts") as string,
  });
});
