import { pino } from "pino";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, expect, test } from "vitest";
import { usualRhythm } from "#domain/delivery/backoff.ts";
import { createSmtpMailer } from "#server/adapters/mail/smtp-mailer.ts";
import { MailLinks } from "#server/leads/consent/mail-links.ts";
import { erasePerson } from "#server/leads/retention/erase-person.ts";
import { SignedLinks } from "#server/leads/uploads/signed-links.ts";
import { startMailServer, startReceiver } from "#tests/faults/delivery-receivers.ts";
import { webhookSecret } from "#tests/faults/delivery-sites.ts";
import { sampleLeadContext } from "#tests/support/sample-lead-context.ts";
import { createTestApp, testNow } from "#tests/support/test-app.ts";
import { aJpeg, aPdf, multipart, multipartHeader } from "#tests/support/upload-samples.ts";
import { attachedFiles, fileLines } from "./attached-files.ts";
import { DeliveryWorker } from "./delivery-worker.ts";
import { localOutgoing } from "#tests/support/local-outgoing.ts";

const origin = "http://first-site.localhost:3000";
const secret = "a secret for tests alone";
const person = { name: "Priya Nair", phone: "0412345678", email: "priya@example.com", message: "Hello" };

let app: Awaited<ReturnType<typeof createTestApp>>;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let posts: Awaited<ReturnType<typeof startReceiver>>;
let stop: () => Promise<void>;

beforeAll(async () => {
  app = await createTestApp([]);
  mail = await startMailServer(() => "well");
  posts = await startReceiver(() => "well");
  const site = await app.store.operator.sites.get("first-site");
  if (!site) throw new Error("no site");
  const delivery = [
    { channel: { kind: "email", to: ["leads@first.example"] } },
    { channel: { kind: "adf", to: ["crm@first.example"] } },
    { channel: { kind: "webhook", url: `${posts.url}/hook`, secret: webhookSecret } },
    { channel: { kind: "car-clarity", url: `${posts.url}/clarity`, key: "a-key" } },
  ];
  const document = site.document as { settings: { private: object } };
  const settings = {
    ...document.settings,
    captcha: null,
    careers: true,
    private: { ...document.settings.private, delivery },
  };
  await app.store.operator.sites.applyAll({ sites: [{ ...site, document: { ...document, settings } }] });
  await app.registry.refresh();
  const mailer = createSmtpMailer(mail.url, 20_000);
  const worker = new DeliveryWorker({
    store: app.store,
    siteOf: (slug) => app.registry.bySlug(slug),
    log: pino({ level: "silent" }),
    clock: () => testNow,
    mailer,
    outgoing: localOutgoing,
    files: { leadFiles: app.leadFiles, links: new SignedLinks({ secret }) },
    mailLinks: new MailLinks({ secret }),
    siteSecrets: {},
    recipientLimits: { perHour: 0, perDay: 0 },
    timeoutMs: 20_000,
    pollMs: 20,
    rhythm: { ...usualRhythm, firstMs: 10, longestMs: 50 },
  });
  worker.start();
  stop = async () => {
    await worker.stop();
    mailer.close();
  };
});
afterAll(async () => {
  await stop();
  await mail.close();
  await posts.close();
  await app.close();
});

async function statesOf(leadId: string): Promise<string[]> {
  const states: string[] = [];
  for await (const row of app.store.operator.outbox.list({}))
    if (row.lead_id === leadId) states.push(`${row.channel} ${row.state}`);
  return states.toSorted();
}
async function idOf(response: Response): Promise<string> {
  const { lead } = (await response.json()) as { lead: { id: string } };
  return lead.id;
}

