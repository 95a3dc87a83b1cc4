import { appendFile, cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "#server/adapters/store/open-store.ts";
import { applyFolder } from "#server/sites/apply-folder.ts";
import type { Place } from "#tests/support/store-places.ts";

/** The two small sites, the first without a captcha and with trade-ins, so that its enquiry form has three steps. */
export async function applyLeadSites(place: Place): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "forecourt-sites-"));
  await cp(join(import.meta.dirname, "../fixtures/sites"), folder, { recursive: true });
  await appendFile(
    join(folder, "first-site.yaml"),
    "captcha: null\ntrade_in: { path: /trade-in, instant_price: null, faq: false, save_result: false }\n",
  );
  const store = await openStore(place);
  try {
    await applyFolder(store, folder);
  } finally {
    await store.close();
    await rm(folder, { recursive: true });
  }
}
