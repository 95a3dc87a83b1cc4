import { setTimeout as pause } from "node:timers/promises";
import type { Context, Handler } from "hono";
import type { Store } from "#server/adapters/store/store.ts";
import type { CspCounts } from "./csp-reports.ts";
import { isForwarded, isLoopback, peerOf } from "#server/http/middleware/client-address.ts";
import type { RequestEnv } from "#server/http/request/request.ts";
import type { SiteRegistry } from "#server/sites/site-registry.ts";

export type ReadinessDeps = {
  store: Pick<Store, "ping" | "engine">;
  search: { isHealthy: () => Promise<boolean> } | null;
  registry: Pick<SiteRegistry, "all" | "quarantined">;
  renderer: { isReady: () => boolean };
  cspCounts: CspCounts;
  /** Free bytes on the disk with leads and files. */
  freeDisk: () => Promise<number>;
  /**
   * Whether files are refused because the storage does not answer. Leads are still taken, so the server stays ready.
   */
  isStorageAway: () => boolean;
  isStopping?: (() => boolean) | undefined;
  /** What prevents it from working, and what an operator has to fix while it works. */
  ownProblem?: (() => string | null) | undefined;
  /** Why an empty database cannot be meant. Counts while the server has no sites. */
  lostStore?: string | null | undefined;
  warnings?: (() => string[]) | undefined;
};

/** Below this a database cannot be sure of its next write. */
const FEWEST_BYTES = 64 * 1024 * 1024;

/** A proxy waits about this long for the answer. */
const PATIENCE_MS = 2000;

/**
 * Whether requests should come to this server. What all servers share does not count: without PostgreSQL, the search
 * server or the storage every server is equally badly off, and taking all of them out of a balancer would also end what
 * still works, such as cached pages. The public learns only yes or no; a request from the machine itself (`curl
 * http://127.0.0.1:3000/readyz`) learns what is wrong and which sites are in quarantine.
 */
export function readiness(deps: ReadinessDeps): Handler<RequestEnv> {
  const { store, registry, cspCounts, isStorageAway, warnings = () => [] } = deps;
  return async (c) => {
    const { store: storeProblem, search: searchProblem, ...own } = await problemsByKind(deps);
    const isShared = store.engine === "postgres";
    const problems = Object.fromEntries(
      Object.entries({ ...own, store: isShared ? null : storeProblem }).filter(([, problem]) => problem !== null),
    );
    const sharedProblems = [
      isShared && storeProblem !== null ? `${storeProblem} Pages are served, leads are refused.` : null,
      searchProblem,
    ].filter((problem) => problem !== null);
    const isReady = Object.keys(problems).length === 0;
    const status = isReady ? "ready" : "not ready";
    const details = isOperator(c)
      ? {
          problems,
          warnings: [...warnings(), ...sharedProblems],
          ...(isStorageAway() ? { storage: "The storage does not answer: files are refused, leads are taken." } : {}),
          quarantined: registry.quarantined(),
          cspReports: cspCounts.all(),
        }
      : {};
    c.header("Cache-Control", "no-store");
    return c.json({ status, ...details }, isReady ? 200 : 503);
  };
}

/** What is wrong with this server or with what it shares with others; null for what is well. */
export async function problemsByKind(deps: ReadinessDeps) {
  const { store, search, registry, renderer, freeDisk, isStopping = () => false, ownProblem = () => null } = deps;
  const hasSites = registry.all().length > 0 || registry.quarantined().length > 0;
  const [storeProblem, searchProblem, noRoom] = await Promise.all([
    soon(
      store.ping().then(() => null, String),
      "The database does not answer.",
    ),
    search === null ? null : soon(search.isHealthy().then(searchProblemOf, String), searchProblemOf(false)),
    freeDisk().then(diskProblem, String),
  ]);
  return {
    stopping: isStopping() ? "The server is being stopped." : null,
    secret: ownProblem(),
    store: storeProblem,
    data: hasSites ? null : (deps.lostStore ?? null),
    search: searchProblem,
    rendering: renderer.isReady() ? null : "No render thread is ready.",
    disk: noRoom,
  };
}

const searchProblemOf = (isHealthy: boolean): string | null =>
  isHealthy ? null : "The search server does not answer. The embedded engine answers searches.";

/** The problem that was found, or that nothing was found in time. */
async function soon(found: Promise<string | null>, late: string | null): Promise<string | null> {
  const over = new AbortController();
  const patience = pause(PATIENCE_MS, late, { signal: over.signal }).catch(() => late);
  return Promise.race([found, patience]).finally(() => over.abort());
}

const diskProblem = (bytes: number): string | null =>
  bytes >= FEWEST_BYTES ? null : `Only ${Math.floor(bytes / 1024 / 1024)} MB are left on the disk. Make room.`;

const ownHosts = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** A request from this machine, but not one that a local proxy forwards. */
function isOperator(c: Context<RequestEnv>): boolean {
  const host = c.req.header("host") ?? new URL(c.req.url).host;
  return isLoopback(peerOf(c.env?.incoming)) && ownHosts.test(host) && !isForwarded(c);
}
