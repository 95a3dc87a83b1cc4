import { z } from "zod";
import { siteSettings } from "./schema/site-settings.ts";

type Node = { [key: string]: unknown };

/** For editors: completes and checks a site file. Nothing is required, because missing settings inherit. */
export function siteJsonSchema(): Node {
  const schema = z.toJSONSchema(siteSettings, { io: "input", unrepresentable: "any" }) as Node;
  const { properties, ...rest } = withoutRequired(schema) as Node & { properties: Node };
  const group = { type: "string", description: "Whose settings it inherits: defaults/<group>.yaml" };
  return { ...rest, properties: { group, ...properties }, title: "A Forecourt site" };
}

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