test("[11.6.4] photos reach the dealer attached, PDFs by a link with a warning, every system by links that open, and nobody once they are erased", async () => {
  const photoSent = await aJpeg();
  const send = (filename: string) =>
    app.get(`${origin}/api/leads/with-files`, {
      method: "POST",
      headers: { "content-type": multipartHeader, origin },
      body: multipart([
        { name: "lead", body: JSON.stringify({ form: "careers", lead: { ...person, category: "Careers Enquiry" } }) },
        { name: "files", filename, body: aPdf() },
        { name: "files", filename: "me.jpg", body: photoSent },
      ]) as Uint8Array<ArrayBuffer>,
    });
  expect((await send("cv\r\nBcc: all@example.com\r\n.pdf")).status).toBe(400);
  const taken = await send("cv – Ana; name=x%0D%0ABcc: all@example.com.pdf");
  expect(taken.status).toBe(201);
  const id = await idOf(taken);
  await expect
    .poll(() => statesOf(id))
    .toEqual(
      ["adf", "car-clarity", "confirmation", "email", "webhook"].map((channel) =>
        expect.stringMatching(`^${channel} delivered$`),
      ),
    );
  const stored = await app.store.operator.leads.get(id);
  const [pdf, photo] = await Promise.all((stored?.files ?? []).map((file) => app.leadFiles.read(file)));
  const sentTo = (to: string) => PostalMime.parse(mail.received.find((one) => one.to === to)?.raw ?? "");

  const dealer = await sentTo("leads@first.example");
  expect(dealer.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([["me.jpg", "image/jpeg"]]);
  const raw = mail.received.find((one) => one.to === "leads@first.example")?.raw ?? "";
  expect(raw).not.toMatch(/^Bcc:/im);
  expect(dealer.attachments.map(({ content }) => Buffer.from(content as ArrayBuffer))).toEqual([photo]);
  expect(dealer.text).toMatch(/Not checked: open it only if you expect it.*cv – Ana/);
  expect((await sentTo("priya@example.com")).attachments).toEqual([]);

  const links = new SignedLinks({ secret });
  const urls = (stored?.files ?? []).map((file) => links.fileLink(origin, "first-site", id, file, testNow));
  const adf = await sentTo("crm@first.example");
  const hook = posts.received.find(({ path }) => path === "/hook");
  const clarity = posts.received.find(({ path }) => path === "/clarity");
  for (const url of urls) expect(adf.text).toContain(url.replace("&", "&amp;"));
  const { data } = JSON.parse(hook?.body ?? "{}") as { data: { files: { url: string }[] } };
  expect(data.files.map(({ url }) => url)).toEqual(urls);
  expect((JSON.parse(clarity?.body ?? "{}") as { files: object[] }).files).toEqual(data.files);
  // The name under which a file is stored is never revealed.
  expect(hook?.body).not.toContain('"id":"' + (stored?.files?.[0]?.id ?? "?"));

  const saved = await app.get(urls[0] ?? "");
  expect(Buffer.from(await saved.arrayBuffer())).toEqual(pdf);
  expect(Object.fromEntries(saved.headers)).toMatchObject({
    "content-type": "application/octet-stream",
    "content-disposition": `attachment; filename="document-${stored?.files?.[0]?.id.slice(0, 8)}.pdf"`,
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
  });
  const opened = await app.get(urls[1] ?? "");
  expect(Buffer.from(await opened.arrayBuffer())).toEqual(photo);
  const [first = "", second = ""] = urls;
  const keyOf = (url: string) => new URL(url).searchParams.get("key") ?? "";
  for (const forged of [
    first.replace(keyOf(first), keyOf(second)),
    first.replace(/until=(\d+)/, (_all, until: string) => `until=${Number(until) + 86_400}`),
    first.replace("first-site", "second-site"),
    first.replace(/key=.*/, "key="),
  ]) {
    expect((await app.get(forged)).status).toBe(403);
  }
  const target = { store: app.store, leadFiles: app.leadFiles, now: testNow };
  await erasePerson(target, String(stored?.fields["email"]));
  expect(await app.leadFiles.read(stored?.files?.[0] ?? { id: "", type: "image/png" })).toBeNull();
  expect((await app.get(first)).status).toBe(404);
});

test("[11.6.4] what a mail server would turn away goes by link alone", () => {
  const file = (name: string, megabytes: number) => ({
    id: name,
    field: "files",
    name,
    type: "image/jpeg" as const,
    bytes: megabytes * 1024 * 1024,
    url: `https://x.example/${name}`,
  });
  const context = sampleLeadContext({ files: [file("a", 9), file("b", 9), file("c", 5)] });
  expect(attachedFiles(context).map(({ name }) => name)).toEqual(["a", "c"]);
  expect(fileLines(context).map(({ label }) => label)).toEqual(["Attached", "Download (30 days)", "Attached"]);
});

test("[7.2.5] a form for the other destination is kept and forwarded as it was filled in, once for its key", async () => {
  const send = () =>
    app.get(`${origin}/api/carClarityCustomer`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": "clarity-key-1", origin },
      body: JSON.stringify({ ...person, message: "For the other side", Budget: "30000" }),
    });
  const first = await send();
  expect(first.status).toBe(201);
  const id = await idOf(first);
  expect(await idOf(await send())).toBe(id);
  await expect.poll(() => statesOf(id)).toContain("car-clarity delivered");
  const got = posts.received.filter(({ path, body }) => path === "/clarity" && body.includes("For the other side"));
  expect(got).toHaveLength(1);
  expect(JSON.parse(got[0]?.body ?? "{}")).toMatchObject({
    name: "Priya Nair",
    untrusted_other_fields: { Budget: "30000" },
  });
  expect(got[0]?.headers).toMatchObject({ authorization: "Bearer a-key", "idempotency-key": expect.any(String) });
});

test("[8] a site that names no such destination says so and keeps nothing", async () => {
  const answer = await app.get("http://second-site.localhost:3000/api/carClarityCustomer", {
    method: "POST",
    headers: { "content-type": "application/json", origin: "http://second-site.localhost:3000" },
    body: JSON.stringify(person),
  });
  expect([answer.status, await answer.json()]).toEqual([422, { error: "Unknown destination: car-clarity" }]);
  for await (const lead of app.store.operator.leads.all("second-site")) expect(lead).toBeNull();
});
