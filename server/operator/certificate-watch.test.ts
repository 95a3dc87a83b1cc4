import { createServer } from "node:net";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import type { SiteRuntime } from "#server/site-runtime.ts";
import { CertificateWatch } from "./certificate-watch.ts";

const site = (slug: string, hosts: string[], suspended = false): SiteRuntime =>
  ({ suspended, site: { slug, public: { name: slug, hosts } } }) as never;

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
