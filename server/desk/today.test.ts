import { afterAll, beforeAll, expect, test } from "vitest";
import type { Right, Role } from "#domain/desk/permissions.ts";
import type { Lead } from "#domain/lead/lead.ts";
import { createDeskApp } from "#tests/support/desk-app.ts";
import { present } from "#tests/support/present.ts";
import { sampleLead } from "#tests/support/sample-lead.ts";
import { siteLines } from "./site-lines.ts";
import { todayOf } from "./today.ts";

// first-site is in Sydney, where this is noon of 10 March.
let app: Awaited<ReturnType<typeof createDeskApp>>;
const site = "first-site";

beforeAll(async () => {
  app = await createDeskApp();
  const leads = present(app.registry.bySlug(site), "site").store.leads;
  const add = (id: string, over: Partial<Lead>) => {
    const lead = sampleLead(id, { site_slug: site, fields: { name: id, phone: "0412345678" }, ...over });
    const failed = {
      channel: "email",
      stage: "complete",
      state: "pending",
      next_at: "",
      document: { to: ["a@b.example"] },
    } as const;
    return leads.create({ lead, deliveries: [failed], answer: null, captchaUse: null, seat: null });
  };
  await add("last minute of yesterday", { created_at: "2026-03-09T12:59:59.999Z" });
  await add("first minute of today", { created_at: "2026-03-09T13:00:00.000Z" });
  await add("of a yard", { created_at: "2026-03-10T00:30:00.000Z", location_id: "first-yard", category: "Test Drive" });
  await add("unfinished", { status: "Incomplete" });
  await add("held back", { quarantine: "honeypot" });
  await add("a test", { form: "test" });
  await add("erased", {});
  await app.store.operator.erasures.eraseLead("erased", { at: "", rule: "by request" }, async () => undefined);
});
afterAll(() => app.close());

const right = (role: Role, over: Partial<Right> = {}): Right => ({
  role,
  site,
  locations: null,
  categories: null,
  ...over,
});
const today = (rights: Right[]) => todayOf(app.deps, present(app.registry.bySlug(site), "site"), rights);
const names = async (rights: Right[]) => (await today(rights)).enquiries?.lines.map(({ name }) => name);

test("[6.3.12] today begins at midnight by the site's clock; what is held back, erased or a test is no enquiry", async () => {
  expect(await names([right("principal")])).toEqual(["of a yard", "first minute of today"]);
  expect((await today([right("principal")])).enquiries?.count).toBe(2);
  const [line] = (await siteLines(app.deps, "FIRST")).map(({ slug, enquiries }) => [slug, enquiries]);
  expect(line).toEqual([site, 3]);
});

test("[6.3.12] everybody sees what their right reaches", async () => {
  expect(await names([right("sales", { locations: ["first-yard"] })])).toEqual(["of a yard"]);
  expect(await names([right("sales", { categories: ["Feedback"] })])).toEqual(["first minute of today"]);
  const sales = await today([right("sales")]);
  expect([sales.feeds, sales.failed]).toEqual([null, null]);
  const stock = await today([right("stock")]);
  expect([stock.enquiries, stock.failed, stock.feeds]).toEqual([null, null, []]);
});

test("[6.3.12] a delivery that was given up is named with its receiver, and sites with one come first", async () => {
  const { outbox } = app.store.operator;
  const { now } = app.time;
  const claim = { channels: ["email"], now, leaseMs: 1000, lease: "test", most: 1, leadId: "of a yard" };
  const [due] = await outbox.claim(claim);
  const settled = { state: "failed", nextAt: now.getTime(), note: "550 no such user" } as const;
  await outbox.settle(present(due, "delivery"), settled, now);
  const principal = await today([right("principal")]);
  expect(principal.failed).toMatchObject([{ channel: "email", receiver: "a@b.example", note: "550 no such user" }]);
  expect((await siteLines(app.deps, ""))[0]).toMatchObject({ slug: site, failed: 1 });
});
