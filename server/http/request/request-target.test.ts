import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noPages } from "#tests/support/no-pages.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { listen } from "#server/http/listen.ts";

let app: Awaited<ReturnType<typeof createTestApp>>;
let server: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  app = await createTestApp([], { build: noPages });
  server = await listen({ PORT: 0, HOST: "127.0.0.1" });
  server.answerWith(app.app.fetch, app.hits);
});
afterAll(async () => {
  await server.close(1);
  await app.close();
});

async function statusOf(target: string, ...hosts: string[]): Promise<number> {
  const socket = connect(server.port, "127.0.0.1");
  const lines = [`GET ${target} HTTP/1.1`, ...hosts.map((host) => `Host: ${host}`), "Connection: close"];
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  const [bytes] = (await once(socket, "data")) as [Buffer];
  socket.destroy();
  return Number(String(bytes).split(" ")[1]);
}

const known = "first-site.localhost";
const call = "/api/search/health";

test.each(["/healthz", "/readyz", call, "/assets/x.js", "/media/logo.svg", "/"])(
  "[19.5.6] two Host headers are refused at %s, in either order",
  async (path) => {
    expect(await statusOf(path, known, "second-site.localhost")).toBe(400);
    expect(await statusOf(path, "nobody.example", known)).toBe(400);
    expect(await statusOf(path, known, known)).toBe(400);
  },
);

test.each([
  ["the same host", `http://${known}${call}`, known, 200],
  ["the same host in other letters", `HTTP://First-Site.localhost${call}`, known, 200],
  ["the same host and its usual port", `http://${known}:80${call}`, known, 200],
  ["the same host and port", `http://${known}:3000${call}?a=b`, `${known}:3000`, 200],
  ["another host", `http://second-site.localhost${call}`, known, 400],
  ["another port", `http://${known}:3000${call}`, `${known}:3001`, 400],
  ["a name and a password", `http://a:b@${known}${call}`, known, 400],
  ["another scheme", `ftp://${known}${call}`, known, 400],
  ["no host", `http:///${call}`, known, 400],
])("[19.5.6] a whole address as the target, with %s", async (_what, target, host, status) => {
  expect(await statusOf(target, host)).toBe(status);
});

test("[19.5.6] one host and a path is the usual case", async () => {
  expect(await statusOf(call, known)).toBe(200);
  expect(await statusOf(call)).toBe(400);
});
