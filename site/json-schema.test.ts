import { expect, test } from "vitest";
import { siteJsonSchema } from "./json-schema.ts";

test("[3.4.1] editors learn every setting, and that none is required", () => {
  const schema = siteJsonSchema() as {
    properties: Record<string, unknown>;
    required?: unknown;
    additionalProperties: boolean;
  };
  expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(["brand", "navigation", "search", "private"]));
  expect(schema.additionalProperties).toBe(false);
  expect(JSON.stringify(schema)).not.toContain('"required":[');
});
