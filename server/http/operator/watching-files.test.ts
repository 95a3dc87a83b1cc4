import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { createOperatorTest, type OperatorTest } from "#tests/support/operator-app.ts";

const root = join(import.meta.dirname, "../../..");
const read = (file: string): string => readFileSync(join(root, file), "utf8");

type Rule = { alert: string; expr: string; annotations: { runbook: string; summary: string } };
const rules = (parse(read("deploy/prometheus/rules.yml")) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);
type Dashboard = {
  panels: { title: string; targets: { expr: string }[] }[];
  templating: { list: { query: string | { query: string } }[] };
};
// oxlint-disable-next-line no-restricted-properties -- a file of the platform itself
const dashboard = JSON.parse(read("deploy/grafana/forecourt.json")) as Dashboard;

/** Names of metrics in an expression: what is no function, no label and no keyword. */
const metricsIn = (expr: string): string[] => expr.match(/\b(?:forecourt|nodejs|process)_\w+|\bup\b/g) ?? [];

let world: OperatorTest;
let printed: Set<string>;
beforeAll(async () => {
  world = await createOperatorTest([], {}, {});
  await world.threads?.ready();
  await world.get("http://www.first.example/", {}, "203.0.113.9");
  const { text } = await world.metrics();
  // Prometheus adds this one itself.
  printed = new Set(["up", ...[...text.matchAll(/^(\w+)(?:\{| )/gm)].map(([, name = ""]) => name)]);
});
afterAll(() => world.close());

/** It is absent before the first look for news. */
const later = new Set(["forecourt_alert_round_age_seconds"]);

test("every metric that a rule names is one that /metrics prints", () => {
  const unknown = rules.flatMap(({ alert, expr }) =>
    metricsIn(expr)
      .filter((name) => !printed.has(name) && !later.has(name))
      .map((name) => `${alert}: ${name}`),
  );
  expect(unknown).toEqual([]);
  expect(rules.filter(({ expr }) => metricsIn(expr).length === 0)).toEqual([]);
});

test("every metric that the dashboard names is one that /metrics prints", () => {
  const exprs = dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ title, expr })));
  const queries = dashboard.templating.list.map(({ query }) => ({
    title: "a variable",
    expr: typeof query === "string" ? "" : query.query,
  }));
  const unknown = [...exprs, ...queries].flatMap(({ title, expr }) =>
    metricsIn(expr)
      .filter((name) => !printed.has(name))
      .map((name) => `${title}: ${name}`),
  );
  expect(unknown).toEqual([]);
  expect(exprs.length).toBeGreaterThan(20);
});

test("every label value that a rule or panel asks for is one that /metrics prints", async () => {
  const { text } = await world.metrics();
  const asked = [...rules.map(({ expr }) => expr), ...dashboard.panels.flatMap((p) => p.targets.map((t) => t.expr))];
  const pairs = asked.flatMap((expr) => [...expr.matchAll(/\b(kind|route|reason|state|queue)(?:!?=~?)"([^"$]+)"/g)]);
  const unknown = pairs.flatMap(([, label = "", values = ""]) =>
    values.split("|").filter((value) => !text.includes(`${label}="${value}"`)),
  );
  expect(unknown).toEqual([]);
});

test("every alert has its section in docs/operate.md with what it means, what to look at and what to do", () => {
  const page = read("docs/operate.md");
  for (const { alert, annotations } of rules) {
    const section = page.split(`### ${alert}\n`)[1]?.split("\n### ")[0]?.split("\n## ")[0] ?? "";
    for (const part of ["**Means**", "**Look**", "**Do**"])
      expect([alert, section.includes(part)]).toEqual([alert, true]);
    expect(annotations.runbook).toBe(`docs/operate.md#${alert.toLowerCase()}`);
  }
  const sections = [...page.matchAll(/^### (Forecourt\w+)$/gm)].map(([, name]) => name);
  expect(sections).toEqual(rules.map(({ alert }) => alert));
});

test("every alert is tried in rules.test.yml", () => {
  const tried = read("deploy/prometheus/rules.test.yml");
  expect(rules.filter(({ alert }) => !tried.includes(`alertname: ${alert}\n        exp_alerts:\n`))).toEqual([]);
});
