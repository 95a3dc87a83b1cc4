import { Hono } from "hono";
import { expect, test } from "vitest";
import { limitBody } from "./limit-body.ts";

const app = new Hono();
app.post("/", limitBody({ maxSize: 10, onError: (c) => c.text("too large", 413) }), async (c) =>
  c.text(await c.req.text()),
);

const streamed = (text: string) =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });

test.each([
  ["as long as allowed", "ten  bytes", 200],
  ["a byte too long", "ten bytes +", 413],
])("a body that is %s, with its length declared and without", async (_, text, status) => {
  const declared = { method: "POST", body: text, headers: { "content-length": String(text.length) } };
  expect((await app.request("/", declared)).status).toBe(status);
  const chunked = { method: "POST", body: streamed(text), duplex: "half" };
  expect((await app.request("/", chunked)).status).toBe(status);
});

test("a length that is declared beside chunks is not believed", async () => {
  const both = { "content-length": "1", "transfer-encoding": "chunked" };
  const sent = { method: "POST", body: streamed("more than ten bytes"), duplex: "half", headers: both };
  expect((await app.request("/", sent)).status).toBe(413);
});
