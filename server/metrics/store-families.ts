import { channelNames, labelOf } from "#server/services/delivery/channels.ts";
import { type Family, labelled, single } from "./family.ts";
import { sinceSuccess, sourceStates, stateOfSource } from "./source-state.ts";
import type { StoreFigures } from "./store-figures.ts";

const outboxStates = ["pending", "sending", "held", "failed"] as const;

type Sources = { figures: () => Promise<StoreFigures>; clock: () => Date };

/** What the store knows: the same on every server, so whoever adds servers up takes the largest. */
export function storeFamilies({ figures, clock }: Sources): Family[] {
  const secondsSince = (iso: string) => Math.max(0, (clock().getTime() - Date.parse(iso)) / 1000);
  const oldest = async (figure: (row: StoreFigures["undelivered"][number]) => string) => {
    const found = new Map<string, number>(channelNames.map((name) => [name, 0]));
    for (const row of (await figures()).undelivered) {
      if (row.state !== "pending" && row.state !== "sending") continue;
      const channel = labelOf(row.channel);
      found.set(channel, Math.max(found.get(channel) ?? 0, secondsSince(figure(row))));
    }
    return labelled("channel", found);
  };
  return [
    {
      name: "forecourt_outbox_deliveries",
      help: "Deliveries that nobody has received: pending, sending, held for a person, failed (given up).",
      type: "gauge",
      async read() {
        const counts = new Map<string, number>();
        for (const name of channelNames) for (const state of outboxStates) counts.set(`${name} ${state}`, 0);
        for (const { channel, state, count } of (await figures()).undelivered) {
          const key = `${labelOf(channel)} ${state}`;
          counts.set(key, (counts.get(key) ?? 0) + count);
        }
        return [...counts].map(([key, value]) => {
          const [channel = "", state = ""] = key.split(" ");
          return { labels: { channel, state }, value };
        });
      },
    },
    {
      name: "forecourt_outbox_oldest_seconds",
      help: "Age of the oldest delivery that waits or is being sent, by channel.",
      type: "gauge",
      read: () => oldest((row) => row.oldest),
    },
    {
      name: "forecourt_outbox_overdue_seconds",
      help: "How long ago the most overdue of them should have been tried: grows when no server delivers.",
      type: "gauge",
      read: () => oldest((row) => row.dueAt),
    },
    {
      name: "forecourt_failing_receivers",
      help: "Receivers of leads that failed and have not answered since, by channel.",
      type: "gauge",
      async read() {
        const counts = new Map<string, number>([["webhook", 0]]);
        for (const { channel } of (await figures()).receivers)
          counts.set(labelOf(channel), (counts.get(labelOf(channel)) ?? 0) + 1);
        return labelled("channel", counts);
      },
    },
    {
      name: "forecourt_import_sources",
      help: "Scheduled stock sources by state: good, failing, overdue (nobody runs it), silent (no news for too long).",
      type: "gauge",
      async read() {
        const counts = new Map<string, number>(sourceStates.map((state) => [state, 0]));
        for (const source of (await figures()).sources) {
          const state = stateOfSource(source, clock());
          counts.set(state, (counts.get(state) ?? 0) + 1);
        }
        return labelled("state", counts);
      },
    },
    {
      name: "forecourt_import_oldest_success_seconds",
      help: "Of the source that has gone without a good run for longest: since that run, or since its first failure.",
      type: "gauge",
      async read() {
        const { sources } = await figures();
        return single(Math.max(0, ...sources.map((source) => sinceSuccess(source, clock()) ?? 0)) / 1000);
      },
    },
    {
      name: "forecourt_import_failures",
      help: "Runs that have failed in a row, added up over all sources.",
      type: "gauge",
      read: async () => single((await figures()).sources.reduce((sum, { state }) => sum + state.failures, 0)),
    },
  ];
}
