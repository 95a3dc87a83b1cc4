import { expect, test, vi } from "vitest";
import type { ComposedDeskMail, DeskMails } from "#server/people/desk-mails.ts";
import type { SendingDeps } from "./channel.ts";
import { sendDelivery } from "./send-delivery.ts";

const delivery = { id: "d", channel: "desk", lead: null, site_slug: "desk" };
const document = { desk: { about: "sign-in", id: "s" } } as const;

async function send(composed: ComposedDeskMail) {
  const post = vi.fn(async () => ({ note: "250" }));
  const deskMails = { compose: async () => composed } as unknown as DeskMails;
  const deps = { deskMails, mailer: { send: post } } as unknown as SendingDeps;
  return { outcome: await sendDelivery(undefined, { ...delivery, document }, deps), post };
}

test("[6.3.9] a mail of the desk leaves although no site runs, with its text composed only now", async () => {
  const mail = { from: { name: "Desk", address: "desk@x.example" }, to: "a@x.example", subject: "Code", text: "1" };
  const { outcome, post } = await send(mail);
  expect(outcome).toEqual({ result: "delivered", note: "250" });
  expect(post).toHaveBeenCalledWith(expect.objectContaining({ ...mail, id: "d", to: ["a@x.example"] }));
});

test("[6.3.5] a delivery to nobody is cancelled, and nothing is sent", async () => {
  const { outcome, post } = await send({ nothing: "Nobody." });
  expect(outcome).toMatchObject({ result: "cancelled", isOurs: true });
  expect(post).not.toHaveBeenCalled();
});
