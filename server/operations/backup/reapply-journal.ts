import type { LeadFiles } from "#server/adapters/files/lead-files.ts";
import type { RemoveFiles } from "#server/adapters/store/repositories/erasure-statements.ts";
import type { Erasure } from "#server/adapters/store/repositories/erasures.ts";
import type { Journal, Unsubscribe } from "#server/adapters/store/repositories/journal.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { unsubscribeWording } from "#server/leads/consent/unsubscribe.ts";
import { cutoff, retentionRules } from "#server/leads/retention/retention-rules.ts";

export type Reapplied = { leads: number; addresses: number; aged: number; unsubscribes: number };

type Target = { store: Store; leadFiles: Pick<LeadFiles, "erase"> };

/** Repeats the erasures and unsubscribes made since a backup. */
export async function reapplyJournal(target: Target, { erasures, unsubscribes }: Journal): Promise<Reapplied> {
  const done: Reapplied = { leads: 0, addresses: 0, aged: 0, unsubscribes: 0 };
  for (const erasure of erasures) await eraseAgain(target, erasure, done);
  for (const one of unsubscribes) if (await unsubscribeAgain(target.store, one)) done.unsubscribes += 1;
  return done;
}

async function eraseAgain({ store, leadFiles }: Target, erasure: Erasure, done: Reapplied): Promise<void> {
  const { site_slug: site, at, rule, what, ids } = erasure;
  const note = { at, rule };
  const { erasures } = store.operator;
  const removeFiles: RemoveFiles = (gone) => leadFiles.erase(gone);
  if (what === "leads") {
    for (const id of ids) if (await erasures.eraseLead(id, note, removeFiles)) done.leads += 1;
    return;
  }
  if (what === "an address") {
    for (const key of ids) await erasures.forgetAddress(site, key, note, removeFiles);
    done.addresses += ids.length;
    return;
  }
  // Erasures by age have no ids in the log, but rule and time identify them.
  const days = Number(/older than (\d+) days?/.exec(rule)?.[1] ?? Number.NaN);
  const ageing = retentionRules.find((one) => one.what === what);
  if (!ageing || Number.isNaN(days)) return;
  const before = cutoff(days, new Date(at));
  for (let erased = 1; erased > 0;) {
    erased = await ageing.erase(erasures, { ...note, site, before }, removeFiles);
    done.aged += erased;
  }
}

async function unsubscribeAgain(store: Store, { site_slug, address_key, address, reason, at }: Unsubscribe) {
  const { consent } = store.forSite({ slug: site_slug, dealershipIds: [] });
  if ((await consent.stateOf(address_key)).suppressed !== null) return false;
  const evidence = { wording: unsubscribeWording.out, default: false, choice: false, at, page: "" };
  await consent.suppress({ key: address_key, address }, evidence, reason);
  return true;
}
