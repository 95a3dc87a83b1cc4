import { isMistake } from "#domain/delivery/lost-enquiries.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { checkReceivers, isSameMistake, type LossInFile, lostEnquiriesOf } from "#site/check-receivers.ts";
import type { Network } from "#site/network.ts";
import type { Problem } from "#site/yaml-file.ts";
import { readableSites } from "./stored-sites.ts";

type Judged = { refused: Problem[]; warnings: (Problem & { rule: string })[] };

/**
 * Spec 11.9.2: enquiries that reach nobody. A mistake refuses the folder, except for one release where the live site
 * has it already: whoever upgrades must still be able to apply other changes. Null: nothing is live yet.
 */
export async function judgeReceivers(network: Network, store: Store | null): Promise<Judged> {
  const losses = checkReceivers(network);
  const mistakes = losses.filter(({ lost }) => isMistake(lost));
  const wasLive = mistakes.length === 0 || store === null ? () => false : await wasLiveIn(store);
  const refused = mistakes.filter((loss) => !wasLive(loss));
  return {
    refused: refused.map(({ problem }) => problem),
    warnings: losses
      .filter((loss) => !refused.includes(loss))
      .map(({ lost, problem }) => ({
        ...problem,
        expected: isMistake(lost) ? `${problem.expected}; the next release refuses it` : problem.expected,
        rule: "enquiries",
      })),
  };
}

async function wasLiveIn(store: Store): Promise<(loss: LossInFile) => boolean> {
  const live = new Map((await readableSites(store)).map(({ id, site }) => [id, lostEnquiriesOf(site)]));
  return ({ siteId, lost }) => (live.get(siteId) ?? []).some((before) => isSameMistake(lost, before));
}
