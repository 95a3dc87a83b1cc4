import { parseJson } from "#server/documents/parse-json.ts";
import type { Lead } from "#domain/lead/lead.ts";
import { createFileMailer } from "#server/adapters/mail/file-mailer.ts";
import type { Message } from "#server/adapters/mail/mailer.ts";
import { MailLinks } from "#server/leads/consent/mail-links.ts";
import { sendDelivery } from "#server/leads/delivery/send-delivery.ts";
import { composeLead, newLeadId } from "#server/leads/service/compose-lead.ts";
import { leadsAsCsv } from "#server/leads/service/export-leads.ts";
import { LeadError } from "#server/leads/service/lead-problem.ts";
import { readSubmission } from "#server/leads/service/read-submission.ts";
import { SignedLinks } from "#server/leads/uploads/signed-links.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import { localOutgoing } from "#tests/support/local-outgoing.ts";
import { testNow } from "#tests/support/test-app.ts";
import { fuzzApp } from "../fuzz-app.ts";
import type { Surface } from "../surface.ts";

const channels = ["email", "adf", "confirmation"] as const;
const person = { name: "Priya Nair", phone: "0412 345 678", email: "p@example.com", message: "Is it red?" };

/** Leads as they are mailed and exported: each mail is composed in full, as a mail server would get it. */
export async function mails(): Promise<Surface> {
  const app = await fuzzApp();
  const runtime = app.registry.bySlug("first-site");
  if (!runtime) throw new Error("The fixture lost its first site.");
  const secrets = { secret: "a secret for tests alone" };
  const sent: Message[] = [];
  const files = createFileMailer({
    put: async () => undefined,
    remove: async () => undefined,
    addressOf: (key) => key,
  });
  const deps = {
    mailer: { ...files, send: async (message: Message) => (sent.push(message), files.send(message)) },
    outgoing: localOutgoing,
    clock: () => testNow,
    timeoutMs: 1000,
    files: { leadFiles: app.leadFiles, links: new SignedLinks(secrets) },
    mailLinks: new MailLinks(secrets),
    siteSecrets: {},
  };
  return {
    async run(input) {
      const lead = await leadOf(runtime, input.toString("utf8"));
      if (!lead) return;
      for (const channel of channels) {
        const document = { to: ["to@example.com"] };
        const delivery = { id: "d", channel, document, lead, site_slug: runtime.site.slug };
        const { result, note, isPlain } = await sendDelivery(runtime, delivery, deps);
        if (result !== "delivered" || isPlain) throw new Error(`The mail by ${channel} was not composed: ${note}`);
      }
      for (const message of sent.splice(0)) checkMail(message);
      for await (const line of leadsAsCsv(async function* () {
        yield lead;
      })) {
        if (line.includes("[native code]")) throw new Error(`The export holds something of ours: ${line}`);
      }
    },
    close: () => app.close(),
  };
}

/** The lead of a call, or of a text: then it is the name and the value of a field. Null if it is refused. */
async function leadOf(runtime: SiteRuntime, text: string): Promise<Lead | null> {
  const body = parseJson(text) ?? { lead: { ...person, [text.slice(0, 100)]: text.slice(0, 5000) } };
  const [caller, newId] = [{ address: "", user_agent: "" }, newLeadId()];
  try {
    const submission = readSubmission(body);
    const composing = {
      runtime,
      submission,
      before: null,
      newId,
      files: [],
      caller,
      by: "script",
      now: testNow,
    } as const;
    const { lead } = await composeLead(composing);
    // As it comes back from the store.
    return JSON.parse(JSON.stringify(lead)) as Lead;
  } catch (error) {
    if (error instanceof LeadError) return null;
    throw error;
  }
}

function checkMail({ subject, text, html }: Message): void {
  const whole = `${subject}\n${text}\n${html ?? ""}`;
  if (/[\r\n]/.test(subject)) throw new Error(`The subject has several lines: ${subject}`);
  if (/<script/i.test(html ?? "")) throw new Error("The mail has a script.");
  if (whole.includes("[native code]")) throw new Error("The mail holds something of ours.");
}
