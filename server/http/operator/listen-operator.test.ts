import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { Hono } from "hono";
import { afterEach, expect, test } from "vitest";
import { isOwnHost, listenOperator } from "./listen-operator.ts";

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function start(host: string, hosts: readonly string[] = []) {
  const listening = await listenOperator({ port: 0, host, hosts });
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

test.each(["0.0.0.0", "127.0.0.1"])(
  "[19.5.8] bound to %s it answers to no name but those of OPERATOR_HOSTS",
  async (bound) => {
    const { listening, ask } = await start(bound, ["node-1.internal", "Metrics.internal"]);
    listening.answerWith(app);
    for (const name of ["localhost:9464", "127.0.0.1", "node-1.internal:9464", "NODE-1.internal", "metrics.internal"])
      expect([name, (await ask(name)).status]).toEqual([name, 200]);
    for (const name of ["evil.example", "node-1.internal.evil.example", "10.0.0.7", "x:node-1.internal"]) {
      const refused = await ask(name);
      expect([name, refused.status]).toEqual([name, 421]);
      expect(refused.text).toContain("OPERATOR_HOSTS");
    }
  },
);

test.each([
  ["10.0.0.7:9464", "10.0.0.7", true],
  ["10.0.0.7:9464", "::ffff:10.0.0.7", true],
  ["[FD00::7]:9464", "fd00::7", true],
  ["10.0.0.8:9464", "10.0.0.7", false],
  ["", "10.0.0.7", false],
])("[19.5.8] the host %s of a connection to %s is the server's own: %s", (host, localAddress, isOwn) => {
  expect(isOwnHost(host, localAddress, [])).toBe(isOwn);
});

test("closing does not wait for idle connections", async () => {
  const { listening, ask } = await start("127.0.0.1");
  listening.answerWith(app);
  await ask("localhost");
  await ends.splice(0)[0]?.();
  await expect(ask("localhost")).rejects.toThrow("ECONNREFUSED");
});
