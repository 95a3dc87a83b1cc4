import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createElement } from "react";
import { createStaticHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { createServer, createServerModuleRunner, resolveConfig } from "vite";
import { beforeAll, expect, test } from "vitest";
import { clientRouteQuery, entrySignatures } from "../../scripts/react-router-parts.ts";

// What we use of React Router beyond its documentation (decision 100). Each test fails with one sentence.

const root = join(import.meta.dirname, "../..");
const client = join(root, "build/client");
const now = (change: string): string => `React Router no longer ${change}; see docs/upgrade.md`;

let build: ServerBuild;
beforeAll(async () => {
  build = (await import(pathToFileURL(join(root, "build/server/index.js")).href)) as ServerBuild;
});

test("the build asks for the browser's part of each route by a query, which we answer with nothing", async () => {
  const { environments } = await resolveConfig({ root, logLevel: "silent" }, "build", "production");
  const { input, preserveEntrySignatures } = environments["client"]?.build.rolldownOptions ?? {};
  const asked = (input as string[]).filter((file) => file.endsWith(clientRouteQuery));
  expect(asked.length, now(`asks for routes with ${clientRouteQuery}`)).toBe(Object.keys(build.routes).length);
  expect(preserveEntrySignatures, now(`sets preserveEntrySignatures to "${entrySignatures}"`)).toBe(entrySignatures);
});

test("the browser's part of a route is empty", () => {
  const files = Object.values(build.assets.routes).map((route) => route?.module ?? "");
  const texts = new Set(files.map((file) => readFileSync(join(client, file), "utf8").replace(/\n?\/\/#.*/s, "")));
  expect([...texts], now("takes the empty route that vite.config.ts makes")).toEqual([expect.stringMatching(empty)]);
});
const empty = /^var \w+=null;export\{\w+ as default\};\s*$|^export default null;?\s*$/;

test("the build names the script of every page", () => {
  const script = build.assets.entry.module;
  expect(existsSync(join(client, script)), now("names the page's script as assets.entry.module")).toBe(true);
});

test("the build lists its routes with id, parentId, path, index and module", () => {
  const { root: whole, home, car } = build.routes;
  const shape = [whole?.parentId, typeof whole?.module["Layout" as "default"], home?.index, car?.path, car?.parentId];
  expect(shape, now("lists its routes as app/page/page-routes.ts reads them")).toEqual([
    undefined,
    "function",
    true,
    "cars/:slug",
    "root",
  ]);
});

test("the build gives each component of a route its props", () => {
  const takeProps = Object.values(build.routes).filter((route) => (route?.module.default?.length ?? 0) > 0);
  expect(
    takeProps.map((route) => route?.id),
    now("wraps the components of routes, which read loaderData from their props"),
  ).toEqual([]);
});

test("a query runs middleware around the answer that we make", async () => {
  const ran: string[] = [];
  const mark = async (_: unknown, next: () => Promise<unknown>) => {
    ran.push("middleware");
    return next();
  };
  const handler = createStaticHandler([
    { id: "root", path: "/", middleware: [mark], Component: () => createElement("p") },
  ]);
  await handler.query(new Request("http://site/"), {
    requestContext: new RouterContextProvider(),
    generateMiddlewareResponse: async (load) => {
      await load(new Request("http://site/"));
      ran.push("answer");
      return new Response();
    },
  });
  expect(ran, now("runs middleware by generateMiddlewareResponse of query()")).toEqual(["middleware", "answer"]);
});

test("in development the manifest names the script that hot updates need", async () => {
  const server = await createServer({
    root,
    mode: "development",
    logLevel: "silent",
    appType: "custom",
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  });
  try {
    const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
    const { assets } = (await runner.import("/scripts/dev/pages.ts")) as ServerBuild;
    expect(typeof assets.hmr?.runtime, now("names its script for hot updates as assets.hmr.runtime")).toBe("string");
  } finally {
    await server.close();
  }
});
