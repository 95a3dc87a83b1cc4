import { afterAll, beforeAll, expect, test } from "vitest";
import type { Lead } from "#domain/lead/lead.ts";
import type { AltchaChallenge } from "#domain/form/solve-altcha.ts";
import { solveAltcha } from "#tests/support/solve-altcha.ts";
import { aCar, createTestApp } from "#tests/support/test-app.ts";
import { badPayloads } from "./testing/bad-payloads.ts";

let app: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  app = await createTestApp([aCar({ id: "b1", dealership_id: "second", location_id: "second-yard" })]);
  // Without a captcha, so that no payload is refused for lack of it.
  const site = await app.store.operator.sites.get("first-site");
  if (!site) throw new Error("no site");
  const { settings, ...rest } = site.document as { settings: object };
  await app.store.operator.sites.applyAll({
    sites: [{ ...site, document: { ...rest, settings: { ...settings, captcha: null } } }],
  });
  await app.registry.refresh();
});
afterAll(() => app.close());

async function everything(): Promise<Lead[]> {
  const found: Lead[] = [];
  for (const site of ["first-site", "second-site"]) {
    for await (const lead of app.store.operator.leads.all(site)) found.push(lead);
  }
  return found;
}
async function send(site: string, method: string, path: string, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const response = await app.get(`http://${site}.localhost${path}`, { method, body: text, headers });
  return { status: response.status, body: (await response.json()) as { lead?: { id: string }; error?: string } };
}
async function solved(site: string): Promise<string> {
  const response = await app.get(`http://${site}.localhost/api/captcha/challenge`);
  return solveAltcha((await response.json()) as AltchaChallenge);
}

test("the payload that the bad ones are made from is good", async () => {
  const lead = { name: "Priya Nair", phone: "0412345678", email: "p@example.com", message: "Hello" };
  expect((await send("first-site", "POST", "/mock/leads", { lead })).status).toBe(201);
});
test("[8.3.1] there are at least two hundred", () => expect(badPayloads.length).toBeGreaterThanOrEqual(200));

test.each(badPayloads)(
  "[5.1.4, 8.2.5] $what: $status",
  async ({ status, method = "POST", path = "/api/leads", body, headers, site }) => {
    const before = await everything();
    const answer = await send(site ?? "first-site", method, path, body, headers);
    expect(answer.status).toBe(status);
    // A sentence without any of the input.
    expect(answer.body.error).toMatch(/^[A-Z][^<>{}]{10,150}\.$/);
    expect(answer.body.lead).toBeUndefined();
    expect(await everything()).toEqual(before);
  },
);

test("another site's lead, a key and a used solution change nothing either", async () => {
  const person = { name: "Ana Ito", phone: "0412345678", email: "a@example.com", message: "Hello" };
  const captcha = await solved("second-site");
  const key = { "idempotency-key": "a-key-of-second" };
  const started = { lead: { ...person, lead_status: "Incomplete" }, captcha };
  const { body } = await send("second-site", "POST", "/api/leads", started, key);
  const before = await everything();
  const id = body.lead?.id ?? "";
  const refused = [
    await send("first-site", "PUT", `/api/leads/${id}`, { lead: person }),
    await send("second-site", "POST", "/api/leads", { ...started, lead: { ...person, message: "Other" } }, key),
    await send("second-site", "POST", "/api/leads", started),
    await send("second-site", "PUT", `/api/leads/${id}`, started, key),
  ];
  expect(refused.map(({ status }) => status)).toEqual([404, 422, 422, 422]);
  expect(before).toHaveLength(1);
  expect(await everything()).toEqual(before);
});
