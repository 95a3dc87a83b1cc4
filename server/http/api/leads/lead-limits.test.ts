import { afterAll, beforeAll, expect, test } from "vitest";
import { leadLimits } from "#domain/lead/lead-limits.ts";
import { createReserveApp } from "#tests/support/reserve-app.ts";

let app: Awaited<ReturnType<typeof createReserveApp>>;
beforeAll(async () => {
  app = await createReserveApp([]);
});
afterAll(() => app.close());

const origin = "http://first-site.localhost:3000";
const begin = async () => {
  const answer = await app.send("/api/leads", { lead: { message: "Hello", lead_status: "Incomplete" } });
  return ((await answer.json()) as { lead: { id: string } }).lead.id;
};
const put = async (id: string, lead: object) => {
  const response = await app.get(`${origin}/api/leads/${id}`, {
    method: "PUT",
    body: JSON.stringify({ lead: { ...lead, lead_status: "Incomplete" } }),
    headers: { "content-type": "application/json", origin },
  });
  return { status: response.status, ...((await response.json()) as { error?: string }) };
};
const bytes = async (id: string) => JSON.stringify(await app.store.operator.leads.get(id)).length;

test("[11.1.3] a lead stops growing at its largest size, and stays as it was", async () => {
  const id = await begin();
  const answers = [];
  for (let at = 0; at < 8; at += 1) {
    const fields = Array.from({ length: 10 }, (_, n) => [`extra_${at}_${n}`, "x".repeat(4000)]);
    answers.push(await put(id, Object.fromEntries(fields)));
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 413, 413, 413, 413, 413]);
  expect(answers.at(-1)?.error).toMatch(/more than we can take. Please send it again from the start/);
  expect(await bytes(id)).toBeLessThanOrEqual(leadLimits.bytes);
  expect((await put(id, { message: "Shorter" })).status).toBe(200);
});

test("[11.1.3] the history of a lead stops growing too", async () => {
  const id = await begin();
  const statuses = [];
  for (let at = 0; at < leadLimits.sends + 5; at += 1) statuses.push((await put(id, { message: `${at}` })).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(leadLimits.sends - 1);
  expect((await put(id, { message: "once more" })).error).toMatch(/changed too often/);
  expect((await app.store.operator.leads.get(id))?.steps).toHaveLength(leadLimits.sends);
});
