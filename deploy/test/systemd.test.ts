import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { readEnv } from "#server/environment/env.ts";
import { blocksOf, exists, statements, unknownVariables } from "./read.ts";

/** Settings of a unit by section; a name may come more than once. */
function unit(file: string): Map<string, string[]> {
  const settings = new Map<string, string[]>();
  let section = "";
  for (const line of statements(`deploy/systemd/${file}`)) {
    if (/^\[\w+\]$/.test(line)) section = line.slice(1, -1);
    else {
      const [name = "", ...value] = line.split("=");
      const key = `${section}.${name}`;
      settings.set(key, [...(settings.get(key) ?? []), value.join("=")]);
    }
  }
  return settings;
}
const variablesOf = (settings: Map<string, string[]>) =>
  Object.fromEntries(
    (settings.get("Service.Environment") ?? []).flatMap((line) =>
      line
        .replaceAll("%i", "3001")
        .split(" ")
        .map((one) => one.split("=")),
    ),
  ) as Record<string, string>;

const node = unit("forecourt@.service");

test("a node runs as its own user, with a place to write and no other rights", () => {
  expect(node.get("Service.User")).toEqual(["forecourt"]);
  expect(node.get("Service.ProtectSystem")).toEqual(["strict"]);
  expect(node.get("Service.NoNewPrivileges")).toEqual(["yes"]);
  const { DATA_DIR = "" } = variablesOf(node);
  const folders = node.get("Service.StateDirectory")?.[0]?.replace("%i", "3001").split(" ");
  expect(folders?.map((name) => `/var/lib/${name}`)).toEqual([DATA_DIR, "/var/lib/forecourt/files"]);
});

test("[19.7.2] a node has time to drain and to stop", () => {
  const env = readEnv(variablesOf(node));
  expect(Number(node.get("Service.TimeoutStopSec")?.[0])).toBeGreaterThan(env.DRAIN_SECONDS + env.SHUTDOWN_SECONDS);
  expect(node.get("Service.KillSignal")).toEqual(["SIGTERM"]);
});

test.each(["forecourt@.service", "forecourt-backup.service"])("%s: programs and variables exist", (file) => {
  const settings = unit(file);
  expect(unknownVariables(Object.keys(variablesOf(settings)))).toEqual([]);
  const lines = [...(settings.get("Service.ExecStart") ?? []), ...(settings.get("Service.ExecStartPost") ?? [])];
  const programs = lines.flatMap((line) =>
    [...line.matchAll(/ ([\w/-]+\.[jt]s)\b/g)].map(([, program]) => program ?? ""),
  );
  expect(programs.length).toBeGreaterThan(1);
  expect(programs.filter((program) => !exists(program))).toEqual([]);
});

test("the timer starts the backup", () => {
  expect(unit("forecourt-backup.timer").get("Timer.OnCalendar")).toHaveLength(1);
  expect(exists("deploy/systemd/forecourt-backup.service")).toBe(true);
});

test("a node that ends while it starts fails the start, instead of being waited for", () => {
  const [line = ""] = node.get("Service.ExecStartPost") ?? [];
  const [, script = ""] = /^\/bin\/sh -c '(.*)'$/.exec(line) ?? [];
  const never = script.replace(/\S+ server\/start\/health-check\.ts/, "false");
  expect(never).toContain("until false");
  const ended = spawnSync("true").pid;
  const { status, signal } = spawnSync("sh", ["-c", never], { env: { MAINPID: String(ended) }, timeout: 60_000 });
  expect({ status, signal }).toEqual({ status: 1, signal: null });
});

test("settings mean the same to systemd and to the command, which a shell reads", () => {
  const settings = blocksOf("docs/operate.md").find((block) => block.includes("DATABASE_URL="));
  const lines = settings?.trim().split("\n") ?? [];
  expect(lines.length).toBeGreaterThan(5);
  // To systemd a comment behind a value is part of the value.
  expect(lines.filter((line) => !/^(?:#.*|[A-Z_]+=(?:'[^']*'|[\w.]+))$/.test(line.trim()))).toEqual([]);
});
