import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { environment, readEnv } from "#server/environment/env.ts";
import { envExample } from "./env-example-text.ts";

test(".env.example is up to date: run `npm run env-example` when this fails", () => {
  expect(readFileSync(join(import.meta.dirname, "../.env.example"), "utf8")).toBe(envExample());
});

test("every variable has a description", () => {
  const bare = Object.entries(environment.shape).filter(([, schema]) => !schema.description);
  expect(bare.map(([name]) => name)).toEqual([]);
});

test("a file with every line in use starts the platform with the defaults", () => {
  const inUse = envExample().replaceAll(/^# (?=[A-Z][A-Z0-9_]*=)/gm, "");
  const { WORKERS: _ofThisMachine, ...variables } = parseEnv(inUse);
  const { feedSecrets, siteSecrets, ...read } = readEnv(variables);
  const { feedSecrets: _none, siteSecrets: _neither, ...defaults } = readEnv({});
  expect([feedSecrets, siteSecrets]).toEqual([{}, {}]);
  expect(
    Object.fromEntries(Object.entries(read).map(([name, value]) => [name, value === "" ? undefined : value])),
  ).toEqual(defaults);
});
