import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { fileSchemas } from "./json-schema.ts";

test("[3.4.1] editors learn every setting, and that none is required", () => {
  const schema = fileSchemas.site() as {
    properties: Record<string, unknown>;
    required?: unknown;
    additionalProperties: boolean;
  };
  expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(["brand", "navigation", "search", "private"]));
  expect(schema.additionalProperties).toBe(false);
  expect(JSON.stringify(schema)).not.toContain('"required":[');
});

const accepts = (schema: object, value: unknown): boolean =>
  z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]).safeParse(value).success;

test("[10.2.7] editors check the files of dealerships as the program does", () => {
  const schema = fileSchemas.dealership();
  const folder = "demo/sites/dealerships";
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".yaml"))) {
    const file = parse(readFileSync(`${folder}/${name}`, "utf8")) as object;
    expect(accepts(schema, file), name).toBe(true);
    expect(accepts(schema, { ...file, locatoins: [] }), name).toBe(false);
  }
});

test("[10.2.7] editors check mappings as the program does", () => {
  const schema = fileSchemas.mapping();
  expect(accepts(schema, { key: ["No"], fields: { stocknum: "No", price: { from: "Price" } } })).toBe(true);
  expect(accepts(schema, { key: ["No"], fields: { stocknum: "No" }, colums: [] })).toBe(false);
});
