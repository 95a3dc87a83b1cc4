import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Lead } from "#domain/lead/lead.ts";
import { sourceKinds } from "#domain/visit/source.ts";
import { fuzz } from "#search-engine/testing/fuzz.ts";
import { createMailApp } from "#tests/support/mail-app.ts";

let app: Awaited<ReturnType<typeof createMailApp>>;
beforeAll(async () => {
  app = await createMailApp([]);
});
afterAll(() => app.close());

const person = { phone: "0412345678", message: "Hello" };

async function stored(answer: Response): Promise<Lead> {
  const { lead, error } = (await answer.json()) as { lead?: { id: string }; error?: string };
  const kept = await app.store.operator.leads.get(lead?.id ?? "");
  if (!kept) throw new Error(error ?? "nothing was kept");
  return kept;
}

const hoursAgo = (hours: number) => new Date(app.time.now.getTime() - hours * 3_600_000).toISOString();

test("[3.10.12] a lead says where its visitor came from: to the dealer, and never to the visitor", async () => {
  const first_touch = { at: hoursAgo(7 * 24), params: { utm_source: "facebook", utm_medium: "paid" }, referrer: null };
  const last_touch = { at: hoursAgo(1), params: {}, referrer: "www.google.com.au/" };
  const name = "Ana Came";
  const lead = { ...person, name, email: "came@example.com", first_touch, last_touch };
  const { fields, other_fields } = await stored(await app.send("/api/leads", { lead }));
  expect(fields).toMatchObject({ first_touch, last_touch, first_source: "paid", last_source: "search" });
  expect(fields.came_from).toMatch(/^Google search, first on \d{1,2} [A-Z][a-z]+ by a Facebook ad$/);
  expect(other_fields).toBeUndefined();
  const dealer = await app.dealerMailAbout(name);
  expect(dealer.text).toContain(`Came from: ${String(fields.came_from)}`);
  expect(dealer.text).not.toMatch(/First touch|utm_medium/);
  const [visitor] = await app.mailsTo("came@example.com");
  expect(JSON.stringify(visitor)).not.toMatch(/Google|Facebook|Came from/);
});

test("[3.10.12] a later step keeps the touches of an earlier one, and its own count more", async () => {
  const touch = { at: hoursAgo(2), params: {}, referrer: "chatgpt.com/" };
  const begun = { ...person, name: "Bo", email: "bo@example.com", lead_status: "Incomplete" };
  const { id } = await stored(
    await app.send("/api/leads", { lead: { ...begun, first_touch: touch, last_touch: touch } }),
  );
  const put = (lead: object) =>
    app.get(`http://first-site.localhost:3000/api/leads/${id}`, {
      method: "PUT",
      body: JSON.stringify({ lead }),
      headers: { "content-type": "application/json", origin: "http://first-site.localhost:3000" },
    });
  expect((await stored(await put(begun))).fields).toMatchObject({ came_from: "ChatGPT", last_source: "assistant" });
  const last_touch = { ...touch, params: { gclid: "x" } };
  const { fields, other_fields } = await stored(await put({ ...begun, last_touch, lead_status: "Complete" }));
  expect(fields).toMatchObject({ first_touch: touch, last_touch, first_source: "assistant", last_source: "paid" });
  expect(other_fields).toBeUndefined();
});

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 400 }),
  fc.constantFrom("google", "=1+1", "<b>x</b>", "https://evil.example/pay", "paid", "\u202E", "\u0000"),
);
const name = fc.oneof(
  fc.constantFrom("utm_source", "utm_medium", "utm_campaign", "gclid", "fbclid", "__proto__", "toString"),
  fc.string({ maxLength: 60 }),
);
const params = fc.oneof(
  fc.array(fc.tuple(name, fc.oneof(text, fc.jsonValue()))).map(Object.fromEntries),
  fc.jsonValue(),
);
const shaped = fc.record(
  {
    at: fc.oneof(fc.constantFrom("2026-03-03T01:02:03.000Z", "2099-13-01T00:00:00.000Z"), text, fc.jsonValue()),
    params,
    referrer: fc.oneof(
      fc.constantFrom("www.google.com/", "evil.example/pay", "evil.example:99999/"),
      text,
      fc.jsonValue(),
    ),
    kind: text,
    source: text,
  },
  { requiredKeys: [] },
);
const forged = fc.oneof(shaped, fc.jsonValue(), text);

/** What a browser of ours may write at most: two touches of twelve parameters of 300 characters. */
const mostCharacters = 2 * (12 * 360 + 400);

test("[11.3.2] forged touches are bounded, and only the server names their sources", async () => {
  let turn = 0;
  await fc.assert(
    fc.asyncProperty(forged, forged, text, async (first_touch, last_touch, came_from) => {
      turn += 1;
      const own = { came_from, first_source: came_from, last_source: "paid", source_kind: "paid" };
      const sent = { ...person, name: "Fo", email: `f${turn}@example.com`, first_touch, last_touch, ...own };
      const answer = await app.send("/api/leads", { lead: sent });
      expect(answer.status).toBeLessThan(500);
      if (answer.status !== 201) return;
      const { fields } = await stored(answer);
      const touches = [fields.first_touch, fields.last_touch].filter((one) => one !== undefined);
      const sources = [fields.first_source, fields.last_source].filter((one) => one !== undefined);
      expect(sources).toHaveLength(touches.length);
      for (const source of sources) expect(sourceKinds).toContain(source);
      expect(JSON.stringify(touches).length).toBeLessThan(mostCharacters);
      expect(fields.came_from === undefined).toBe(touches.length === 0);
      expect(String(fields.came_from).length).toBeLessThan(200);
      expect(String(fields.came_from)).not.toMatch(/:\/\/|\w\.\w/);
    }),
    fuzz(0.15),
  );
});
