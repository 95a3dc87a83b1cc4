import { randomBytes } from "node:crypto";

/** Where a span stands: its trace, itself, and whether the trace is recorded. */
export type TraceContext = { traceId: string; spanId: string; isSampled: boolean };

const shape = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:-.*)?$/;
const SAMPLED = 1;

/** W3C Trace Context. Null for anything that is not one. */
export function readTraceparent(header: string | undefined): TraceContext | null {
  const found = header !== undefined && header.length <= 200 ? shape.exec(header) : null;
  if (!found) return null;
  const [, traceId = "", spanId = "", flags = "0"] = found;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED };
}

export const newTraceId = (): string => randomBytes(16).toString("hex");
export const newSpanId = (): string => randomBytes(8).toString("hex");
