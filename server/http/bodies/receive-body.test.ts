import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { Hono } from "hono";
import { afterEach, expect, test } from "vitest";
import { refuse, isRefusal } from "#server/http/request/refuse.ts";
import { listen } from "#server/http/listen.ts";
import { clientAddress } from "#server/http/middleware/client-address.ts";
import { endUnreadBody } from "#server/http/middleware/unread-body.ts";
import type { RequestEnv } from "#server/http/request/request.ts";
import { type BodySettings, BodyReceiver } from "./receive-body.ts";
import { takeBody } from "./take-body.ts";

const NEVER_MS = 600_000;
const patient: BodySettings = {
  deadlineMs: NEVER_MS,
  pace: { windowMs: NEVER_MS, leastBytes: 1 },
  bounds: { perBlock: 2, perWideBlock: 3, most: 5 },
};
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** A server that answers with the body it has received, and clients that send theirs bit by bit. */
async function start(settings: Partial<BodySettings> = {}) {
  const bodies = new BodyReceiver({ ...patient, ...settings });
  const app = new Hono<RequestEnv>();
  const proxies = { trustedProxies: ["127.0.0.1"], forwardedHost: false };
  app.use(endUnreadBody, clientAddress(proxies, "http"), bodies.middleware());
  app.post("/", takeBody({ maxSize: 40_000, onError: (c) => c.text("too large", 413) }), (c) => c.text(c.var.body));
  app.onError((error, c) => {
    if (isRefusal(error)) return refuse(c, error);
    throw error;
  });
  const server = await listen({ PORT: 0, HOST: "127.0.0.1" });
  let begun = 0;
  server.answerWith((request, env) => ((begun += 1), app.fetch(request, env)));
  ends.push(() => server.close(1));
  const open = async (sent: string, address: string, length: string) => {
    const before = begun;
    const socket = connect(server.port, "127.0.0.1");
    ends.push(() => socket.destroy());
    await once(socket, "connect");
    const head = [
      "POST / HTTP/1.1",
      "Host: a.example",
      `X-Forwarded-For: ${address}`,
      "Content-Type: multipart/form-data; boundary=b",
      length,
    ];
    socket.write(`${head.join("\r\n")}\r\n\r\n${sent}`);
    await expect.poll(() => begun).toBe(before + 1);
    return { socket, answer: answerOf(socket) };
  };
  return {
    declared: (sent: string, length: number, address = "192.0.2.1") => open(sent, address, `Content-Length: ${length}`),
    chunked: (sent: string, address = "192.0.2.1") =>
      open(`${sent.length.toString(16)}\r\n${sent}\r\n`, address, "Transfer-Encoding: chunked"),
  };
}

type Answer = [status: number, ends: boolean, text: string];

function answerOf(socket: Socket): Promise<Answer> {
  return new Promise((done) => {
    let said = "";
    socket.on("data", (bytes: Buffer) => {
      said += String(bytes);
      const [head = "", text] = said.split("\r\n\r\n");
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
      if (text?.length === length) done([Number(head.split(" ")[1]), /connection: close/i.test(head), text]);
    });
    socket.on("error", () => undefined);
  });
}

test("a body is read whole, with its length declared and without", async () => {
  const { declared, chunked } = await start();
  expect(await (await declared("ten  bytes", 10)).answer).toEqual([200, false, "ten  bytes"]);
  const slowly = await declared("ten", 10);
  slowly.socket.write("  bytes");
  expect(await slowly.answer).toEqual([200, false, "ten  bytes"]);
  const parts = await chunked("ten");
  parts.socket.write("7\r\n  bytes\r\n0\r\n\r\n");
  expect(await parts.answer).toEqual([200, false, "ten  bytes"]);
});

test("[19.1.10] a body that is too large is refused by its length, or when that much has arrived", async () => {
  const { declared, chunked } = await start();
  expect(await (await declared("", 40_001)).answer).toEqual([413, true, "too large"]);
  expect(await (await chunked("x".repeat(40_001))).answer).toEqual([413, true, "too large"]);
});

const late = expect.stringContaining("Please check your connection and send it again.");

test("[19.1.10] a body that stops arriving is refused after one window, one that trickles at the deadline", async () => {
  const silent = await start({ pace: { windowMs: 30, leastBytes: 1000 } });
  expect(await (await silent.declared("x", 10)).answer).toEqual([408, true, late]);
  const slow = await start({ deadlineMs: 30 });
  expect(await (await slow.declared("x", 10)).answer).toEqual([408, true, late]);
});

const displaced = expect.stringContaining("arrived only in part");

test("[19.1.11] beyond the bound of an address its oldest body ends, and no other's", async () => {
  const { declared } = await start();
  const other = await declared("12345", 10, "192.0.2.2");
  const own = [await declared("x", 10), await declared("12345", 10), await declared("12345", 10)];
  expect(await own[0]?.answer).toEqual([503, true, displaced]);
  for (const { socket, answer } of [other, ...own.slice(1)]) {
    socket.write("67890");
    expect(await answer).toEqual([200, false, "1234567890"]);
  }
});

test("[19.1.11] IPv6 counts by /64 and by /48", async () => {
  const { declared } = await start();
  const household = ["2001:db8:1:1::1", "2001:db8:1:1::2", "2001:db8:1:1::3"];
  const [first] = await inOrder(household, (address) => declared("x", 10, address));
  expect(await first?.answer).toEqual([503, true, displaced]);
  const [next] = await inOrder(["2001:db8:1:2::1", "2001:db8:1:3::1"], (address) => declared("12345", 10, address));
  next?.socket.write("67890");
  expect((await next?.answer)?.[0]).toBe(200);
});

test("[19.1.11] when the server holds too many, the block that has most loses its oldest", async () => {
  const { declared } = await start();
  const greedy = await inOrder(["192.0.2.1", "192.0.2.1"], (address) => declared("x", 10, address));
  await inOrder(["192.0.2.2", "192.0.2.3", "192.0.2.4", "192.0.2.5"], (address) => declared("x", 10, address));
  expect(await greedy[0]?.answer).toEqual([503, true, displaced]);
});

test("[19.1.11] a body that has arrived whole takes no place", async () => {
  const { declared } = await start({ bounds: { perBlock: 1, perWideBlock: 1, most: 1 } });
  const waiting = await declared("12345", 10);
  expect((await (await declared("whole", 5)).answer)[0]).toBe(200);
  waiting.socket.write("67890");
  expect((await waiting.answer)[0]).toBe(200);
});

async function inOrder<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (const item of items) done.push(await work(item));
  return done;
}
