import { Meilisearch } from "meilisearch";
import type { Logger } from "pino";
import type { SiteRegistry } from "#server/sites/site-registry.ts";
import type { SearchPort } from "../search-port.ts";
import { remoteSearch } from "./remote-search.ts";
import { keepInSync } from "./search-sync.ts";
import { usualPatience } from "./server-tasks.ts";
import { signingKeyOf } from "./signing-key.ts";

export type SearchServer = {
  port: SearchPort;
  /** Call when sites or stock have changed. */
  changed(): void;
  stop(): Promise<void>;
};

type Connection = {
  url: string;
  /** The master key, or one that may read keys and write settings, documents and tasks. */
  key: string | undefined;
  registry: SiteRegistry;
  clock: () => Date;
  log: Logger;
};

/** Searches on the Meilisearch server at SEARCH_URL, and keeps its documents in sync with the store. */
export function connectSearchServer({ url, key, registry, clock, log }: Connection): SearchServer {
  const access = key === undefined ? {} : { apiKey: key };
  const client = new Meilisearch({ host: url, ...access, timeout: 30_000 });
  const sync = keepInSync({
    target: {
      client,
      patience: usualPatience,
      onProgress: (progress) => log.info(progress, "documents sent to the search server"),
    },
    registry,
    clock,
    log,
  });
  return { ...sync, port: remoteSearch({ url, signingKey: signingKeyOf(client), timeoutMs: 5000 }) };
}
