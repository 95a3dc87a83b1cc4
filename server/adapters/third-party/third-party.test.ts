import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { NoAnswer, ThirdParty } from "./third-party.ts";

type Answer = (response: ServerResponse) => void;
const says =
  (status: number, body: string, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end(body);
const good = says(200, '{"low":1}');
const silence: Answer = () => undefined;
const broken: Answer = (response) => {
  response.writeHead(200, { "content-length": "400" }).write('{"low":');
  response.destroy();
};

let script: Answer[] = [];
let asked: { key: string | undefined; body: string }[] = [];
const server = createServer(async (request, response) => {
  let body = "";
  for await (const part of request) body += String(part);
  asked.push({ key: request.headers.authorization, body });
  (script.shift() ?? good)(response);
});
const service = { url: "", key: "secret" };
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/value`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const budget = 150;
let warned: unknown[];
let ahead: number;
let third: ThirdParty;
beforeEach(() => {
  [script, asked, warned, ahead] = [[], [], [], 0];
  third = new ThirdParty({
    log: { warn: (...words: unknown[]) => void warned.push(words) },
    now: () => Date.now() + ahead,
    tryMs: 60,
    pauseMs: 1,
  });
});
const schema = z.object({ low: z.number() });
const ask = () => third.ask(service, { rego: "ABC123" }, schema, third.now() + budget);

test("a good answer is parsed; the key goes in a header and the question in the body", async () => {
  expect(await ask()).toEqual({ low: 1 });
  expect(asked).toEqual([{ key: "Bearer secret", body: '{"rego":"ABC123"}' }]);
});

test.each([
  ["times out", silence],
  ["answers 500", says(500, "")],
  ["breaks off", broken],
  ["answers 429 without a word on when", says(429, "")],
])("a service that %s is asked again, and its answer counts", async (_what, first) => {
  script = [first];
  expect(await ask()).toEqual({ low: 1 });
  expect(asked).toHaveLength(2);
});

test.each([
  ["never answers", () => Array.from({ length: 50 }, () => silence)],
  ["always answers 500", () => Array.from({ length: 500 }, () => says(500, ""))],
  ["answers garbage", () => [says(200, "<html>")]],
  ["answers another shape", () => [says(200, '{"low":"much"}')]],
  ["answers without end", () => [says(200, "x".repeat(300_000))]],
  ["refuses the key", () => [says(403, "{}")]],
])("a service that %s is given up within the budget, and the log says so without the key", async (_what, answers) => {
  script = answers();
  await expect(ask()).rejects.toBeInstanceOf(NoAnswer);
  expect(warned).toHaveLength(1);
  expect(JSON.stringify(warned)).not.toContain("secret");
});

test("what the service does not know is null", async () => {
  script = [says(404, "{}")];
  expect(await ask()).toBeNull();
});

test("429 with Retry-After: nothing is asked before that time, and then it is back", async () => {
  script = [says(429, "", { "retry-after": "30" })];
  await expect(ask()).rejects.toBeInstanceOf(NoAnswer);
  await expect(ask()).rejects.toBeInstanceOf(NoAnswer);
  expect(asked).toHaveLength(1);
  ahead = 29_000;
  await expect(ask()).rejects.toBeInstanceOf(NoAnswer);
  expect(asked).toHaveLength(1);
  ahead = 30_500;
  expect(await ask()).toEqual({ low: 1 });
});

test("a date serves as Retry-After too, and nobody is left alone for days", async () => {
  script = [says(503, "", { "retry-after": new Date(Date.now() + 5 * 86_400_000).toUTCString() })];
  await expect(ask()).rejects.toBeInstanceOf(NoAnswer);
  ahead = 61 * 60 * 1000;
  expect(await ask()).toEqual({ low: 1 });
});

test("after five failures nothing is asked for half a minute; one good answer and all is well", async () => {
  script = Array.from({ length: 5 }, () => says(200, "garbage"));
  for (let n = 0; n < 7; n += 1) await expect(ask()).rejects.toBeInstanceOf(NoAnswer);
  expect(asked).toHaveLength(5);
  expect(warned).toHaveLength(5);
  ahead = 31_000;
  expect(await ask()).toEqual({ low: 1 });
  expect(await ask()).toEqual({ low: 1 });
});
