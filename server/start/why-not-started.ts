import { StoreError } from "#server/adapters/store/store-error.ts";
import { EnvironmentError } from "#server/environment/environment-error.ts";

const isFull = (error: unknown): boolean =>
  error instanceof Error && (/database or disk is full/.test(error.message) || codeOf(error) === "ENOSPC");
const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** Why a server did not start, for whoever started it: what is wrong and what to do. */
export function whyNotStarted(error: unknown, env: NodeJS.ProcessEnv): string {
  if (isFull(error)) {
    const place = env["DATA_DIR"] ?? ".data";
    return `Forecourt cannot start: the disk of ${place} is full. Free some space there, or set DATA_DIR to a folder on another disk, and start again.`;
  }
  if (error instanceof EnvironmentError || error instanceof StoreError) {
    return `Forecourt cannot start. ${error.message}`;
  }
  if (!(error instanceof Error)) return String(error);
  if (codeOf(error) !== "EADDRINUSE") return error.stack ?? error.message;
  const { port } = error as { port?: number };
  const name = port !== undefined && String(port) === env["OPERATOR_PORT"] ? "OPERATOR_PORT" : "PORT";
  return `Port ${port ?? env["PORT"] ?? 3000} is in use by another program. Set ${name} to a free one and start again.`;
}
