import { z } from "zod";

type Method = "GET" | "POST" | "PUT";

/** A body of another type than JSON has its media type with it. */
export type Content = z.ZodType | { type: string; schema: z.ZodType };
export type Answer = { description: string; content?: Content };

/** One call as it is described to programs and people. Its schemas are those that its route checks with. */
export type Call = {
  summary: string;
  description?: string;
  path?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  body?: Content;
  answers: Readonly<Record<number, Answer>>;
};

/** By method and address, such as `GET /api/cars/{id}`. */
export type Calls = Readonly<Record<`${Method} /${string}`, Call>>;

/** Schemas with a name of their own, which the document states once. */
export const shapes = z.registry<{ id: string }>();

export function shape<T extends z.ZodType>(id: string, schema: T): T {
  shapes.add(schema, { id });
  return schema;
}

export const answer = (description: string, content?: Content): Answer =>
  content === undefined ? { description } : { description, content };

export const problemShape = shape(
  "Problem",
  z.object({
    error: z.string().describe("A sentence for whoever made the call."),
    fields: z.record(z.string(), z.string()).optional().describe("The same by field."),
  }),
);

export const problem = (description: string): Answer => answer(description, problemShape);

/** A part of an address that people do not type: 128 random bits. */
export const secretId = z.string().regex(/^[0-9a-f]{32}$/);
