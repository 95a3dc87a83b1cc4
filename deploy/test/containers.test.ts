import { expect, test } from "vitest";
import { z } from "zod";
import { readEnv } from "#server/environment/env.ts";
import { exists, filledIn, read, readYaml, secondsOf, statements, unknownVariables } from "./read.ts";

const serviceSchema = z.looseObject({
  image: z.string(),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
});
const composeSchema = z.object({
  name: z.literal("forecourt"),
  services: z.record(z.string(), serviceSchema),
  volumes: z.record(z.string(), z.unknown()),
  networks: z.object({ default: z.object({ ipam: z.object({ config: z.array(z.object({ subnet: z.string() })) }) }) }),
});
const composeOf = (file: string) => composeSchema.loose().parse(readYaml(file)[0]);
const composeFiles = ["deploy/compose/one-node.yaml", "deploy/compose/three-nodes.yaml"];
const nodesOf = (file: string) =>
  Object.entries(composeOf(file).services).filter(([, { image }]) => image === "forecourt");

test("[19.6.1] three nodes share a database, a storage, a search server and a secret; one node needs none", () => {
  expect(nodesOf("deploy/compose/one-node.yaml").map(([name]) => name)).toEqual(["node"]);
  const nodes = nodesOf("deploy/compose/three-nodes.yaml");
  expect(nodes.map(([name]) => name)).toEqual(["node1", "node2", "node3"]);
  expect(new Set(nodes.map(([, { environment }]) => JSON.stringify(environment))).size).toBe(1);
  expect(Object.keys(composeOf("deploy/compose/three-nodes.yaml").services)).toEqual(
    expect.arrayContaining(["postgres", "storage", "search", "caddy"]),
  );
});

test.each(composeFiles)("%s: every node would start with its variables, and trusts its own network alone", (file) => {
  const { networks } = composeOf(file);
  for (const [, { environment }] of nodesOf(file)) {
    expect(unknownVariables(Object.keys(environment))).toEqual([]);
    const values = Object.entries(environment).map(([name, text]) => [name, filledIn(text)]);
    const env = readEnv(Object.fromEntries(values) as Record<string, string>);
    expect(env.PUBLIC_SCHEME).toBe("https");
    expect(env.TRUSTED_PROXIES).toEqual(networks.default.ipam.config.map(({ subnet }) => subnet));
  }
});

test.each(composeFiles)("%s: nodes run without rights, and have time to stop", (file) => {
  for (const [, node] of nodesOf(file)) {
    expect(node).toMatchObject({
      read_only: true,
      tmpfs: ["/tmp"],
      cap_drop: ["ALL"],
      security_opt: ["no-new-privileges:true"],
      build: { context: "../..", dockerfile: "deploy/Dockerfile" },
    });
    const env = readEnv({ DRAIN_SECONDS: node.environment["DRAIN_SECONDS"] });
    expect(secondsOf(String(node["stop_grace_period"]))).toBeGreaterThan(env.DRAIN_SECONDS + env.SHUTDOWN_SECONDS);
  }
});

test.each(composeFiles)("%s: what is mounted exists, and other programs get variables that they know", (file) => {
  const { services, volumes } = composeOf(file);
  const asked = new Set([...read("deploy/caddy/Caddyfile").matchAll(/\{\$(\w+)/g)].map(([, name]) => name));
  const sources = Object.values(services).flatMap((one) => one.volumes.map((mounted) => mounted.split(":")[0] ?? ""));
  // The operator makes the folder of sites.
  const isThere = (source: string) =>
    source.startsWith(".") ? source === "../../sites" || exists(`deploy/compose/${source}`) : source in volumes;
  expect(sources.filter((source) => !isThere(source))).toEqual([]);
  expect(new Set(Object.keys(services["caddy"]?.environment ?? {}))).toEqual(asked);
});

test("the example has every variable that three-nodes.yaml asks for", () => {
  const asked = [...read("deploy/compose/three-nodes.yaml").matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
  const offered = statements("deploy/compose/example.env").map((line) => line.split("=")[0]);
  expect(new Set(offered)).toEqual(new Set(asked));
});

/** Instructions of the Dockerfile, by stage. */
const stages = statements("deploy/Dockerfile")
  .join("\n")
  .split(/^(?=FROM )/m)
  .map((stage) => stage.split("\n"));
const last = stages.at(-1) ?? [];
const valueOf = (name: string) => last.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1) ?? "";

test("the image is made by the script that a test starts a server from", () => {
  expect(stages).toHaveLength(2);
  expect(stages[0]).toContain("RUN node_modules/.bin/node scripts/make-image-tree.ts /image");
  expect(exists("scripts/make-image-tree.ts")).toBe(true);
  expect(read("tests/faults/image-tree.test.ts")).toContain('"scripts/make-image-tree.ts"');
  expect(last).toContain("COPY --from=build --chown=0:0 /image /app");
});

test("the image runs as an ordinary user who owns only the data, and is asked whether it is alive", () => {
  expect(valueOf("USER")).toMatch(/^[1-9]\d+:[1-9]\d+$/);
  expect(last).toContain(`COPY --from=build --chown=${valueOf("USER")} /image/data /data`);
  const programs = [...`${valueOf("CMD")} ${valueOf("HEALTHCHECK")}`.matchAll(/"([\w-]+\/[\w./-]+\.[jt]s)"/g)];
  expect(programs.map(([, program]) => program)).toEqual([
    "build/programs/server-main.js",
    "server/start/health-check.ts",
  ]);
  for (const [, program = ""] of programs) expect(exists(program)).toBe(true);
  const variables = valueOf("ENV")
    .split(" ")
    .map((one) => one.split("="));
  expect(unknownVariables(variables.map(([name = ""]) => name))).toEqual(["PATH"]);
  expect(readEnv(Object.fromEntries(variables) as Record<string, string>)).toMatchObject({ DATA_DIR: "/data" });
});

test("no secret, data or stale build gets into the image, and everything that makes it does", () => {
  const ignored = statements(".dockerignore");
  expect(ignored).toEqual(expect.arrayContaining([".env", ".data", ".git", "node_modules", "build"]));
  for (const folder of ["app", "cli", "demo", "domain", "search-engine", "server", "site", "templates", "scripts"])
    expect(ignored).not.toContain(folder);
});
