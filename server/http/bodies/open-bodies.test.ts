import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { listen } from "#server/http/listen.ts";
import { sandboxOf } from "#server/adapters/payments/payments-of.ts";
import { signatureHeader } from "#server/adapters/payments/sandbox.ts";
import { pushSecret } from "#server/stock/push/push-signature.ts";
import { noPages } from "#tests/support/no-pages.ts";
import { createReserveApp, reservableCar } from "#tests/support/reserve-app.ts";
import { testNow } from "#tests/support/test-app.ts";

const secret = "a secret for tests alone";
const sites = ["www.first.example", "www.second.example"] as const;
let app: Awaited<ReturnType<typeof createReserveApp>>;
let server: Awaited<ReturnType<typeof listen>>;
let token = "";
let begun = 0;
let silent: Socket[] = [];

beforeAll(async () => {
  const proxies = { trustedProxies: ["127.0.0.1"], forwardedHost: false };
  app = await createReserveApp([reservableCar("c1")], { build: noPages, proxies });
  await app.store.operator.stockKeys.add({ id: "sk-first", dealership_id: "first", sealed: null }, null);
  token = (await app.reserve("c1")).body.reservation?.token ?? "";
  server = await listen({ PORT: 0, HOST: "127.0.0.1" });
  server.answerWith((sent, env) => ((begun += 1), app.app.fetch(sent, env)));
});
afterAll(async () => {
  await server.close(1);
  await app.close();
});
beforeEach(() => {
  begun = 0;
  silent = [];
});
afterEach(() => silent.forEach((socket) => socket.destroy()));

const json = "Content-Type: application/json";

/** Requests whose bodies never arrive, from ten addresses, to both sites in turn. */
async function openBodies(head: string, count: number, headers: readonly string[] = [json]): Promise<void> {
  silent = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const socket = connect(server.port, "127.0.0.1");
      socket.on("error", () => undefined);
      await once(socket, "connect");
      const lines = [
        `${head} HTTP/1.1`,
        `Host: ${sites[index % 2]}`,
        `X-Forwarded-For: 198.51.100.${index % 10}`,
        "Content-Length: 500",
        ...headers,
      ];
      socket.write(`${lines.join("\r\n")}\r\n\r\n{`);
      return socket;
    }),
  );
  await expect.poll(() => begun).toBe(count);
}

async function send(path: string, body: string, headers: Record<string, string> = {}, host: string = sites[0]) {
  const about = { host, "x-forwarded-for": "203.0.113.9", "content-type": "application/json", ...headers };
  const call = request({ host: "127.0.0.1", port: server.port, path, method: "POST", headers: about, agent: false });
  call.end(body);
  const [answer] = (await once(call, "response")) as [IncomingMessage];
  answer.resume();
  await once(answer, "end");
  return answer.statusCode;
}

const lead = JSON.stringify({
  lead: { name: "Mia Tran", phone: "0412345678", email: "mia@example.com", message: "Hello" },
});

function sendPush(key = "sk-first") {
  const id = randomUUID();
  const car = { stocknum: "A1", make: "Kia", model: "Rio", year: 2020, price: 15_990, km: 30_000 };
  const body = JSON.stringify({ cars: [car] });
  return send("/api/stock", body, {
    "stock-key": key,
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(testNow.getTime() / 1000)),
    "webhook-signature": new Webhook(pushSecret(secret, key), { format: "raw" }).sign(id, testNow, body),
  });
}

/** A provider repeats a notice until it is taken; the reservation is paid once. */
function sendNotice() {
  const site = app.registry.bySlug("first-site")!.site;
  const sandbox = sandboxOf({ secrets: { secret }, originOf: () => "", clock: () => testNow, siteSecrets: {} }, site);
  const body = JSON.stringify({ token, payment: { id: "pay-1", amount: 200, currency: "AUD", at: testNow.getTime() } });
  return send("/api/payments/sandbox/webhook", body, { [signatureHeader]: sandbox.sign("notice", body) });
}

test.each<[string, string, number, string[]?]>([
  ["leads", "POST /api/leads", 601],
  ["steps of leads", "PUT /api/leads/0123456789abcdef0123456789abcdef", 601],
  ["trial leads", "POST /mock/leads", 601],
  ["subscriptions", "POST /api/subscribe", 601],
  ["finance forms", "POST /api/carClarityCustomer", 601],
  ["reservations", "POST /api/reservations", 601],
  ["leads with files", "POST /api/leads/with-files", 601, ["Content-Type: multipart/form-data; boundary=b"]],
  ["payment notices", "POST /api/payments/sandbox/webhook", 201],
  ["pushes without a key", "POST /api/stock", 25],
  ["pushes", "POST /api/stock", 25, ["stock-key: sk-first", "webhook-id: 12345678", "webhook-timestamp: 1773104400"]],
  ["searches", "POST /api/search/multi-search", 301],
  ["events", "POST /api/events", 601],
  ["policy reports", "POST /api/csp-reports", 601],
  ["one-click unsubscribes", "POST /unsubscribe", 601],
])(
  "[19.1.10] while bodies of %s do not arrive, leads, pushes and payment notices are taken",
  async (_, head, count, headers) => {
    await openBodies(head, count, headers);
    expect([
      await send("/api/leads", lead),
      await send("/mock/leads", lead, {}, sites[1]),
      await sendPush(),
      await sendNotice(),
    ]).toEqual([201, 201, 200, 200]);
  },
);

test("[19.2.5] while uploads from ten addresses do not arrive, another visitor's files are taken", async () => {
  const multipart = "multipart/form-data; boundary=b";
  await openBodies("POST /api/leads/with-files", 60, [`Content-Type: ${multipart}`]);
  const body = `--b\r\nContent-Disposition: form-data; name="lead"\r\n\r\n${lead}\r\n--b--\r\n`;
  expect(await send("/api/leads/with-files", body, { "content-type": multipart })).toBe(201);
});

test("[19.1.10] every body is received in one place, before any lane", () => {
  const root = join(import.meta.dirname, "../..");
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  );
  const readers = files.filter((name) =>
    /\bc\.req\.(?:raw|text\(|json\(|parseBody|arrayBuffer|formData|blob)(?!\.url)/.test(
      readFileSync(join(root, name), "utf8"),
    ),
  );
  expect(readers.toSorted()).toEqual([
    "http/api/leads/with-files-routes.ts",
    "http/bodies/receive-body.ts",
    "http/page-requests/page-files.ts",
  ]);
});
