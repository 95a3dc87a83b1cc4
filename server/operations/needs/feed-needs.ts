import type { SourceHealth } from "#server/adapters/store/repositories/stock-sources.ts";
import { sinceSuccess, stateOfSource } from "./stock-source-figures.ts";
import { type Need, needKey } from "#domain/need/need.ts";

/** A dealership, and the sites that show its stock. */
export type ShownDealership = { slug: string; sites: readonly string[] };

export function feedNeeds(source: SourceHealth, dealership: ShownDealership | undefined, now: Date): Need[] {
  const state = stateOfSource(source, now);
  if (state === "good") return [];
  const { dealershipId, state: known } = source;
  const ms = sinceSuccess(source, now);
  const slug = dealership?.slug ?? dealershipId;
  const why = known.problem?.replaceAll("\n", " ") ?? "";
  const about = {
    failing: {
      urgency: 2,
      what: `has failed ${known.failures} times in a row. ${why}`.trim(),
      alike: "feeds that fail",
    },
    overdue: {
      urgency: 1,
      what: "is due, and no server fetches it",
      alike: "feeds are due, and no server fetches them",
    },
    silent: { urgency: 3, what: "brings no news", alike: "feeds bring no news" },
  } as const;
  const since = state === "silent" ? known.news_at : ms === null ? null : new Date(now.getTime() - ms).toISOString();
  return [
    {
      ...about[state],
      what: `The feed of ${slug} ${about[state].what.replace(/[.]?$/, ".")}`,
      key: needKey("feed", dealershipId, state),
      kind: "feed",
      sites: dealership?.sites ?? [],
      todo: `forecourt stock sources ${slug}`,
      since,
      amount: null,
    },
  ];
}
