import { type Context, Hono, type MiddlewareHandler } from "hono";
import { takeBody } from "#server/bodies/take-body.ts";
import { parseJson } from "#server/api/parse-json.ts";
import { pushBody, PushProblem } from "#domain/feed/push-body.ts";
import type { StockKey } from "#server/adapters/store/repositories/stock-keys.ts";
import type { Store } from "#server/adapters/store/store.ts";
import type { Limit } from "#server/limits/limits.ts";
import { limitCalls } from "#server/limits/limit-calls.ts";
import type { RequestEnv } from "#server/request.ts";
import { headProblem, isSigned, type PushHead } from "#server/services/stock-push/push-signature.ts";
import { bodyHash, StockBusy, takePush } from "#server/services/stock-push/take-push.ts";
import type { Secrets } from "#server/signing.ts";

const MOST_BYTES = 2 * 1024 * 1024;

type Deps = {
  store: Store;
  secrets: Secrets;
  limit: Limit;
  lane: MiddlewareHandler<RequestEnv>;
  clock: () => Date;
};
type PushEnv = { Bindings: RequestEnv["Bindings"]; Variables: RequestEnv["Variables"] & { key: StockKey } };

/** `POST /api/stock`: a dealer's own system adds, changes and removes cars, signed with the dealership's key. */
export function stockRoutes({ store, secrets, limit, lane, clock }: Deps): Hono<PushEnv> {
  const routes = new Hono<PushEnv>();
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
  routes.post("/", findKey, body, lane, async (c) => {
    const { runtime, log, key, body: text } = c.var;
    const now = clock();
    const push = headOf(c);
    if (!isSigned(key.id, push, text, secrets)) return distrust(c, "the signature does not fit");
    const dealership = runtime.site.dealerships.find(({ id }) => id === key.dealership_id);
    if (!dealership) return c.json({ error: "This key belongs to no dealership of this site." }, 403);
    const body_hash = bodyHash(text);
    const earlier = await store.operator.stockKeys.pushed(dealership.id, push.id);
    if (earlier && earlier.body_hash !== body_hash)
      return c.json({ error: "Another push had this webhook-id. Make a new one for each push." }, 409);
    if (earlier) return c.json({ ...earlier.answer, repeated: true });
    const json = parseJson(text);
    if (json === undefined) return c.json({ error: "The body is not JSON." }, 400);
    const parsed = pushBody.safeParse(json);
    if (!parsed.success) return c.json({ error: sentencesOf(parsed.error.issues) }, 422);
    try {
      const answer = await takePush({ store, dealership, body: parsed.data, now });
      await store.operator.stockKeys.savePush({ dealership_id: dealership.id, id: push.id, body_hash, answer }, key.id);
      const { counts } = answer;
      log.info({ dealership: dealership.slug, counts }, "stock was pushed");
      const isRefused = counts.written + counts.unchanged + counts.keptForBuyers === 0;
      return isRefused
        ? c.json({ error: "No car of this push could be taken; see findings.", ...answer }, 422)
        : c.json(answer);
    } catch (error) {
      if (error instanceof PushProblem) return c.json({ error: error.message }, 422);
      if (error instanceof StockBusy) return c.json({ error: error.message }, 503, { "Retry-After": "5" });
      throw error;
    }
  });
  return routes;
}

const headOf = (c: Context<PushEnv>): PushHead => ({
  id: c.req.header("webhook-id") ?? "",
  timestamp: c.req.header("webhook-timestamp") ?? "",
  signature: c.req.header("webhook-signature") ?? "",
});

function keyProblem(key: StockKey, now: Date): string | null {
  return key.ends_at !== null && key.ends_at <= now.toISOString() ? "the key was revoked or has ended" : null;
}

function sentencesOf(issues: readonly { path: PropertyKey[]; message: string }[]): string {
  const sentences = issues
    .slice(0, 5)
    .map(({ path, message }) => (path.length === 0 ? message : `${path.join(".")}: ${message}`));
  return `This is no push of stock: ${sentences.join("; ")}.`;
}
