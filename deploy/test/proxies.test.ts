import { expect, test } from "vitest";
import { uploadLimits } from "#domain/upload/upload-limits.ts";
import { read, statements } from "./read.ts";

const caddy = statements("deploy/caddy/Caddyfile");
const nginx = statements("deploy/nginx/forecourt.conf");
const haproxy = statements("deploy/haproxy/haproxy.cfg");
/** A node ends idle connections after this long: server/http/listen.ts. */
const nodeKeepsAliveMs = Number(
  /keepAliveTimeout: ([\d_]+)/.exec(read("server/http/listen.ts"))?.[1]?.replaceAll("_", ""),
);

/** Depth of braces at each line; -1 anywhere means that one closes what nobody opened. */
function depths(lines: readonly string[]): number[] {
  let depth = 0;
  return lines.map((line) => {
    // Placeholders such as {host} open and close in one line.
    depth += (line.match(/\{/g) ?? []).length - (line.match(/\}/g) ?? []).length;
    return depth;
  });
}

test.each([
  ["Caddy", caddy],
  ["nginx", nginx],
])("%s: every block is closed", (_name, lines) => {
  expect(Math.min(...depths(lines))).toBe(0);
  expect(depths(lines).at(-1)).toBe(0);
});

test("nginx: every statement ends", () => {
  expect(nginx.filter((line) => !/[;{}]$/.test(line))).toEqual([]);
});

test("[19.7.3] Caddy asks for each certificate, through a site that only this machine reaches", () => {
  const ask = caddy.find((line) => line.startsWith("ask "))?.slice("ask ".length) ?? "";
  const { origin, pathname, hostname } = new URL(ask);
  expect([hostname, pathname]).toEqual(["127.0.0.1", "/internal/host"]);
  const own = caddy.slice(caddy.indexOf(`${origin} {`));
  expect(own.slice(0, 3)).toEqual([`${origin} {`, "bind 127.0.0.1", "reverse_proxy {"]);
  // A question that looks forwarded is refused.
  for (const name of ["For", "Host", "Proto"]) expect(own).toContain(`header_up -X-Forwarded-${name}`);
  expect(caddy).toContain("on_demand");
});

test("[19.7.3] visitors reach neither /internal nor /readyz", () => {
  expect(caddy).toContain("@internal path /internal/* /readyz");
  expect(nginx).toContain("location /internal/ { return 404; }");
  expect(nginx).toContain("location = /readyz { return 404; }");
  expect(haproxy.some((line) => /return status 404 .*path_beg \/internal\/.*path \/readyz/.test(line))).toBe(true);
});

test("[19.5.3] the visitor's address and scheme are the proxy's own words", () => {
  // Caddy replaces these headers by itself, unless it is told to trust somebody.
  expect(caddy.filter((line) => line.includes("trusted_proxies"))).toEqual([]);
  expect(nginx).toContain("proxy_set_header X-Forwarded-For $remote_addr;");
  expect(nginx).toContain("proxy_set_header X-Forwarded-Proto $scheme;");
  expect(haproxy).toContain("http-request set-header X-Forwarded-For %[src]");
  expect(haproxy).toContain("http-request set-header X-Forwarded-Proto https");
  expect(haproxy.filter((line) => line.startsWith("option forwardfor"))).toEqual([]);
});

test("[11.6.1] every file that a form may bring passes through", () => {
  const allowed = Number(/^client_max_body_size (\d+)m;$/m.exec(nginx.join("\n"))?.[1]) * 1024 ** 2;
  expect(allowed).toBeGreaterThan(uploadLimits.files * uploadLimits.bytes);
  // The others have no limit unless one is set.
  expect(caddy.filter((line) => line.includes("max_size"))).toEqual([]);
  expect(haproxy.filter((line) => /\breq\.body_size\b/.test(line))).toEqual([]);
});

test("compressed bytes pass through", () => {
  expect(caddy.filter((line) => line.startsWith("encode"))).toEqual([]);
  expect(caddy).toContain("compression off");
  expect(nginx).toContain("gzip off;");
  expect(haproxy.filter((line) => line.startsWith("compression"))).toEqual([]);
});

test("[19.7.2] a proxy gives up an idle connection before the node does", () => {
  const seconds = [
    caddy.find((line) => line.startsWith("keepalive ")),
    nginx.find((line) => line.startsWith("keepalive_timeout ")),
    haproxy.find((line) => line.includes("pool-purge-delay ")),
  ].map((line) => Number(/(\d+)s;?$/.exec(line ?? "")?.[1]));
  expect(seconds).toEqual([50, 50, 50]);
  expect(nodeKeepsAliveMs).toBeGreaterThan(50_000);
});

test("[19.7.2] Caddy and HAProxy ask /readyz, and notice a node that stops within the drain of the service files", () => {
  expect(caddy).toEqual(expect.arrayContaining(["health_uri /readyz", "health_interval 1s"]));
  expect(haproxy).toContain("option httpchk GET /readyz");
  expect(haproxy.find((line) => line.startsWith("default-server check"))).toContain("inter 1s fall 1");
});

test("HTTP/2 and 3 are served where the proxy can", () => {
  expect(caddy).toContain("protocols h1 h2 h3");
  expect(nginx).toContain("listen 443 ssl http2 default_server;");
  expect(haproxy.find((line) => line.startsWith("bind :443"))).toContain("alpn h2,http/1.1");
});
