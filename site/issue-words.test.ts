import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import type { z } from "zod";
import { mappingSchema } from "#domain/feed/mapping.ts";
import { demoSites } from "#tests/support/demo-sites.ts";
import { wordIssue } from "./issue-words.ts";
import { contentSchemas } from "./schema/content.ts";
import { dealershipFile } from "./schema/dealership-file.ts";
import { siteSettings } from "./schema/site-settings.ts";

/** Every value inside, replaced by each of the wrong ones in turn. */
function spoiled(value: unknown): unknown[] {
  const wrong = [null, true, -1.5, 10_000_000_000, "", " ", "x".repeat(9000), [], {}, [[]], { x: 1 }];
  if (Array.isArray(value)) {
    return [...wrong, ...value.slice(0, 2).flatMap((item, at) => spoiled(item).map((bad) => value.with(at, bad)))];
  }
  if (typeof value !== "object" || value === null) return wrong;
  return [
    ...wrong,
    ...Object.entries(value).flatMap(([key, item]) => spoiled(item).map((bad) => ({ ...value, [key]: bad }))),
  ];
}

const library = /Invalid|Too (small|big)|expected (string|number|boolean|array|object|nonoptional|undefined|never)\b/;

const { sites } = demoSites();
const dealership = parse(readFileSync("demo/sites/dealerships/hcm-alexandria.yaml", "utf8")) as object;
const mapping = { key: ["No"], fields: { stocknum: "No", price: { from: ["Price"], split: ",", part: 1 } } };
const cases: [string, z.ZodType, unknown][] = [
  ...sites.slice(0, 1).map(({ own }): [string, z.ZodType, unknown] => ["a site", siteSettings, own]),
  ["a dealership", dealershipFile, dealership],
  ["a mapping", mappingSchema, mapping],
  ...Object.entries(contentSchemas).map(([list, schema]): [string, z.ZodType, unknown] => [
    list,
    schema,
    sites.map(({ content }) => content[list as keyof typeof content]).find((found) => found.length > 0) ?? [{}],
  ]),
];

test.each(cases)("[10.2.2] whatever is wrong with %s is said in plain words", (_, schema, good) => {
  const said = spoiled(good).flatMap((bad) => {
    const { error } = schema.safeParse(bad, { reportInput: true });
    return error?.issues.flatMap(wordIssue).map(({ words }) => words) ?? [];
  });
  expect([...new Set(said)].filter((words) => library.test(words) || words === "")).toEqual([]);
  expect(said.length).toBeGreaterThan(20);
});
