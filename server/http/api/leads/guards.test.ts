import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { AltchaChallenge } from "#domain/form/solve-altcha.ts";
import { solveAltcha } from "#tests/support/solve-altcha.ts";
import { createTestApp } from "#tests/support/test-app.ts";

type Verdict = { success: boolean; "error-codes"?: string[] } | "silence";
let verdict: Verdict = { success: true };
let requests: Record<string, string>[] = [];
const provider = createServer((request, response) => {
  void (async () => {
    requests.push(Object.fromEntries(new URLSearchParams(await text(request))));
    if (verdict !== "silence") response.end(JSON.stringify(verdict));
  })();
});

let app: Awaited<ReturnType<typeof createTestApp>>;
let logged: { msg: string; level: number; fields?: string[] }[] = [];
const log = pino(
  { level: "info" },
  { write: (line: string) => void logged.push(JSON.parse(line) as (typeof logged)[number]) },
);

/** The sites, with a timeout for the provider's answer: short only where no answer comes. */
async function openSites(captchaTimeoutMs: number): Promise<void> {
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/siteverify`;
  app = await createTestApp([], {
    log,
    leads: {
      secrets: { secret: "x".repeat(16) },
      perMinute: 8,
      captchaUrls: { turnstile: url, recaptcha: url },
      captchaTimeoutMs,
    },
  });
  await withSettings("first-site", { captcha: { kind: "turnstile", site_key: "k" }, private: secret });
  await withSettings("second-site", {
    captcha: null,
    enquiry: { partial_leads: true },
    private: {
      ...secret,
      delivery: [
        { channel: { kind: "email", to: ["sales@example.com"] } },
        { categories: ["Parts Enquiry"], channel: { kind: "webhook", url: "https://crm.example/in", secret: "hush" } },
      ],
    },
  });
}

beforeAll(async () => {
  await new Promise<void>((ready) => provider.listen(0, "127.0.0.1", ready));
  await openSites(30_000);
});
afterAll(async () => {
  await app.close();
  provider.closeAllConnections();
  provider.close();
});
beforeEach(() => {
  logged = [];
  requests = [];
  verdict = { success: true };
});

const secret = { mail_from: "x@example.com", captcha_secret: "the-secret" };
async function withSettings(slug: string, own: object): Promise<void> {
  const site = await app.store.operator.sites.get(slug);
  if (!site) throw new Error("no site");
  const { settings, ...rest } = site.document as { settings: object };
  await app.store.operator.sites.applyAll({
    sites: [{ ...site, document: { ...rest, settings: { ...settings, ...own } } }],
  });
  await app.registry.refresh();
}

const person = { name: "Priya Nair", phone: "0412345678", email: "priya@example.com", message: "My secret wish" };
let visitors = 0;
async function send(site: string, body: object, address = `10.0.0.${(visitors += 1)}`, method = "POST", path = "") {
  const host = site === "first-site" ? "www.first.example" : "www.second.example";
  const init = { method, body: JSON.stringify(body) };
  const response = await app.get(`http://${host}/api/leads${path}`, { ...init, headers: { host } }, address);
  const answer = (await response.json()) as { lead?: { id: string }; error?: string; fields?: object };
  return { status: response.status, retry: response.headers.get("retry-after"), ...answer };
}
const leadOf = async (answer: { lead?: { id: string } }) => app.store.operator.leads.get(answer.lead?.id ?? "");

