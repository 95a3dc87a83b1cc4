import { randomUUID } from "node:crypto";
import { pino } from "pino";
import { afterEach, describe, expect, test, vi } from "vitest";
import { TooBusyError } from "#server/platform/admission/errors.ts";
import { makeDealership } from "#tests/support/store-fixtures.ts";
import { createTestApp, testNow } from "#tests/support/test-app.ts";
import { Webhook } from "standardwebhooks";
import { pushSecret } from "./push-signature.ts";
import { PushThread } from "./push-thread.ts";

const car = { stocknum: "A1", make: "Kia", model: "Rio", year: 2020, price: 15_990, description: "seen by one thread" };

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const close of closing.splice(0)) await close();
});

test("[17.4.1, 17.4.5] a push is read in a thread of its own, and on the page when the answer has come", async () => {
  const world = await createTestApp([], {}, { pushThread: true });
  closing.push(() => world.close());
  await world.store.operator.stockKeys.add({ id: "sk-first", dealership_id: "first", sealed: null }, null);
  const search = async () => (await world.get("http://first-site.localhost/search")).text();
  expect(await search()).not.toContain("2020 Kia Rio");
  const parse = vi.spyOn(JSON, "parse");
  const body = JSON.stringify({ cars: [car] });
  const id = randomUUID();
  const signature = new Webhook(pushSecret("a secret for tests alone", "sk-first"), { format: "raw" });
  const headers = {
    "content-type": "application/json",
    "stock-key": "sk-first",
    "webhook-id": id,
    "webhook-timestamp": String(testNow.getTime() / 1000),
    "webhook-signature": signature.sign(id, testNow, body),
  };
  const answer = await world.get("http://first-site.localhost/api/stock", { method: "POST", headers, body });
  expect(answer.status).toBe(200);
  expect(parse.mock.calls.filter(([text]) => text.includes(car.description))).toEqual([]);
  expect(await search()).toContain("2020 Kia Rio");
});

describe("a thread that ends", () => {
  const log = pino({ level: "silent" });
  const push = { dealership: makeDealership("d1"), keyId: "sk-1", id: "push-001", body: "{}", now: testNow };
  const threadOf = (program: string, hangMs?: number) => {
    const entry = new URL(`data:text/javascript,${encodeURIComponent(program)}`);
    const thread = new PushThread({ settings: { dataDir: "none" }, log, entry, ...(hangMs ? { hangMs } : {}) });
    closing.push(() => thread.close());
    return thread;
  };

  test.each([
    ["with an error", 'throw new Error("planned")', undefined],
    ["because a push keeps it busy for ever", "for (;;);", 200],
  ])("%s refuses its pushes for a moment", async (_how, program, hangMs) => {
    await expect(threadOf(program, hangMs).take(push)).rejects.toThrow(TooBusyError);
  });

  test("is replaced for the next push", async () => {
    const program = `
      import { parentPort } from "node:worker_threads";
      parentPort.on("message", ({ id, push }) => {
        if (push.body === "end") process.exit(1);
        parentPort.postMessage({ kind: "outcome", id, outcome: { status: 200, answer: {} } });
      });`;
    const thread = threadOf(program);
    await expect(thread.take({ ...push, body: "end" })).rejects.toThrow(TooBusyError);
    expect(await thread.take(push)).toEqual({ status: 200, answer: {} });
  });
});
