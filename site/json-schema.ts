import { z } from "zod";
import { mappingSchema } from "#domain/feed/mapping.ts";
import { dealershipFile } from "./schema/dealership-file.ts";
import { siteSettings } from "./schema/site-settings.ts";

type Node = { [key: string]: unknown };

/** For editors: complete and check what people write by hand, by the kind of file. */
export const fileSchemas = { site: siteJsonSchema, dealership: dealershipJsonSchema, mapping: mappingJsonSchema };

/** Nothing is required, because missing settings inherit. */
function siteJsonSchema(): Node {
  const { properties, ...rest } = withoutRequired(jsonSchema(siteSettings)) as Node & { properties: Node };
  const group = { type: "string", description: "Whose settings it inherits: defaults/<group>.yaml" };
  return { ...rest, properties: { group, ...properties }, title: "A Forecourt site" };
}

function dealershipJsonSchema(): Node {
  return { ...jsonSchema(dealershipFile), title: "A Forecourt dealership" };
}

function mappingJsonSchema(): Node {
  return { ...jsonSchema(mappingSchema), title: "How a feed's columns become cars" };
}

const jsonSchema = (schema: z.ZodType): Node => z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });

function withoutRequired(node: Node): Node {
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key, value]) => !(key === "required" && Array.isArray(value)))
      .map(([key, value]) => [key, deeper(value)]),
  );
}

function deeper(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(deeper);
  return typeof value === "object" && value !== null ? withoutRequired(value as Node) : value;
}
