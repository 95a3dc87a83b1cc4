import type { Context } from "hono";
import { ServiceError } from "#server/adapters/search/service-error.ts";
import type { RequestEnv } from "#server/http/request/request.ts";

const maxBytes = 256 * 1024;
/** Deeper than any filter; anything deeper is an attempt to exhaust the stack. */
const maxDepth = 16;

/** The JSON of a call; invalid JSON is refused in Meilisearch's form. */
export async function readBody(c: Context<RequestEnv>): Promise<unknown> {
  const type = c.req.header("content-type");
  const accepted = "Accepted values for the Content-Type header are: `application/json`";
  if (type === undefined) {
    throw new ServiceError(415, "missing_content_type", `A Content-Type header is missing. ${accepted}`);
  }
  if (type.split(";")[0]!.trim().toLowerCase() !== "application/json") {
    throw new ServiceError(415, "invalid_content_type", `The Content-Type \`${type}\` is invalid. ${accepted}`);
  }
  const text = await c.var.receive(maxBytes);
  if (text === null) {
    const message = "The provided payload reached the size limit. The maximum accepted payload size is 256 KiB.";
    throw new ServiceError(413, "payload_too_large", message);
  }
  if (text.trim() === "") throw new ServiceError(400, "missing_payload", "A json payload is missing.");
  const body = parse(text);
  if (isDeeperThan(body, maxDepth)) {
    throw new ServiceError(
      400,
      "bad_request",
      `The json payload provided is nested more than ${maxDepth} levels deep.`,
    );
  }
  return body;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ServiceError(400, "malformed_payload", `The json payload provided is malformed. \`${reason}\`.`);
  }
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => isDeeperThan(item, levels - 1));
}
