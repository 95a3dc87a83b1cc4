import { afterEach, expect, test } from "vitest";
import { startCollector } from "#tests/support/otlp-collector.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { findFreePort } from "#tests/support/store-free-port.ts";
import { useStorePlaces } from "#tests/support/store-places.ts";
import { askFirstSite } from "./ask-first-site.ts";
import { applyLeadSites } from "./leads-sites.ts";

const places = useStorePlaces("sqlite");
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});
const patiently = { timeout: 60_000, interval: 200 };

/** A whole server with an operator's port. */
async function start(env: Record<string, string>) {
  const place = await places.newPlace();
  await applyLeadSites(place);
  const operatorPort = await findFreePort();
  const settings = { DATA_DIR: place.dataDir, LEADS_PER_MINUTE: "0", LOG_LEVEL: "silent" };
  const server = await startServerProcess({ ...settings, OPERATOR_PORT: String(operatorPort), ...env });
  ends.push(() => server.stop("SIGKILL"));
  const operator = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${operatorPort}${path}`);
    return { status: answer.status, text: await answer.text() };
  };
  return { server, operator };
}
const lead = Buffer.from(
  JSON.stringify({ lead: { name: "Ana Ito", phone: "0412345678", email: "ana@example.com", message: "Hello" } }),
);

test("a server shows its figures and its sites on the operator's port, and on no other", async () => {
  const { server, operator } = await start({});
  expect((await askFirstSite(server.port, "/")).status).toBe(200);
  const metrics = await operator("/metrics");
  expect(metrics.text).toMatch(/^forecourt_requests_total\{route="page",status="2xx"\} 1$/m);
  expect(metrics.text).not.toContain("forecourt_trace_spans");
  expect((await operator("/")).text).toContain("<h1");
  expect(JSON.parse((await operator("/fleet.json")).text)).toHaveProperty("version");
  expect((await askFirstSite(server.port, "/metrics")).status).toBe(404);
});

test("a collector that hangs delays neither a page, nor a lead, nor the end of the server", async () => {
  const collector = await startCollector();
  ends.push(() => collector.stop());
  collector.world.mood = "hang";
  const { server, operator } = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  for (let page = 0; page < 5; page += 1) expect((await askFirstSite(server.port, "/")).status).toBe(200);
  expect((await askFirstSite(server.port, "/api/leads", lead, "application/json")).status).toBe(201);
  await expect.poll(() => collector.world.requests, patiently).toBe(1);
  expect((await askFirstSite(server.port, "/search")).status).toBe(200);
  const { text } = await operator("/metrics");
  expect(text).toMatch(/^forecourt_trace_spans_total\{result="sent"\} 0$/m);
  expect(Number(/^forecourt_trace_spans_waiting (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(6);
  await server.stop("SIGTERM");
});

test("spans of a whole server arrive, and what waits is sent when it ends", async () => {
  const collector = await startCollector();
  ends.push(() => collector.stop());
  const { server } = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_SERVICE_NAME: "dealers" });
  expect((await askFirstSite(server.port, "/search")).status).toBe(200);
  expect((await askFirstSite(server.port, "/api/leads", lead, "application/json")).status).toBe(201);
  await server.stop("SIGTERM");
  const names = new Set(collector.world.spans.map(({ name }) => name));
  expect([...names]).toEqual(expect.arrayContaining(["GET page", "render", "search", "lead commit"]));
  expect(collector.world.resources[0]).toMatchObject({ "service.name": "dealers" });
  expect(JSON.stringify(collector.world.spans)).not.toMatch(/Ana|ana@|0412|Hello/u);
});
