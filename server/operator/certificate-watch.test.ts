import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { createServer as createTlsServer } from "node:tls";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { Counter, Registry } from "prom-client";
import { expect, test } from "vitest";
import type { SiteRuntime } from "#server/site-runtime.ts";
import { addCertificateMetrics } from "#server/metrics/certificate-metrics.ts";
import { Figures } from "#server/metrics/figures.ts";
import { CertificateWatch } from "./certificate-watch.ts";

const site = (slug: string, hosts: string[], suspended = false): SiteRuntime =>
  ({ suspended, site: { slug, public: { name: slug, hosts } } }) as never;

const tlsFile = (name: string) => readFileSync(join(import.meta.dirname, "../../tests/fixtures/tls", name), "utf8");

test("a handshake tells when the certificate ends, and what browsers would refuse", async () => {
  const server = createTlsServer({ cert: tlsFile("cert.pem"), key: tlsFile("key.pem") }, (socket) => socket.end());
  server.on("tlsClientError", () => undefined).listen(0, "127.0.0.1");
  await once(server, "listening");
  const watch = new CertificateWatch({
    registry: { all: () => [site("one", ["www.first.example", "another.example"])] },
    tls: { port: (server.address() as AddressInfo).port, ca: tlsFile("cert.pem") },
    addressOf: async () => "127.0.0.1",
  });
  await watch.look();
  await watch.look();
  server.close();
  const endsAt = "2126-10-23T10:59:41.000Z";
  expect(watch.all()).toEqual([
    { host: "www.first.example", site: "one", endsAt, problem: null },
    {
      host: "another.example",
      site: "one",
      endsAt,
      problem: expect.stringContaining("browsers refuse its certificate"),
    },
  ]);
  const printed = async (at: string) => {
    const registry = new Registry();
    const unreadable = new Counter({ name: "unreadable", help: "none", labelNames: ["source"], registers: [] });
    const figures = new Figures(registry, "certificates", unreadable);
    addCertificateMetrics(figures, { all: () => watch.all(), clock: () => new Date(at) });
    return (await registry.getMetricsAsJSON()).map(({ values }) =>
      Object.fromEntries(values.map(({ labels, value }) => [labels["state"] ?? "end", value])),
    );
  };
  const end = Date.parse(endsAt) / 1000;
  expect(await printed("2026-03-10")).toEqual([{ good: 1, ending: 0, ended: 0, refused: 1 }, { end }]);
  expect(await printed("2126-10-12")).toEqual([{ good: 0, ending: 1, ended: 0, refused: 1 }, { end }]);
  expect(await printed("2126-10-24")).toEqual([{ good: 0, ending: 0, ended: 1, refused: 1 }, { end }]);
});

test("each live host is asked in turn, one at a time; hosts that are gone are forgotten", async () => {
  // Takes connections and speaks no TLS.
  const server = createServer((socket) => socket.end("no")).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  let sites = [site("one", ["a.example", "b.example"]), site("two", ["c.example"], true)];
  const asked: string[] = [];
  const watch = new CertificateWatch({
    registry: { all: () => sites },
    tls: { port },
    addressOf: async (host) => {
      asked.push(host);
      return host === "a.example" ? undefined : "127.0.0.1";
    },
  });
  for (let times = 0; times < 3; times += 1) await watch.look();
  expect(asked).toEqual(["a.example", "b.example", "a.example"]);
  expect(watch.all()).toEqual([
    { host: "a.example", site: "one", endsAt: null, problem: "it has no address in DNS" },
    { host: "b.example", site: "one", endsAt: null, problem: expect.stringContaining("nothing answers to https") },
  ]);
  sites = [site("one", ["b.example"])];
  expect(watch.all().map(({ host }) => host)).toEqual(["b.example"]);
  sites = [];
  await watch.look();
  expect(watch.all()).toEqual([]);
  server.close();
});
