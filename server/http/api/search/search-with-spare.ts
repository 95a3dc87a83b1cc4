import type { Logger } from "pino";
import { answerSearchCall, type SearchCall, type SearchPort, type SearchScope } from "#server/search/search-port.ts";
import { ServiceError } from "#server/adapters/search/service-error.ts";
import type { SiteRenderer } from "#server/pages/rendering/site-renderer.ts";

/** A search server that failed is left alone for this long, so that a hanging one delays few searches. */
const REST_MS = 5000;

export type AnswerSearch = (scope: SearchScope, call: SearchCall, log: Pick<Logger, "warn">) => Promise<string>;

/**
 * Answers from the search server, and from the embedded engine while that server fails: both hold the same documents and
 * answer in the same shape. `port`: null if there is no search server.
 */
export function searchWithSpare(
  port: SearchPort | null,
  embedded: Pick<SiteRenderer, "search">,
  clock: () => Date,
): AnswerSearch {
  let restsUntil = 0;
  return async (scope, call, log) => {
    if (port === null || clock().getTime() < restsUntil) return embedded.search(scope, call);
    try {
      return await answerSearchCall(port, scope, call);
    } catch (error) {
      if (!(error instanceof ServiceError && error.status === 503)) throw error;
      log.warn({ err: error.cause ?? error }, "the search server does not answer; the embedded engine does");
      restsUntil = clock().getTime() + REST_MS;
      return embedded.search(scope, call);
    }
  };
}
