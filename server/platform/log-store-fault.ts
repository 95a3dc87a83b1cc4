import type { Logger } from "pino";
import type { OnFault } from "#server/adapters/store/engine.ts";
import { DocumentError } from "#server/documents/document-error.ts";

/** Faults of the store's background work, and documents that it leaves out because it cannot read them. */
export function logStoreFault(log: Pick<Logger, "warn" | "error">): OnFault {
  return (fault) => {
    if (fault instanceof DocumentError) {
      const { document, id, message } = fault;
      log.error({ document, id, problem: message }, "a stored document cannot be read, and is left out");
    } else log.warn({ err: fault }, "the store had to retry");
  };
}
