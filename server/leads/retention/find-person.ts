import type { Lead } from "#domain/lead/lead.ts";
import { personInLead, type PersonInLead, type Wanted } from "#domain/lead/person-in-lead.ts";
import type { LeadFiles } from "#server/adapters/files/lead-files.ts";
import { addressKey } from "#server/adapters/store/address-key.ts";
import type { Trace } from "#server/adapters/store/repositories/person-traces.ts";
import type { Store } from "#server/adapters/store/store.ts";

export type FoundLead = Pick<Lead, "id" | "created_at" | "category" | "status"> & {
  is: PersonInLead;
  address: string | null;
  /** Where its files are. */
  files: string[];
  /** What else belongs to it. */
  traces: Trace[];
};
export type FoundAtSite = { site: string; leads: FoundLead[]; traces: Trace[] };

type Places = { store: Store; leadFiles: Pick<LeadFiles, "addressOf"> };

/** Everything that sites have of a person; `only`: one site. Sites that have nothing are left out. */
export async function findPerson({ store, leadFiles }: Places, wanted: Wanted, only?: string): Promise<FoundAtSite[]> {
  const { erasures, personTraces, leads } = store.operator;
  const found: FoundAtSite[] = [];
  for (const site of only === undefined ? await erasures.sitesWithPeople() : [only]) {
    const here: FoundLead[] = [];
    for await (const lead of leads.all(site)) {
      const is = personInLead(lead, wanted);
      if (is !== null) here.push(await whole(lead, is));
    }
    const traces = wanted.by === "address" ? await personTraces.ofAddress(site, addressKey(site, wanted.address)) : [];
    if (here.length > 0 || traces.length > 0) found.push({ site, leads: here, traces });
  }
  return found;

  async function whole(lead: Lead, is: PersonInLead): Promise<FoundLead> {
    const { id, created_at, category, status, site_slug, fields, files = [] } = lead;
    const { email, valuation_id } = fields;
    const valuation = typeof valuation_id === "string" ? valuation_id : null;
    return {
      id,
      created_at,
      category,
      status,
      is,
      address: typeof email === "string" && email !== "" ? email : null,
      files: files.map((file) => leadFiles.addressOf(file)),
      traces: await personTraces.ofLead({ id, site_slug, valuation }),
    };
  }
}
