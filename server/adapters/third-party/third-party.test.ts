import { beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { type Answer, breaksOff, says, silence, useServiceWorld } from "#tests/support/service-world.ts";
import { NoAnswerError, ThirdParty } from "./third-party.ts";

const good = says(200, '{"low":1}');
let script: Answer[] = [];
const world = useServiceWorld(() => script.shift() ?? good);

const budget = 2600;
const ahead = (ms: number) => vi.setSystemTime(Date.now() + ms);
let warned: unknown[];
let third: ThirdParty;
beforeEach(() => {
  [script, warned] = [[], []];
  third = new ThirdParty({ log: { warn: (...words: unknown[]) => void warned.push(words) }, outgoing: world.outgoing });
});
const schema = z.object({ low: z.number() });
const ask = () => {
  const service = { url: `${world.origin}/value`, key: "secret" };
  return world.within(budget, third.ask(service, { rego: "ABC123" }, schema, third.now() + budget));
};

test("a good answer is parsed; the key goes in a header and the question in the body", async () => {
  expect(await ask()).toEqual({ low: 1 });
  expect(world.requests).toEqual([{ path: "/value", key: "Bearer secret", body: '{"rego":"ABC123"}' }]);
});

test.each([
  ["times out", silence],
  ["answers 500", says(500, "")],
  ["breaks off", breaksOff],
  ["answers 429 without a word on when", says(429, "")],
  ["wants to be asked again in a second", says(429, "", { "retry-after": "1" })],
])("a service that %s is asked again, and its answer counts", async (_what, first) => {
  script = [first];
  expect(await ask()).toEqual({ low: 1 });
  expect(world.requests).toHaveLength(2);
});

test.each([
  ["never answers", () => Array.from({ length: 50 }, () => silence)],
  ["always answers 500", () => Array.from({ length: 500 }, () => says(500, ""))],
  ["answers garbage", () => [says(200, "<html>")]],
  ["answers another shape", () => [says(200, '{"low":"much"}')]],
  ["answers without end", () => [says(200, "x".repeat(300_000))]],
  ["refuses the key", () => [says(403, "{}")]],
])(
  "[7.6.1] a service that %s is given up within the budget, and the log says so without the key",
  async (_what, answers) => {
    script = answers();
    await expect(ask()).rejects.toBeInstanceOf(NoAnswerError);
    expect(warned).toHaveLength(1);
    expect(JSON.stringify(warned)).not.toContain("secret");
  },
);

test("what the service does not know is null", async () => {
  script = [says(404, "{}")];
  expect(await ask()).toBeNull();
});

test("[7.6.1] 429 with Retry-After: nothing is asked before that time, and then it is back", async () => {
  script = [says(429, "", { "retry-after": "30" })];
  await expect(ask()).rejects.toBeInstanceOf(NoAnswerError);
  await expect(ask()).rejects.toBeInstanceOf(NoAnswerError);
  expect(world.requests).toHaveLength(1);
  ahead(29_000);
  await expect(ask()).rejects.toBeInstanceOf(NoAnswerError);
  expect(world.requests).toHaveLength(1);
  ahead(1500);
  expect(await ask()).toEqual({ low: 1 });
});

test("a date serves as Retry-After too, and nobody is left alone for days", async () => {
  script = [says(503, "", { "retry-after": new Date(Date.now() + 5 * 86_400_000).toUTCString() })];
  await expect(ask()).rejects.toBeInstanceOf(NoAnswerError);
  ahead(61 * 60 * 1000);
  expect(await ask()).toEqual({ low: 1 });
});

test("[7.6.1] after five failures nothing is asked for half a minute; one good answer and all is well", async () => {
  script = Array.from({ length: 5 }, () => says(200, "garbage"));
  for (let n = 0; n < 7; n += 1) await expect(ask()).rejects.toBeInstanceOf(NoAnswerError);
  expect(world.requests).toHaveLength(5);
  expect(warned).toHaveLength(5);
  ahead(31_000);
  expect(await ask()).toEqual({ low: 1 });
  expect(await ask()).toEqual({ low: 1 });
});
