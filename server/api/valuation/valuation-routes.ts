import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { lookupTexts } from "#domain/form/trade-in-answers.ts";
import { unknownAnswers } from "#domain/valuation/adjustment.ts";
import type { RequestEnv } from "#server/request.ts";
import type { RateLimit } from "#server/services/leads/rate-limit.ts";
import type { Found, ValuationDesk } from "#server/services/valuation/valuation-desk.ts";

const text = z.string().trim().max(120);
const plate = z.object({ rego: text.min(1).max(12), regoState: text.max(3).toUpperCase() });
const words = text.default("");
const answers = z
  .record(z.string().max(40), z.string().max(40))
  .refine((given) => unknownAnswers(given).length === 0, "is no answer to a question of ours");
const toValue = z
  .object({
    rego: text.max(12).default(""),
    regoState: text.max(3).default(""),
    km: z.number().int().min(0).max(2_000_000),
    make: words,
    model: words,
    year: z.number().int().min(1900).max(2200).optional(),
    badge: words,
    series: words,
    body: words,
    fuel: words,
    transmission: words,
    adjustmentAnswers: answers.default({}),
  })
  .refine(({ rego, make, model, year }) => rego !== "" || (make !== "" && model !== "" && year !== undefined), {
    message: "Name the rego and its state, or make, model and year.",
  });
const id = z.string().regex(/^[0-9a-f]{32}$/);
const toAdjust = z.object({ id, adjustmentAnswers: answers });
const toSave = z.object({
  column_name: z.literal("valuation"),
  result: z
    .looseObject({ id })
    .refine((result) => JSON.stringify(result).length <= 4000, "is more than is kept of a valuation"),
});

type Deps = { desk: ValuationDesk; limit: RateLimit; clock: () => Date };

/** Point 7: registers, valuations and what one site keeps of them; the shapes are those of the decisions. */
export function valuationRoutes({ desk, limit, clock }: Deps): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>();
  const own = ["/rego-lookup", "/simple-autograb-lookup", "/nevdis", "/valuations", "/miscellaneous"];
  for (const path of own) {
    routes.use(path, bodyLimit({ maxSize: 16 * 1024, onError: (c) => c.json({ error: "More than 16 kB." }, 413) }));
    routes.use(path, async (c, next) => {
      c.header("Cache-Control", "no-store");
      if (c.var.runtime.site.public.trade_in === null) return c.json({ error: "This site values no vehicles." }, 404);
      if (limit.allows(c.var.runtime.site.slug, c.var.client, clock().getTime())) return next();
      return c.json({ error: "Too many at once. Please try again in a minute." }, 429, { "Retry-After": "60" });
    });
  }
  const lookup = async (c: Context<RequestEnv>) => {
    const asked = await read(c, plate);
    return "error" in asked ? c.json(asked, 422) : tell(c, await desk.lookup(c.var.runtime, asked.value));
  };
  routes.post("/rego-lookup", lookup);
  routes.post("/simple-autograb-lookup", lookup);
  routes.post("/nevdis", async (c) => {
    const asked = await read(c, plate);
    if ("error" in asked) return c.json(asked, 422);
    const found = await desk.history(c.var.runtime, asked.value);
    return tell(c, typeof found === "string" ? found : { ...found, checkedAt: clock().toISOString() });
  });
  routes.post("/valuations", async (c) => {
    const asked = await read(c, toValue);
    if ("error" in asked) return c.json(asked, 422);
    const { rego, regoState, km, adjustmentAnswers, year, ...facts } = asked.value;
    const vehicle = year !== undefined && facts.make !== "" && facts.model !== "" ? { ...facts, year } : null;
    const answer = await desk.value(c.var.runtime, { rego, regoState, km, vehicle, adjustmentAnswers });
    return typeof answer === "string" ? tell(c, answer) : c.json(answer, 201);
  });
  routes.put("/valuations", async (c) => {
    const asked = await read(c, toAdjust);
    if ("error" in asked) return c.json(asked, 422);
    const answer = await desk.adjust(c.var.runtime, asked.value.id, asked.value.adjustmentAnswers);
    return answer ? c.json(answer) : c.json({ error: "There is no such valuation on this site." }, 404);
  });
  routes.post("/miscellaneous", async (c) => {
    if (!c.var.runtime.site.public.trade_in?.save_result) return c.json({ error: "This site saves no results." }, 404);
    const asked = await read(c, toSave);
    if ("error" in asked) return c.json(asked, 422);
    const { result } = asked.value;
    return c.json({ saved: await desk.saveResult(c.var.runtime, result.id, result) });
  });
  return routes;
}

function tell<T extends object>(c: Context<RequestEnv>, found: Found<T>): Response {
  if (typeof found !== "string") return c.json(found);
  return c.json({ error: lookupTexts[found] }, found === "unknown" ? 404 : 503);
}

type Read<T> = { value: T } | { error: string; fields: Record<string, string> };

async function read<T>(c: Context<RequestEnv>, schema: z.ZodType<T>): Promise<Read<T>> {
  const parsed = schema.safeParse(await c.req.json().catch(() => null));
  if (parsed.success) return { value: parsed.data };
  const fields = parsed.error.issues.map(({ path, message }) => [path.join("."), message] as const);
  return { error: parsed.error.issues[0]?.message ?? "Not understood.", fields: Object.fromEntries(fields) };
}
