import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "#server/adapters/store/open-store.ts";
import { applyFolder } from "#server/sites/apply-folder.ts";
import type { Place } from "#tests/support/store-places.ts";

export const webhookSecret = `whsec_${Buffer.from("a secret of thirty-two letters!!").toString("base64")}`;

const onlyMail = "private: { mail_from: sales@first.example, delivery: none }";

/**
 * The two small sites. The first takes leads without a captcha, in three steps, and sends them through every channel;
 * the second may have a webhook.
 */
export async function applyDeliverySites(place: Place, receiver: string, secondReceiver?: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "forecourt-sites-"));
  await cp(join(import.meta.dirname, "../fixtures/sites"), folder, { recursive: true });
  const file = join(folder, "first-site.yaml");
  const delivery = [
    { channel: { kind: "email", to: ["leads@first.example"] } },
    { channel: { kind: "adf", to: ["crm@first.example"] } },
    { channel: { kind: "webhook", url: `${receiver}/hook`, secret: webhookSecret } },
    { channel: { kind: "car-clarity", url: `${receiver}/clarity`, key: "a-key" } },
  ];
  const settings = JSON.stringify({ mail_from: "sales@first.example", delivery });
  await writeFile(file, (await readFile(file, "utf8")).replace(onlyMail, `private: ${settings}`));
  await appendFile(
    file,
    "captcha: null\nenquiry: { partial_leads: true }\ntrade_in: { path: /trade-in, instant_price: null, faq: false, save_result: false }\n",
  );
  if (secondReceiver !== undefined) {
    const second = join(folder, "second-site.yaml");
    const channel = { kind: "webhook", url: `${secondReceiver}/hook`, secret: webhookSecret };
    const own = JSON.stringify({ mail_from: "sales@second.example", delivery: [{ channel }] });
    await writeFile(second, (await readFile(second, "utf8")).replace(/^private:.*$/m, `private: ${own}`));
  }
  const store = await openStore(place);
  try {
    await applyFolder(store, folder);
  } finally {
    await store.close();
    await rm(folder, { recursive: true });
  }
}