describe("a provider's captcha", () => {
  test("[11.4.1] is asked with the site's secret and the visitor's address, for the first send only", async () => {
    const started = await send(
      "first-site",
      { captcha: "token-1", lead: { ...person, lead_status: "Incomplete" } },
      "10.9.9.9",
    );
    expect(requests).toEqual([{ secret: "the-secret", response: "token-1", remoteip: "10.9.9.9" }]);
    const updated = await send("first-site", { lead: person }, "10.9.9.9", "PUT", `/${started.lead?.id}`);
    expect(updated.status).toBe(200);
    expect(requests).toHaveLength(1);
  });
  const ownSolution = async () => {
    const challenge = await app.get("http://www.first.example/api/captcha/challenge");
    return solveAltcha((await challenge.json()) as AltchaChallenge);
  };
  test("[11.4.3] is replaced by the platform's own while the provider is away", async () => {
    await app.close();
    await openSites(200);
    verdict = "silence";
    const captcha = await ownSolution();
    const answer = await send("first-site", { captcha, lead: person });
    expect(answer.status).toBe(201);
    expect((await leadOf(answer))?.quarantine).toBeNull();
    expect((await send("first-site", { captcha, lead: { ...person, message: "Again" } })).status).toBe(422);
  });
  test.each<[string, Verdict]>([
    ["answers", { success: false, "error-codes": ["invalid-input-response"] }],
    ["says yes to anything", { success: true }],
  ])("[11.4.3] is not replaced by the platform's own while the provider %s", async (_what, given) => {
    await app.close();
    await openSites(30_000);
    verdict = given;
    const captcha = await ownSolution();
    const answer = await send("first-site", { captcha, lead: person });
    expect(answer.status).toBe(201);
    expect((await leadOf(answer))?.quarantine).toBe("captcha in doubt");
    expect((await send("first-site", { captcha, lead: { ...person, message: "Again" } })).status).toBe(422);
  });
  test("refused: nothing is kept", async () => {
    verdict = { success: false, "error-codes": ["timeout-or-duplicate"] };
    expect(await send("first-site", { captcha: "token-2", lead: person })).toMatchObject({
      status: 422,
      fields: { captcha: "We could not confirm that you are a person. Please try again." },
    });
  });
  test.each<[string, Verdict, number]>([
    ["does not know our secret", { success: false, "error-codes": ["invalid-input-secret"] }, 30_000],
    ["does not answer", "silence", 200],
  ])(
    "[11.1.4] whose provider %s costs no enquiry: it is kept in quarantine, and the operator is told",
    async (_what, given, limit) => {
      await app.close();
      await openSites(limit);
      verdict = given;
      const answer = await send("first-site", { captcha: "token-3", lead: person });
      expect(answer.status).toBe(201);
      expect((await leadOf(answer))?.quarantine).toBe("captcha not checked");
      expect(logged.map(({ msg }) => msg)).toContain("a captcha could not be checked");
    },
  );
});

describe("the log [8]", () => {
  test("[8.1.4] holds the notice, and nothing personal", async () => {
    await send("second-site", { lead: { ...person, category: "Parts Enquiry", email: "priya@" } });
    const notice = "Parts Enquiry Form submission error occured. Please check the fields marked below.";
    expect(logged.find(({ msg }) => msg === notice)).toMatchObject({ level: 40, fields: ["email"] });
    await send("second-site", { lead: { ...person, category: "Priya's own words" } });
    await send("second-site", { lead: person });
    expect(logged.map(({ msg }) => msg)).toContain(
      "Unknown Form submission error occured. Please check the fields marked below.",
    );
    expect(JSON.stringify(logged)).not.toMatch(/priya|nair|0412345678|secret wish|10\.0\.0/i);
  });
});

test("[19.2.2] too many sends from one address are told to wait; others go on", async () => {
  const answers: { status: number; retry: string | null; error?: string }[] = [];
  for (let n = 0; n < 9; n += 1) answers.push(await send("second-site", { lead: person }, "10.1.1.1"));
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 8 }, () => 201), 429]);
  expect(answers[8]).toMatchObject({ retry: "60", error: expect.stringMatching(/wait a minute/) });
  expect((await send("second-site", { lead: person }, "10.1.1.2")).status).toBe(201);
});

describe("deliveries", () => {
  const rows = async (answer: { lead?: { id: string } }) =>
    (await app.store.operator.leads.deliveries(answer.lead?.id ?? "")).map(
      ({ channel, stage }) => `${channel} ${stage}`,
    );

  test("one row for every channel that the category asks for, and the visitor's confirmation", async () => {
    expect(await rows(await send("second-site", { lead: person }))).toEqual([
      "confirmation complete",
      "email complete",
    ]);
    const parts = await send("second-site", { lead: { ...person, category: "Parts Enquiry" } });
    expect(await rows(parts)).toEqual(["confirmation complete", "email complete", "webhook complete"]);
  });
  test("[11.7.4] an Incomplete lead waits for 30 quiet minutes, and is told once it is complete", async () => {
    const started = await send("second-site", { lead: { ...person, lead_status: "Incomplete" } });
    const [row] = await app.store.operator.leads.deliveries(started.lead?.id ?? "");
    expect(row).toMatchObject({ channel: "email", stage: "partial", next_at: "2026-03-10T01:30:00.000Z" });
    await send("second-site", { lead: person }, undefined, "PUT", `/${started.lead?.id}`);
    expect(await rows(started)).toEqual(["confirmation complete", "email complete"]);
  });
});
