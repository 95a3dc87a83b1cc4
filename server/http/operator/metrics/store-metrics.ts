import { channelNames, labelOf } from "#server/leads/delivery/channels.ts";
import { type Figures, labelled } from "#server/platform/metrics/metric-figures.ts";
import { sinceSuccess, sourceStates, stateOfSource } from "#server/operations/needs/stock-source-figures.ts";
import type { StoreFigures } from "#server/operations/needs/store-figures.ts";

const outboxStates = ["pending", "sending", "held", "failed"] as const;

type Sources = { figures: () => Promise<StoreFigures>; clock: () => Date };

/** What the store knows: the same on every server, so whoever adds servers up takes the largest. */
export function addStoreMetrics(figures: Figures, { figures: stored, clock }: Sources): void {
  const secondsSince = (iso: string) => Math.max(0, (clock().getTime() - Date.parse(iso)) / 1000);
  const oldest = (figure: (row: StoreFigures["undelivered"][number]) => string) => async () => {
    const found = new Map<string, number>(channelNames.map((name) => [name, 0]));
    for (const row of (await stored()).undelivered) {
      if (row.state !== "pending" && row.state !== "sending") continue;
      const channel = labelOf(row.channel);
      found.set(channel, Math.max(found.get(channel) ?? 0, secondsSince(figure(row))));
    }
    return labelled("channel", found);
  };
  figures.gauge(
    {
      name: "forecourt_outbox_deliveries",
      help: "Deliveries that nobody has received: pending, sending, held for a person, failed (given up).",
      labelNames: ["channel", "state"],
    },
    async () => {
      const rows = (await stored()).undelivered.map(({ channel, state, count }) => ({
        channel: labelOf(channel),
        state,
        count,
      }));
      const none = channelNames.flatMap((channel) => outboxStates.map((state) => ({ channel, state, count: 0 })));
      // Equal labels are added up.
      return [...none, ...rows].map(({ channel, state, count }) => [{ channel, state }, count] as const);
    },
  );
  figures.gauge(
    {
      name: "forecourt_outbox_oldest_seconds",
      help: "Age of the oldest delivery that waits or is being sent, by channel.",
      labelNames: ["channel"],
    },
    oldest((row) => row.oldest),
  );
  figures.gauge(
    {
      name: "forecourt_outbox_overdue_seconds",
      help: "How long ago the most overdue of them should have been tried: grows when no server delivers.",
      labelNames: ["channel"],
    },
    oldest((row) => row.dueAt),
  );
  figures.gauge(
    {
      name: "forecourt_failing_receivers",
      help: "Receivers of leads that failed and have not answered since, by channel.",
      labelNames: ["channel"],
    },
    async () => {
      const { receivers } = await stored();
      return [
        [{ channel: "webhook" }, 0],
        ...receivers.map(({ channel }) => [{ channel: labelOf(channel) }, 1] as const),
      ];
    },
  );
  figures.gauge(
    {
      name: "forecourt_import_sources",
      help: "Scheduled stock sources by state: good, failing, overdue (nobody runs it), silent (no news for too long).",
      labelNames: ["state"],
    },
    async () => {
      const { sources } = await stored();
      const none = sourceStates.map((state) => [state, 0] as const);
      return labelled("state", [...none, ...sources.map((source) => [stateOfSource(source, clock()), 1] as const)]);
    },
  );
  figures.gauge(
    {
      name: "forecourt_import_oldest_success_seconds",
      help: "Of the source that has gone without a good run for longest: since that run, or since its first failure.",
    },
    async () => {
      const { sources } = await stored();
      return Math.max(0, ...sources.map((source) => sinceSuccess(source, clock()) ?? 0)) / 1000;
    },
  );
}
