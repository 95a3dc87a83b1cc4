import { Hono } from "hono";
import { takeBody } from "#server/http/bodies/take-body.ts";
import { parseJson } from "#server/documents/parse-json.ts";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { limitCalls } from "#server/http/middleware/limit-calls.ts";
import type { Limit } from "#server/platform/limits/limits.ts";
import type { RequestEnv } from "#server/http/request/request.ts";

const MOST_BYTES = 16 * 1024;
const MOST_KINDS = 1000;

/** Only which directive blocked what: the rest of a report reveals things about the visitor. */
export const cspReport = z.object({
  "csp-report": z.object({
    "effective-directive": z.string().max(60).optional(),
    "violated-directive": z.string().max(200).optional(),
    "blocked-uri": z.string().max(2000).default(""),
  }),
});

export type CspCount = { site: string; directive: string; blocked: string; count: number };

/** Counts violations that browsers report. In memory, and bounded whatever is sent. */
export class CspCounts {
  readonly #counts = new LRUCache<string, CspCount>({ max: MOST_KINDS });

  /** True for the first of its kind. */
  add(kind: Omit<CspCount, "count">): boolean {
    const key = JSON.stringify([kind.site, kind.directive, kind.blocked]);
    const count = (this.#counts.get(key)?.count ?? 0) + 1;
    this.#counts.set(key, { ...kind, count });
    return count === 1;
  }

  all(): CspCount[] {
    return [...this.#counts.values()].toSorted((a, b) => b.count - a.count);
  }
}

type Deps = {
  counts: CspCounts;
  /** Reports of one address. */
  perMinute: Limit;
  /** Kinds that the log names, of all sites together. */
  logged: Limit;
  clock: () => Date;
};

/**
 * Answers every report alike, so that nobody learns what was counted. Only the first of each kind is logged, and few
 * kinds in an hour: anybody can invent more.
 */
export function cspReportRoutes({ counts, perMinute, logged, clock }: Deps): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>();
  const tooLong = takeBody({ maxSize: MOST_BYTES, onError: (c) => c.body(null, 413) });
  routes.post("/", limitCalls(perMinute, clock), tooLong, async (c) => {
    const read = cspReport.safeParse(parseJson(c.var.body));
    if (!read.success) return c.body(null, 400);
    const { "csp-report": found } = read.data;
    const said = found["effective-directive"] ?? found["violated-directive"] ?? "";
    const directive = /^[a-z-]{1,40}/.exec(said)?.[0] ?? "unknown";
    const kind = { site: c.var.runtime.site.slug, directive, blocked: originOf(found["blocked-uri"]) };
    if (counts.add(kind) && (await logged.allows("", "", clock().getTime())))
      c.var.log.warn(kind, "a browser reported a content security policy violation");
    return c.body(null, 204);
  });
  return routes;
}

/** `inline`, `eval` and so on, or an origin: a path may contain personal data. */
function originOf(blocked: string): string {
  if (/^[a-z-]{0,20}$/.test(blocked)) return blocked;
  return URL.canParse(blocked) ? new URL(blocked).origin.slice(0, 200) : "unknown";
}
