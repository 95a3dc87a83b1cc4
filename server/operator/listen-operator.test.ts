import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { Hono } from "hono";
import { afterEach, expect, test } from "vitest";
import { listenOperator } from "./listen-operator.ts";

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function start(host: string) {
  const listening = await listenOperator(0, host);
  ends.push(() => listening.close());
  const { port } = new URL(listening.url);
  const ask = async (name: string) => {
    const sent = request({ agent: false, host: "127.0.0.1", port, path: "/", headers: { host: name } }).end();
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    return { status: response.statusCode, text: await text(response) };
  };
  return { listening, ask, port };
}
const app = new Hono().get("/", (c) => c.text("figures"));

test("on loopback it answers to local names only: a web page cannot read it through a name of its own", async () => {
  const { listening, ask, port } = await start("127.0.0.1");
  expect((await ask("localhost")).status).toBe(503);
  listening.answerWith(app);
  for (const name of ["localhost", `127.0.0.1:${port}`, "[::1]:9464"])
    expect(await ask(name)).toEqual({ status: 200, text: "figures" });
  for (const name of ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "10.0.0.7"])
    expect((await ask(name)).status).toBe(421);
});

test("on a private network it answers to any name", async () => {
  const { listening, ask } = await start("0.0.0.0");
  listening.answerWith(app);
  expect((await ask("node-1.internal:9464")).status).toBe(200);
});

test("closing does not wait for idle connections", async () => {
  const { listening, ask } = await start("127.0.0.1");
  listening.answerWith(app);
  await ask("localhost");
  await ends.splice(0)[0]?.();
  await expect(ask("localhost")).rejects.toThrow("ECONNREFUSED");
});
