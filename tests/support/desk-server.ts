import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import type { DeskLoad } from "#desk/desk-context.ts";
import { type FakeDesk, fakePort } from "#desk/testing/fake-port.ts";

const folder = join(import.meta.dirname, "../../build/desk");
const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

type DeskHandler = (request: Request, load: DeskLoad) => Promise<Response>;
type DeskEntry = { createDeskHandler: (build: ServerBuild, mode?: string) => DeskHandler };

/** The built pages of the desk, as the host calls them. */
export async function deskHandler(): Promise<DeskHandler> {
  const build = (await import(pathToFileURL(join(folder, "server/index.js")).href)) as ServerBuild;
  return (build.entry.module as unknown as DeskEntry).createDeskHandler(build, "production");
}

/** The built desk on a port, with the policy that it must work under, for whoever `desk` says is there. */
export async function startDeskServer(desk: { current: FakeDesk }, port = 0) {
  const handle = await deskHandler();
  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const file = join(folder, "client", pathname);
    if (pathname.startsWith("/assets/") && existsSync(file)) {
      return new Response(readFileSync(file), { headers: { "content-type": types[extname(file)] ?? "text/plain" } });
    }
    const nonce = randomBytes(16).toString("base64");
    const response = await handle(request, {
      port: fakePort(desk.current),
      nonce,
      report: (fault) => console.error(fault),
    });
    const headers = new Headers(response.headers);
    headers.set("content-security-policy", policyWith(nonce));
    return new Response(response.body, { status: response.status, headers });
  };
  const server = createServer(getRequestListener(answer)).listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `http://desk.localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const policyWith = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");
