import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { DeliveryDocument } from "#server/documents/delivery.ts";
import { AddressRefused, type Mailer } from "#server/adapters/mail/mailer.ts";
import type { SiteRuntime } from "#server/site-runtime.ts";
import { SignedLinks } from "#server/services/uploads/signed-links.ts";
import { sampleLeadContext } from "#tests/support/sample-lead-context.ts";
import { MailLinks } from "#server/services/consent/mail-links.ts";
import { sendDelivery } from "./send-delivery.ts";
import { localOutgoing } from "#tests/support/local-outgoing.ts";
import { folderFiles } from "#tests/support/folder-files.ts";

const { lead, site } = sampleLeadContext();
const runtime = { site, pageSite: { origin: "https://x.example" } } as unknown as SiteRuntime;
const send = (channel: string, document: DeliveryDocument, mailer: Mailer["send"]) =>
  sendDelivery(
    runtime,
    { id: "d", channel, document, lead },
    {
      mailer: { send: mailer, close: () => undefined },
      outgoing: localOutgoing,
      clock: () => new Date(0),
      mailLinks: new MailLinks({ secret: "a secret for tests alone" }),
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
  ["a visitor's address that does not exist is given up", "confirmation", new AddressRefused("550 unknown"), "refused"],
  ["a dealer's may be put right", "email", new AddressRefused("550 unknown"), "retry"],
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
  const { note } = await send("confirmation", { to: ["x@x.example"] }, failing(new AddressRefused(words)));
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
