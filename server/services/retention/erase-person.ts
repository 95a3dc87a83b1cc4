import { normalAddress } from "#domain/consent/address.ts";
import type { Lead } from "#domain/lead/lead.ts";
import type { LeadFiles } from "#server/adapters/files/lead-files.ts";
import { addressKey } from "#server/adapters/store/address-key.ts";
import type { Store } from "#server/adapters/store/store.ts";

export const byRequest = "by request";

type FileRemover = Pick<LeadFiles, "remove">;

/** Erases everything that a site has about the person behind a lead. Returns the erased leads. */
export async function erasePerson(store: Store, leadFiles: FileRemover, lead: Lead, now: Date): Promise<string[]> {
  const note = { at: now.toISOString(), rule: byRequest };
  const address = addressOf(lead);
  const ids = [lead.id];
  if (address !== null) {
    for await (const other of store.operator.leads.all(lead.site_slug)) {
      if (other.id !== lead.id && addressOf(other) === address) ids.push(other.id);
    }
  }
  const erased: string[] = [];
  for (const id of ids)
    if (await store.operator.erasures.eraseLead(id, note, (files) => leadFiles.remove(files))) erased.push(id);
  if (address !== null) {
    await store.operator.erasures.forgetAddress(lead.site_slug, addressKey(lead.site_slug, address), note);
  }
  return erased;
}

function addressOf({ fields: { email } }: Lead): string | null {
  return typeof email === "string" && email.trim() !== "" ? normalAddress(email) : null;
}
