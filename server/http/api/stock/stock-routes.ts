import { type Context, Hono, type MiddlewareHandler } from "hono";
import { takeBody } from "#server/http/bodies/take-body.ts";
import { TooBusyError } from "#server/platform/admission/errors.ts";
import { type QueueLimits, WorkQueue } from "#server/platform/admission/work-queue.ts";
import type { StockKey } from "#server/adapters/store/repositories/stock-keys.ts";
import type { Store } from "#server/adapters/store/store.ts";
import type { Limit } from "#server/platform/limits/limits.ts";
import { limitCalls } from "#server/http/middleware/limit-calls.ts";
import type { RequestEnv } from "#server/http/request/request.ts";
import { pushSecretsOf } from "#server/stock/push/carried-keys.ts";
import { headProblem, isSigned, type PushHead } from "#server/stock/push/push-signature.ts";
import type { Push, PushOutcome } from "#server/stock/push/take-push.ts";
import type { Secrets } from "#server/adapters/signing/signing.ts";

const MOST_BYTES = 2 * 1024 * 1024;

/**
 * One of a dealership at a time, because each needs the lease of its stock. Each takes some thirty megabytes, and two
 * while it waits.
 */
const pushLimits: QueueLimits = {
  atOnce: 4,
  atOncePerSite: 1,
  waiting: 20,
  waitingPerSite: 7,
  waitingPerAddress: 7,
  longestWaitMs: 30_000,
};

/** Who applies pushes: a thread of its own, because bodies are large and hold whatever a sender likes. */
export type StockPushes = { take: (push: Push) => Promise<PushOutcome> };
type Deps = {
  store: Store;
  pushes: StockPushes;
  secrets: Secrets;
  limit: Limit;
  clock: () => Date;
};
type PushEnv = { Bindings: RequestEnv["Bindings"]; Variables: RequestEnv["Variables"] & { key: StockKey } };

/** `POST /api/stock`: a dealer's own system adds, changes and removes cars, signed with the dealership's key. */
export function stockRoutes({ store, pushes, secrets, limit, clock }: Deps): Hono<PushEnv> {
  const routes = new Hono<PushEnv>();
  const queue = new WorkQueue(pushLimits);
  const distrust = (c: Context<PushEnv>, reason: string) => {
    c.var.log.warn({ reason }, "a push of stock was refused");
    return c.json({ error: `This push cannot be trusted: ${reason}.` }, 401);
  };
  routes.use(limitCalls(limit, clock));
  /** Before the body: two megabytes are read only for a key that exists. */
  const findKey: MiddlewareHandler<PushEnv> = async (c, next) => {
    const now = clock();
    const keyId = (c.req.header("stock-key") ?? "").slice(0, 100);
    const key = keyId === "" ? null : await store.operator.stockKeys.get(keyId);
    if (key === null) return distrust(c, "the header stock-key names no key");
    const problem = keyProblem(key, now) ?? headProblem(headOf(c), now);
    if (problem !== null) return distrust(c, problem);
    c.set("key", key);
    return next();
  };
  const body = takeBody({ maxSize: MOST_BYTES, onError: (c) => c.json({ error: "Send at most 2 MB at once." }, 413) });
  routes.post("/", findKey, body, async (c) => {
    const { runtime, log, key, body: text } = c.var;
    const now = clock();
    const push = headOf(c);
    if (!isSigned(push, text, pushSecretsOf(key, secrets))) return distrust(c, "the signature does not fit");
    const dealership = runtime.site.dealerships.find(({ id }) => id === key.dealership_id);
    if (!dealership) return c.json({ error: "This key belongs to no dealership of this site." }, 403);
    const { status, answer } = await queue
      .run({ site: dealership.id, address: "" }, () =>
        pushes.take({ dealership, keyId: key.id, id: push.id, body: text, now }),
      )
      .catch(comeAgain);
    if (answer.counts) {
      // The write was another thread's: this one shows it before the sender hears of it.
      await store.applyOwnChange(new Set([`stock:${dealership.id}`]));
      log.info({ dealership: dealership.slug, counts: answer.counts }, "stock was pushed");
    }
    return c.json(answer, status, status === 503 ? { "Retry-After": "5" } : {});
  });
  return routes;
}

/** The thread has ended, or there is no place for long. Other refusals are of pages, and say so. */
function comeAgain(error: unknown): PushOutcome {
  if (!(error instanceof TooBusyError)) throw error;
  return { status: 503, answer: { error: "Pushes take long just now. Send this one again in a moment." } };
}

const headOf = (c: Context<PushEnv>): PushHead => ({
  id: c.req.header("webhook-id") ?? "",
  timestamp: c.req.header("webhook-timestamp") ?? "",
  signature: c.req.header("webhook-signature") ?? "",
});

function keyProblem(key: StockKey, now: Date): string | null {
  return key.ends_at !== null && key.ends_at <= now.toISOString() ? "the key was revoked or has ended" : null;
}
