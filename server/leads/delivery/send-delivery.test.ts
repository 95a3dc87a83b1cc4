import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Lead } from "#domain/lead/lead.ts";
import type { DeliveryDocument } from "#server/documents/delivery-document.ts";
import { ReceiverError, type Mailer, type Message } from "#server/adapters/mail/mailer.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import { SignedLinks } from "#server/leads/uploads/signed-links.ts";
import { sampleLeadContext } from "#tests/support/sample-lead-context.ts";
import { MailLinks } from "#server/leads/consent/mail-links.ts";
import { sendDelivery } from "./send-delivery.ts";
import { localOutgoing } from "#tests/support/local-outgoing.ts";
import { folderFiles } from "#tests/support/folder-files.ts";

const { lead, site } = sampleLeadContext();
const store = { leadLog: { of: async () => [] } };
const runtime = { site, store, pageSite: { origin: "https://x.example" } } as unknown as SiteRuntime;
const send = (channel: string, document: DeliveryDocument, mailer: Mailer["send"], over = { runtime, lead }) =>
  sendDelivery(
    over.runtime,
    { id: "d", channel, document, lead: over.lead, site_slug: site.slug },
    {
      mailer: { send: mailer, discard: async () => undefined, close: () => undefined },
      outgoing: localOutgoing,
      clock: () => new Date(0),
      mailLinks: new MailLinks({ secret: "a secret for tests alone" }),
      siteSecrets: {},
      timeoutMs: 100,
      files: {
        leadFiles: folderFiles(mkdtempSync(join(tmpdir(), "forecourt-"))),
        links: new SignedLinks({ secret: "a secret" }),
      },
    },
  );
const failing = (reason: Error) => async (): Promise<never> => {
  throw reason;
};

test.each([
  ["a visitor's address that does not exist is given up", "confirmation", new ReceiverError("550 unknown"), "refused"],
  ["a dealer's may be put right", "email", new ReceiverError("550 unknown"), "retry"],
  ["a mail server that is away comes back", "confirmation", new Error("no answer"), "retry"],
])("[11.7] %s", async (_case, channel, error, result) => {
  expect(await send(channel, { to: ["a@x.example"] }, failing(error))).toEqual({ result, note: error.message });
});

test("[11.7] a receiver that the settings no longer name is given up, without a call", async () => {
  const outcome = await send("webhook", { url: "http://127.0.0.1:9/" }, failing(new Error("not asked")));
  expect(outcome).toMatchObject({ result: "refused", note: expect.stringContaining("no longer name") as string });
});

test.each([
  "550 5.1.1 <jo.citizen@mail.example>: Recipient address rejected",
  "Can't send mail - all recipients were rejected: 550 No such user jo.citizen@mail.example",
])("[19.6.3] a refusal is noted without the visitor's address: %s", async (words) => {
  const { note } = await send("confirmation", { to: ["x@x.example"] }, failing(new ReceiverError(words)));
  expect(note).toContain("550");
  expect(note).not.toContain("jo.citizen");
});

test("what the other side said can be kept, whatever it is", async () => {
  const outcome = await send("email", { to: ["a@x.example"] }, async () => ({
    note: `250 ok\u0000\u001b[2J\n${"x".repeat(900)}`,
  }));
  expect(outcome.note).toMatch(/^250 ok \[2J x+$/);
  expect(outcome.note.length).toBeLessThanOrEqual(500);
});

/** A site that no mail can be composed for: some of its settings are missing. */
const missing = { dealerships: null, public: { ...site.public, vehicle_words: null, tokens: null } };
const broken = { store, site: { ...site, ...missing }, pageSite: runtime.pageSite } as unknown as SiteRuntime;

test.each(["email", "adf"])("[11.5.5] what cannot be composed by %s goes out as a plain list", async (channel) => {
  const sent: Message[] = [];
  const fields = { ...lead.fields, toString: "a field", seats: 5, Colours: ["red"] };
  const other_fields = { note: "see evil.example" };
  const odd = {
    ...lead,
    fields,
    other_fields,
    files: [{ id: "f".repeat(32), field: "photos", name: "a.jpg", type: "image/jpeg", bytes: 1 }],
  };
  const outcome = await send(
    channel,
    { to: ["a@x.example"] },
    async (message) => ({ note: `ok ${sent.push(message)}` }),
    {
      runtime: broken,
      lead: odd as Lead,
    },
  );
  expect(outcome).toMatchObject({
    result: "delivered",
    isPlain: true,
    note: expect.stringMatching(/^ok 1; sent as a plain list: TypeError/) as string,
  });
  expect(sent).toMatchObject([{ subject: "General Enquiry", html: null, replyTo: { address: "ana@example.com" } }]);
  for (const line of [
    "name: Ana Ito",
    "toString: a field",
    "seats: 5",
    'Colours: ["red"]',
    "note: see evil[.]example",
    `Lead ${lead.id}`,
    "https://x.example/files/",
  ]) {
    expect(sent[0]?.text).toContain(line);
  }
});

test("[11.5.5] a mail to a visitor is never a plain list: it is tried again", async () => {
  const outcome = await send("confirmation", { to: ["a@x.example"] }, failing(new Error("not asked")), {
    runtime: broken,
    lead,
  });
  expect(outcome).toMatchObject({ result: "retry", note: expect.stringContaining("null") as string });
});
