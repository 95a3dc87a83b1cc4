import { normalAddress } from "#domain/lead/mail-address.ts";
import type { Lead } from "#domain/lead/lead.ts";
import { personInLead } from "#domain/lead/person-in-lead.ts";
import type { LeadFiles } from "#server/adapters/files/lead-files.ts";
import { addressKey } from "#server/adapters/store/address-key.ts";
import type { RemoveFiles } from "#server/adapters/store/repositories/erasure-statements.ts";
import type { Store } from "#server/adapters/store/store.ts";

type Target = { store: Store; leadFiles: Pick<LeadFiles, "erase">; now: Date };
export type ErasedPerson = {
  /** Sites that knew the person, each with the leads that were erased. */
  sites: { site: string; leads: string[] }[];
  /** False while somebody reads the database, so that its log still holds what was erased. */
  isCleared: boolean;
};

const byRequest = "by request";

/** Erases one lead. False when it does not exist or was already erased. */
export async function eraseLead({ store, leadFiles, now }: Target, lead: Lead): Promise<ErasedPerson> {
  const note = { at: now.toISOString(), rule: byRequest };
  const isErased = await store.operator.erasures.eraseLead(lead.id, note, (gone) => leadFiles.erase(gone));
  const isCleared = await store.operator.erasures.clearTraces(textsOf(lead));
  return { sites: isErased ? [{ site: lead.site_slug, leads: [lead.id] }] : [], isCleared };
}

/** Erases everything that sites have about the person with this address; `only`: at one site. */
export async function erasePerson(target: Target, address: string, only?: string): Promise<ErasedPerson> {
  const { erasures } = target.store.operator;
  const person = normalAddress(address);
  const texts = new Set([person]);
  const sites: ErasedPerson["sites"] = [];
  for (const site of only === undefined ? await erasures.sitesWithPeople() : [only]) {
    const found = await eraseAtSite(target, site, person, texts);
    if (found !== null) sites.push(found);
  }
  return { sites, isCleared: await erasures.clearTraces([...texts]) };
}

async function eraseAtSite({ store, leadFiles, now }: Target, site: string, person: string, texts: Set<string>) {
  const { erasures, leads } = store.operator;
  const note = { at: now.toISOString(), rule: byRequest };
  const removeFiles: RemoveFiles = (gone) => leadFiles.erase(gone);
  const erased: string[] = [];
  for await (const lead of leads.all(site)) {
    if (personInLead(lead, { by: "address", address: person }) !== "theirs") continue;
    for (const text of textsOf(lead)) texts.add(text);
    if (await erasures.eraseLead(lead.id, note, removeFiles)) erased.push(lead.id);
  }
  const key = addressKey(site, person);
  if (erased.length === 0 && !(await erasures.knowsAddress(site, key))) return null;
  await erasures.forgetAddress(site, key, note, removeFiles);
  return { site, leads: erased };
}

/** Shorter ones are found anywhere. */
const SHORTEST_TEXT = 6;

/** By which traces of a lead are recognised. */
function textsOf({ fields: { email, phone } }: Lead): string[] {
  return [email, phone].flatMap((text) => (typeof text === "string" && text.length >= SHORTEST_TEXT ? [text] : []));
}
