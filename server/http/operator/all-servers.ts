import type { StoreFigures } from "#server/operations/needs/store-figures.ts";
import { type Dismissal, withoutDismissed } from "#domain/need/dismissal.ts";
import { enquiryNeeds } from "#server/operations/needs/enquiry-needs.ts";
import { type Need, needKey } from "#domain/need/need.ts";
import { storeNeeds } from "#server/operations/needs/store-needs.ts";
import { type QuarantinedSite, shownInstead } from "#server/sites/site-quarantine.ts";
import type { SiteRegistry } from "#server/sites/site-registry.ts";
import { onlyStores } from "#site/check-receivers.ts";
import type { StockFigures } from "./covered-stock.ts";

export type FleetItem = Need & { siteNames: readonly string[] };
export type FleetServer = { name: string; version: string | null; startedAt: string; seenAt: string };
export type Fleet = {
  at: string;
  /** When the store was read: earlier than `at` while it does not answer; null if it has not answered yet. */
  readAt: string | null;
  version: string;
  /** `storing`: of the live ones, those that send enquiries to nobody, as their files say. */
  sites: { live: number; suspended: number; quarantined: number; storing: number };
  /** The age of the oldest delivery that waits, in seconds. */
  outboxSeconds: number;
  servers: FleetServer[];
  /** A database that is away, then the most urgent, then the oldest. */
  items: FleetItem[];
  dismissed: (FleetItem & Pick<Dismissal, "reason" | "until">)[];
  stock: StockFigures;
};

export type FleetDeps = {
  version: string;
  registry: Pick<SiteRegistry, "all" | "quarantined">;
  figures: () => Promise<StoreFigures>;
  stock: () => Promise<StockFigures>;
  clock: () => Date;
};

/**
 * Reads what needs a person, over all sites: from the store, whatever their number in the same few queries, and from the
 * memory of this server. While the store is away its last figures are shown, with their time.
 */
export function fleetReader(deps: FleetDeps): () => Promise<Fleet> {
  let last: StoreFigures | null = null;
  let stock: StockFigures = { dealerships: [], problem: null };
  return async () => {
    let away: Need[] = [];
    try {
      last = await deps.figures();
      stock = await deps.stock();
    } catch (error) {
      away = [storeAway(error, last)];
    }
    return fleetOf(deps, last, stock, away);
  };
}

function fleetOf(
  { version, registry, clock }: FleetDeps,
  figures: StoreFigures | null,
  stock: StockFigures,
  away: readonly Need[],
): Fleet {
  const now = clock();
  const all = registry.all();
  const names = new Map(all.map(({ site }) => [site.slug, site.public.name]));
  const quarantined = registry.quarantined();
  const live = all.filter((runtime) => !runtime.suspended).map(({ site }) => site);
  const named = (need: Need): FleetItem => ({ ...need, siteNames: need.sites.map((slug) => names.get(slug) ?? slug) });
  const sites = all.map(({ site }) => site);
  const needs = [
    ...quarantined.map(settingsNeed),
    ...live.flatMap(enquiryNeeds),
    ...(figures ? storeNeeds(figures, sites, now) : []),
  ];
  const { open, dismissed } = withoutDismissed(needs, figures?.dismissals ?? [], now);
  const waiting = (figures?.undelivered ?? []).filter(({ state }) => state === "pending" || state === "sending");
  const oldest = Math.min(now.getTime(), ...waiting.map(({ oldest: at }) => Date.parse(at)));
  return {
    at: now.toISOString(),
    readAt: figures?.at.toISOString() ?? null,
    version,
    sites: {
      live: live.length,
      suspended: all.length - live.length,
      quarantined: quarantined.length,
      storing: live.filter(onlyStores).length,
    },
    outboxSeconds: Math.round((now.getTime() - oldest) / 1000),
    servers: (figures?.servers ?? []).map(({ name, version: own, started_at, seen_at }) => ({
      name,
      version: own,
      startedAt: started_at,
      seenAt: seen_at,
    })),
    items: [...away, ...open.toSorted(byUrgency)].map(named),
    dismissed: dismissed.map(({ need, dismissal: { reason, until } }) => ({ ...named(need), reason, until })),
    stock,
  };
}

function storeAway(error: unknown, last: StoreFigures | null): Need {
  const reason = (error instanceof Error ? error.message : String(error)).replace(/[.\s]+$/, "");
  const shown = last ? `What is shown of it is from ${last.at.toISOString()}.` : "Nothing of it can be shown.";
  return {
    key: needKey("store"),
    urgency: 1,
    kind: "store",
    sites: [],
    what: `The database does not answer: ${reason}. ${shown}`,
    todo: "Start the database, or correct DATABASE_URL; pages that are cached go on, enquiries are refused",
    since: last?.at.toISOString() ?? null,
    amount: null,
    alike: "the database does not answer",
  };
}

function settingsNeed(quarantined: QuarantinedSite): Need {
  const { slug, version, serving, problem } = quarantined;
  return {
    key: needKey("settings", slug),
    urgency: serving === null || serving === version ? 1 : 2,
    kind: "settings",
    sites: [slug],
    what: `Its settings cannot be read, ${shownInstead(quarantined)}: ${problem}`,
    todo: `forecourt sites apply sites --only ${slug}`,
    since: null,
    amount: null,
    alike: "settings cannot be read",
  };
}

const byUrgency = (a: Need, b: Need): number =>
  a.urgency - b.urgency ||
  (a.since ?? "").localeCompare(b.since ?? "") ||
  (a.sites[0] ?? "").localeCompare(b.sites[0] ?? "");
