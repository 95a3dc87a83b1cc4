import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { searchKeys } from "#tests/support/search-app.ts";
import { aCar, createTestApp, testNow } from "#tests/support/test-app.ts";
import { issueToken } from "#server/http/api/search/site-tokens.ts";
import { describeCalls } from "./description.ts";

let app: Awaited<ReturnType<typeof createTestApp>>;
const origin = "http://first-site.localhost";
beforeAll(async () => {
  app = await createTestApp([aCar({ id: "a1" })]);
});
afterAll(() => app.close());

const description = describeCalls();
const called = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
);

test("[7] every call that the application has is described, and no other", () => {
  const isCall = (path: string) => path.startsWith("/api/") && !path.endsWith("*");
  const routed = app.app.routes
    .filter(({ method, path }) => method !== "ALL" && isCall(path))
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`);
  const described = called.filter((name) => isCall(name.slice(name.indexOf(" ") + 1)));
  expect(described.toSorted()).toEqual([...new Set(routed)].toSorted());
});

test("[7] the description is valid OpenAPI 3.1", async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(description));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

test("[7.2.10] it is there for programs, and for people without a script or anything from elsewhere", async () => {
  expect(await (await app.get(`${origin}/api/openapi.json`)).json()).toEqual(description);
  const page = await app.get(`${origin}/api/docs`);
  const html = await page.text();
  expect(page.headers.get("content-type")).toContain("text/html");
  expect(html).not.toMatch(/<script|<link|src=|https?:\/\/(?!docs\.)/);
  for (const name of called) expect(html).toContain(name);
  const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(links.length).toBeGreaterThan(called.length);
  expect(links.filter((id) => !ids.has(id))).toEqual([]);
});

const ajv = new Ajv2020({ strict: false, validateFormats: false });

/** What is wrong with an answer, by the schema that the description has for its status. */
async function differences(name: string, answer: Response): Promise<string> {
  const [method = "", path = ""] = name.split(" ");
  const said = description.paths[path]?.[method.toLowerCase()]?.responses[String(answer.status)];
  if (said === undefined) return `${name} does not describe ${answer.status}`;
  const schema = said.content?.["application/json"]?.schema;
  if (schema === undefined) return answer.status === 204 ? "" : `${name} has no schema for ${answer.status}`;
  const check = ajv.compile({ ...schema, components: description.components });
  return check(await answer.json()) ? "" : `${name} ${answer.status}: ${ajv.errorsText(check.errors)}`;
}

const json = (method: string, body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method,
  headers: { "content-type": "application/json", origin, ...headers },
  body: JSON.stringify(body),
});
const plate = { rego: "ABC123", regoState: "NSW" };
const event = { name: "call_click", event_id: 25, page: "/", at: 0 };

test.each<[name: string, path: string, request?: RequestInit]>([
  ["GET /api/search/health", "/api/search/health"],
  ["GET /api/search/token", "/api/search/token"],
  ["GET /api/search/version", "/api/search/version"],
  ["GET /api/suggestions", "/api/suggestions?q=ford"],
  ["GET /api/suggestions", "/api/suggestions"],
  ["GET /api/geocode", "/api/geocode?postcode=2000"],
  ["GET /api/geocode", "/api/geocode?postcode=no"],
  ["GET /api/reviews/snap21", "/api/reviews/snap21"],
  ["GET /api/captcha/challenge", "/api/captcha/challenge"],
  ["GET /api/appointments", "/api/appointments?location_id=none&date=2026-03-11"],
  ["GET /api/cars/{id}/finance-disclaimer", "/api/cars/a1/finance-disclaimer"],
  ["GET /api/reservations/{token}", `/api/reservations/${"0".repeat(32)}`],
  ["POST /api/leads", "/api/leads", json("POST", { lead: {} })],
  ["POST /api/leads", "/api/leads", { ...json("POST", 0), body: "{" }],
  ["POST /api/subscribe", "/api/subscribe", json("POST", {})],
  ["POST /api/events", "/api/events", json("POST", { events: [event] })],
  ["POST /api/events", "/api/events", json("POST", {})],
  ["POST /api/events", "/api/events", json("POST", { events: "x".repeat(40_000) })],
  ["POST /api/events/phone_reveal", "/api/events/phone_reveal", json("POST", { car_id: "x".repeat(2000) })],
  ["POST /api/events/phone_reveal", "/api/events/phone_reveal", json("POST", {})],
  ["POST /api/events/car_phone_call", "/api/events/car_phone_call", json("POST", { car_id: "x".repeat(2000) })],
  ["POST /api/events/car_phone_call", "/api/events/car_phone_call", json("POST", {})],
  ["POST /api/rego-lookup", "/api/rego-lookup", json("POST", plate)],
  ["POST /api/nevdis", "/api/nevdis", json("POST", plate)],
  ["POST /api/valuations", "/api/valuations", json("POST", { ...plate, km: 50_000 })],
  ["POST /api/valuations", "/api/valuations", json("POST", { km: -1 })],
  ["POST /api/stock", "/api/stock", json("POST", {})],
])("[7] an answer of %s (%s) has the described shape", async (name, path, request) => {
  expect(await differences(name, await app.get(`${origin}${path}`, request))).toBe("");
});

test("[7.1] answers of the search have the described shapes", async () => {
  const { token } = await issueToken("first-site", searchKeys("first-site"), testNow.getTime());
  const ask = (path: string, body: unknown) =>
    app.get(`${origin}/api/search${path}`, json("POST", body, { authorization: `Bearer ${token}` }));
  const whole = { q: "", facets: ["*"], limit: 5 };
  expect(
    await Promise.all([
      differences("POST /api/search/indexes/{uid}/search", await ask("/indexes/cars/search", whole)),
      differences("POST /api/search/indexes/{uid}/search", await ask("/indexes/cars/search", { filter: "x =" })),
      differences("POST /api/search/indexes/{uid}/search", await ask("/indexes/none/search", whole)),
      differences(
        "POST /api/search/multi-search",
        await ask("/multi-search", { queries: [{ indexUid: "cars", page: 1 }] }),
      ),
      differences(
        "POST /api/search/indexes/{uid}/facet-search",
        await ask("/indexes/cars/facet-search", { facetName: "make" }),
      ),
    ]),
  ).toEqual(["", "", "", "", ""]);
});
