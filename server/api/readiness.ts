import { statfs } from "node:fs/promises";
import type { Context, Handler } from "hono";
import type { Store } from "#server/adapters/store/store.ts";
import type { CspCounts } from "#server/api/csp-reports.ts";
import { isForwarded, isLoopback, peerOf } from "#server/middleware/client-address.ts";
import type { RequestEnv } from "#server/request.ts";
import type { SiteRegistry } from "#server/site-registry.ts";

type Deps = {
  store: Pick<Store, "ping">;
  search: { isHealthy: () => Promise<boolean> } | null;
  registry: Pick<SiteRegistry, "quarantined">;
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
  warnings?: (() => string[]) | undefined;
};

/** Below this a database cannot be sure of its next write. */
const FEWEST_BYTES = 64 * 1024 * 1024;

/**
 * Whether this server can work. The public learns only yes or no; a request from the machine itself (`curl
 * http://127.0.0.1:3000/readyz`) learns what is wrong and which sites are in quarantine.
 */
export function readiness(deps: Deps): Handler<RequestEnv> {
  const { store, search, registry, renderer, freeDisk, cspCounts, isStorageAway, isStopping = () => false } = deps;
  const { ownProblem = () => null, warnings = () => [] } = deps;
  return async (c) => {
    const problems = Object.fromEntries(
      Object.entries({
        stopping: isStopping() ? "The server is being stopped." : null,
        secret: ownProblem(),
        store: await store.ping().then(() => null, String),
        search: search === null || (await search.isHealthy()) ? null : "The search server does not answer.",
        rendering: renderer.isReady() ? null : "No render thread is ready.",
        disk: await freeDisk().then(diskProblem, String),
      }).filter(([, problem]) => problem !== null),
    );
    const isReady = Object.keys(problems).length === 0;
    const status = isReady ? "ready" : "not ready";
    const details = isOperator(c)
      ? {
          problems,
          warnings: warnings(),
          ...(isStorageAway() ? { storage: "The storage does not answer: files are refused, leads are taken." } : {}),
          quarantined: registry.quarantined(),
          cspReports: cspCounts.all(),
        }
      : {};
    c.header("Cache-Control", "no-store");
    return c.json({ status, ...details }, isReady ? 200 : 503);
  };
}

const diskProblem = (bytes: number): string | null =>
  bytes >= FEWEST_BYTES ? null : `Only ${Math.floor(bytes / 1024 / 1024)} MB are left on the disk. Make room.`;

export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

const ownHosts = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** A request from this machine, but not one that a local proxy forwards. */
function isOperator(c: Context<RequestEnv>): boolean {
  const host = c.req.header("host") ?? new URL(c.req.url).host;
  return isLoopback(peerOf(c)) && ownHosts.test(host) && !isForwarded(c);
}
