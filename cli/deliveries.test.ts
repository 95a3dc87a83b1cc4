import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Mood, startReceiver } from "#tests/faults/delivery-receivers.ts";
import { applyDeliverySites } from "#tests/faults/delivery-sites.ts";
import { forecourtIn } from "#tests/support/forecourt-command.ts";

let dataDir: string;
let mood: Mood = "well";
let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "forecourt-cli-"));
  receiver = await startReceiver(() => mood);
  await applyDeliverySites({ dataDir }, receiver.url);
});
afterAll(async () => {
  await receiver.close();
  rmSync(dataDir, { recursive: true });
});

const forecourt = (...words: string[]) => forecourtIn(dataDir, words);

test("[11.8.1] a test lead goes through every channel, and each is reported", async () => {
  mood = "well";
  const { code, out } = await forecourt("leads", "test", "--site", "first-site");
  expect(out.trim().split("\n").toSorted()).toEqual([
    expect.stringMatching(/^delivered {3}adf .*kept as/),
    expect.stringMatching(/^delivered {3}car-clarity .*answered 204/),
    expect.stringMatching(/^delivered {3}confirmation .*kept as/),
    expect.stringMatching(/^delivered {3}email .*kept as/),
    expect.stringMatching(/^delivered {3}webhook .*answered 204/),
  ]);
  expect(code).toBe(0);
  expect(readdirSync(join(dataDir, "mail"))).toHaveLength(3);
  expect(receiver.received.map(({ body }) => (JSON.parse(body) as { data?: { test: boolean } }).data?.test)).toContain(
    true,
  );
});

test("[11.7.5] a channel that fails is told of at once, and can be sent again by hand", async () => {
  mood = "fail";
  const { code, out } = await forecourt("leads", "test", "--site", "first-site");
  expect(code).toBe(1);
  expect(out).toMatch(/^failed {6}webhook .*1 try .*answered 500$/m);
  const failed = await forecourt("deliveries", "list", "--site", "first-site", "--state", "failed");
  expect(failed.out.trim().split("\n")).toHaveLength(2);
  const [id = ""] = failed.out.split(" ");
  expect((await forecourt("deliveries", "resend", id)).out).toContain("is due now");
  expect((await forecourt("deliveries", "list", "--state", "pending")).out).toMatch(new RegExp(`^${id} .*0 tries`));
});

test("[11.8.1] receivers that fail are shown with their circuit and what waits for them", async () => {
  expect((await forecourt("deliveries", "receivers")).out).toMatch(
    /^closed +webhook +http.*\/hook {2}1 failure in a row {2}\d+ waiting {2}answered 500$/m,
  );
});

test("leads are exported as one ADF document", async () => {
  const { out } = await forecourt("leads", "export", "--site", "first-site", "--format", "adf");
  expect(out).toMatch(/^<\?xml [^]*<adf>\n<prospect status="new">[^]*<\/prospect>\n<\/adf>\n$/);
});

test.each([
  [["deliveries", "resend", "x"], /There is no delivery "x"/],
  [["deliveries", "list", "--state", "lost"], /There is no state "lost": pending/],
  [["deliveries", "list", "--site", "ninth"], /There is no site "ninth"/],
  [["leads", "test"], /Name the site/],
])("%j is answered with a sentence", async (words, sentence) => {
  const { code, err } = await forecourt(...words);
  expect(code).toBe(1);
  expect(err).toMatch(sentence);
});
