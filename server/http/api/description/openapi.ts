import { ownValue, setOwnValue } from "#domain/text/own-value.ts";
import { z } from "zod";
import { type Call, type Calls, type Content, shapes } from "#server/http/api/call.ts";

type Json = { [name: string]: unknown };
export type Parameter = { name: string; in: string; required: boolean; description?: string; schema: Json };
export type Operation = {
  summary: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: { required: true; content: Record<string, { schema: Json }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: Json }> }>;
};
export type OpenApi = {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json> };
};

/** OpenAPI 3.1 of the calls of a site, under its own host. */
export function openApiOf(calls: Calls): OpenApi {
  const schemas: Record<string, Json> = {};
  const paths: OpenApi["paths"] = {};
  for (const [name, call] of Object.entries(calls)) {
    const [method = "", path = ""] = name.split(" ");
    const others = ownValue(paths, path) ?? {};
    setOwnValue(paths, path, { ...others, [method.toLowerCase()]: operationOf(call, schemas) });
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Forecourt: calls of a site",
      version: "1",
      description: "Calls of a dealership's own pages. Calls that change something have to come from the same site.",
    },
    paths,
    components: { schemas },
  };
}

function operationOf({ answers, body, ...call }: Call, schemas: Record<string, Json>): Operation {
  const parameters = (["path", "query", "headers"] as const).flatMap((place) =>
    Object.entries(call[place]?.shape ?? {}).map(([name, schema]) => parameterOf(place, name, schema, schemas)),
  );
  const responses = Object.entries(answers).map(([status, { description, content }]) => [
    status,
    content === undefined ? { description } : { description, content: contentOf(content, "output", schemas) },
  ]);
  return {
    summary: call.summary,
    ...(call.description === undefined ? {} : { description: call.description }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined ? {} : { requestBody: { required: true, content: contentOf(body, "input", schemas) } }),
    responses: Object.fromEntries(responses) as Operation["responses"],
  };
}

function parameterOf(
  place: "path" | "query" | "headers",
  name: string,
  schema: z.core.$ZodType,
  schemas: Record<string, Json>,
): Parameter {
  const { description, ...rest } = jsonSchema(schema, "input", schemas);
  return {
    name,
    in: place === "headers" ? "header" : place,
    required: !z.safeParse(schema, undefined).success,
    ...(typeof description === "string" ? { description } : {}),
    schema: rest,
  };
}

function contentOf(content: Content, io: "input" | "output", schemas: Record<string, Json>) {
  const { type, schema } = content instanceof z.ZodType ? { type: "application/json", schema: content } : content;
  return { [type]: { schema: jsonSchema(schema, io, schemas) } };
}

const below = "#/components/schemas/";

/** Named schemas are stated once, below components. Wrapped, so that the schema itself may be a named one. */
function jsonSchema(schema: z.core.$ZodType, io: "input" | "output", schemas: Record<string, Json>): Json {
  const made = z.toJSONSchema(z.object({ it: schema }), {
    io,
    metadata: mergedMeta,
    unrepresentable: "any",
  }) as Json as { properties: { it: Json }; $defs?: Record<string, Json> };
  const text = JSON.stringify({ it: made.properties.it, defs: made.$defs ?? {} }).replaceAll('"#/$defs/', `"${below}`);
  // oxlint-disable-next-line no-restricted-properties -- text that was made in the line before
  const { it, defs } = JSON.parse(text) as { it: Json; defs: Record<string, Json> };
  for (const [name, { id: _id, ...named }] of Object.entries(defs)) setOwnValue(schemas, name, named);
  return it;
}

/** Names of shapes, and the descriptions that schemas have. */
const mergedMeta = {
  get: (schema: z.core.$ZodType) => {
    const meta = { ...z.globalRegistry.get(schema), ...shapes.get(schema) };
    return Object.keys(meta).length > 0 ? meta : undefined;
  },
  has: (schema: z.core.$ZodType) => z.globalRegistry.has(schema) || shapes.has(schema),
} as unknown as typeof z.globalRegistry;
