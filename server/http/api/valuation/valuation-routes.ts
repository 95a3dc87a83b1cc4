import { type Context, Hono, type MiddlewareHandler } from "hono";
import { takeBody } from "#server/http/bodies/take-body.ts";
import type { z } from "zod";
import { lookupTexts } from "#domain/form/trade-in-answers.ts";
import type { RequestEnv } from "#server/http/request/request.ts";
import type { Limit } from "#server/platform/limits/limits.ts";
import type { Found, ValuationService } from "#server/valuation/valuation-service.ts";
import { adjustmentBody, type Places, plateBody, readBody, resultBody, valuationBody } from "./valuation-bodies.ts";

const tooLarge = "This is more than 16 kB. Send the fields of one vehicle only.";

type Deps = { valuations: ValuationService; limit: Limit; clock: () => Date };

/** Chapter 7: registers, valuations and what one site stores of them. */
export function valuationRoutes({ valuations, limit, clock }: Deps): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>();
  const withBody = takeBody({ maxSize: 16 * 1024, onError: (c) => c.json({ error: tooLarge }, 413) });
  // Part of each call, so that another method is refused before: it is no call of any site.
  const admit: MiddlewareHandler<RequestEnv> = async (c, next) => {
    c.header("Cache-Control", "no-store");
    if (c.var.runtime.site.public.trade_in === null) return c.json({ error: "This site values no vehicles." }, 404);
    if (await limit.allows(c.var.runtime.site.slug, c.var.client, clock().getTime())) return next();
    return c.json({ error: "Too many at once. Please try again in a minute." }, 429, { "Retry-After": "60" });
  };
  const lookup = async (c: Context<RequestEnv>) => {
    const body = read(c, plateBody);
    return body instanceof Response ? body : tell(c, await valuations.lookup(c.var.runtime, body.value));
  };
  routes.post("/rego-lookup", admit, withBody, lookup);
  routes.post("/simple-autograb-lookup", admit, withBody, lookup);
  routes.post("/nevdis", admit, withBody, async (c) => {
    const body = read(c, plateBody);
    if (body instanceof Response) return body;
    const found = await valuations.history(c.var.runtime, body.value);
    return tell(c, typeof found === "string" ? found : { ...found, checkedAt: clock().toISOString() });
  });
  routes.post("/valuations", admit, withBody, async (c) => {
    const body = read(c, valuationBody);
    if (body instanceof Response) return body;
    const { rego, regoState, km, adjustmentAnswers, year, ...facts } = body.value;
    const vehicle = year !== undefined && facts.make !== "" && facts.model !== "" ? { ...facts, year } : null;
    const answer = await valuations.value(c.var.runtime, { rego, regoState, km, vehicle, adjustmentAnswers });
    return typeof answer === "string" ? tell(c, answer) : c.json(answer, 201);
  });
  routes.put("/valuations", admit, withBody, async (c) => {
    const body = read(c, () => adjustmentBody);
    if (body instanceof Response) return body;
    const answer = await valuations.adjust(c.var.runtime, body.value.id, body.value.adjustmentAnswers);
    return answer ? c.json(answer) : c.json({ error: "There is no such valuation on this site." }, 404);
  });
  routes.post("/miscellaneous", admit, withBody, async (c) => {
    if (!c.var.runtime.site.public.trade_in?.save_result) return c.json({ error: "This site saves no results." }, 404);
    const body = read(c, () => resultBody);
    if (body instanceof Response) return body;
    const { result } = body.value;
    return c.json({ saved: await valuations.saveResult(c.var.runtime, result.id, result) });
  });
  return routes;
}

function tell<T extends object>(c: Context<RequestEnv>, found: Found<T>): Response {
  if (typeof found !== "string") return c.json(found);
  return c.json({ error: lookupTexts[found] }, found === "unknown" ? 404 : 503);
}

function read<T>(c: Context<RequestEnv>, schemaIn: (places: Places) => z.ZodType<T>): { value: T } | Response {
  const { places } = c.var.runtime.site.public.country.registration;
  const body = readBody(c.var.body, schemaIn(places), places);
  if ("value" in body) return body;
  const { status, ...problem } = body;
  return c.json(problem, status);
}
