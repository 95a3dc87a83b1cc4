import { SearchError } from "#search-engine/search-error.ts";
import { ServiceError } from "#server/adapters/search/service-error.ts";
import { StoreError, type StoreErrorKind } from "#server/adapters/store/store-error.ts";

/** The part of an error that another thread needs. */
export type FaultData = { name: string; message: string; stack: string; code: string | null; status: number | null };

/** The part of an error that crosses a thread boundary: what a visitor is told. */
export function faultOf(error: unknown): FaultData {
  if (!(error instanceof Error)) return { name: "Error", message: String(error), stack: "", code: null, status: null };
  const { name, message, stack = "" } = error;
  if (error instanceof SearchError) return { name: "SearchError", message, stack, code: error.code, status: null };
  if (error instanceof ServiceError)
    return { name: "ServiceError", message, stack, code: error.code, status: error.status };
  if (error instanceof StoreError) return { name: "StoreError", message, stack, code: error.kind, status: null };
  const code = "code" in error && typeof error.code === "string" ? error.code : null;
  return { name, message, stack, code, status: null };
}

export function errorFrom({ name, message, stack, code, status }: FaultData): Error {
  if (name === "SearchError") return new SearchError(code ?? "", message);
  if (name === "ServiceError")
    return new ServiceError((status ?? 500) as ServiceError["status"], code ?? "internal", message);
  if (name === "StoreError")
    return Object.assign(new StoreError((code ?? "failed") as StoreErrorKind, message), { stack });
  const error = new Error(message);
  return Object.assign(error, { name, stack }, code === null ? {} : { code });
}
