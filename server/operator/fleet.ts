import { deliveryDocument } from "#server/documents/delivery.ts";
import { readOrReport } from "#server/documents/unreadable-document.ts";
import type { Servers } from "#server/adapters/store/repositories/servers.ts";
import { sinceSuccess, stateOfSource } from "#server/metrics/source-state.ts";
import type { StoreFigures } from "#server/metrics/store-figures.ts";
import { LIVE_MS } from "#server/services/secret/server-presence.ts";
import { type QuarantinedSite, shownInstead } from "#server/site-quarantine.ts";
import type { SiteRegistry } from "#server/site-registry.ts";
import { type CertificateState, daysLeft, stateOfCertificate } from "./certificate-state.ts";

/** 1: somebody loses something now. 2: soon. 3: somebody should look. */
export type Urgency = 1 | 2 | 3;
export type FleetItem = {
  urgency: Urgency;
  kind: "settings" | "delivery" | "receiver" | "feed" | "certificate";
  /** Empty where several sites share it. */
  site: string;
  siteName: string;
  what: string;
  todo: string;
  /** ISO; null where nobody knows since when. */
  since: string | null;
};
export type FleetServer = { name: string; version: string | null; startedAt: string; seenAt: string };
export type Fleet = {
  at: string;
  version: string;
  sites: { live: number; suspended: number; quarantined: number };
  /** The age of the oldest delivery that waits, in seconds. */
  outboxSeconds: number;
  servers: FleetServer[];
  /** Null while certificates are not checked (CHECK_CERTIFICATES). */
  certificates: { checked: number; hosts: number } | null;
  /** Most urgent first, then the oldest. */
  items: FleetItem[];
};

export type FleetDeps = {
  version: string;
  registry: Pick<SiteRegistry, "all" | "quarantined">;
  figures: () => Promise<StoreFigures>;
  servers: Pick<Servers, "seenSince">;
  certificates: { all: () => readonly CertificateState[]; hosts: () => readonly unknown[] } | null;
  clock: () => Date;
};

const OVERDUE_MS = 15 * 60_000;
const OLD_MS = 60 * 60_000;
/** After so many failures in a row a receiver rests, and its deliveries wait. */
const FAILURES = 3;

/** What needs a person, over all sites: three queries whatever their number, and what this server has in memory. */
export async function readFleet(deps: FleetDeps): Promise<Fleet> {
  const { version, registry, certificates, clock } = deps;
  const now = clock();
  const [figures, servers] = await Promise.all([
    deps.figures(),
    deps.servers.seenSince(new Date(now.getTime() - LIVE_MS)),
  ]);
  const all = registry.all();
  const names = new Map(all.map(({ site }) => [site.slug, site.public.name]));
  const quarantined = registry.quarantined();
  const suspended = all.filter((runtime) => runtime.suspended).length;
  const named = (item: Omit<FleetItem, "siteName">): FleetItem => ({
    ...item,
    siteName: item.site === "" ? "A receiver" : (names.get(item.site) ?? item.site),
  });
  const items = [
    ...quarantined.map(settingsItem),
    ...figures.undelivered.flatMap((row) => deliveryItems(row, now)),
    ...figures.receivers.flatMap(receiverItems),
    ...feedItems(figures, registry, now),
    ...(certificates?.all() ?? []).flatMap((state) => certificateItems(state, now)),
  ].map(named);
  const waiting = figures.undelivered.filter(({ state }) => state === "pending" || state === "sending");
  const oldest = Math.min(now.getTime(), ...waiting.map(({ oldest: at }) => Date.parse(at)));
  return {
    at: now.toISOString(),
    version,
    sites: { live: all.length - suspended, suspended, quarantined: quarantined.length },
    outboxSeconds: Math.round((now.getTime() - oldest) / 1000),
    servers: servers.map(({ name, version: own, started_at, seen_at }) => ({
      name,
      version: own,
      startedAt: started_at,
      seenAt: seen_at,
    })),
    certificates: certificates && { checked: certificates.all().length, hosts: certificates.hosts().length },
    items: items.toSorted(byUrgency),
  };
}

type Bare = Omit<FleetItem, "siteName">;

function settingsItem(quarantined: QuarantinedSite): Bare {
  const { slug, version, serving, problem } = quarantined;
  return {
    urgency: serving === null || serving === version ? 1 : 2,
    kind: "settings",
    site: slug,
    what: `Its settings cannot be read, ${shownInstead(quarantined)}: ${problem}`,
    todo: `forecourt sites apply sites --only ${slug}`,
    since: null,
  };
}

function deliveryItems(row: StoreFigures["undelivered"][number], now: Date): Bare[] {
  const { site_slug: site, channel, state, count, oldest, dueAt, note } = row;
  const answer = note === null || note === "" ? "" : ` Last answer: ${note}`;
  const base = { kind: "delivery" as const, site, since: oldest };
  const list = `forecourt deliveries list --site ${site} --state ${state}`;
  if (state === "failed") {
    const what = `${count} by ${channel} given up.${answer}`;
    return [{ ...base, urgency: 1, what, todo: `${list}, correct the receiver, then deliveries resend ID` }];
  }
  if (state === "held") return [{ ...base, urgency: 3, what: `${count} by ${channel} held for a person.`, todo: list }];
  if (now.getTime() - Date.parse(dueAt) > OVERDUE_MS) {
    const what = `${count} by ${channel} are due, and no server sends them.`;
    return [
      { ...base, urgency: 1, what, todo: "Start a server, or look in its log for faults of the delivery worker" },
    ];
  }
  if (now.getTime() - Date.parse(oldest) <= OLD_MS) return [];
  return [{ ...base, urgency: 2, what: `${count} by ${channel} are being retried.${answer}`, todo: list }];
}

/** The path of an address may be its password. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : "");

/** An address may be the receiver of many sites: it is shown once, with what it last said. */
function receiverItems({ channel, document, failures, note, updated_at }: StoreFigures["receivers"][number]): Bare[] {
  if (failures < FAILURES) return [];
  const { url = "" } =
    readOrReport(
      () => deliveryDocument.decode(document, `of ${channel}`),
      () => undefined,
    ) ?? {};
  const answer = note === "" ? "" : ` Last answer: ${note}`;
  const what = `${[channel, hostOf(url)].filter(Boolean).join(" ")} has failed ${failures} times in a row.${answer}`;
  const todo = "forecourt deliveries receivers";
  return [{ urgency: 2, kind: "receiver", site: "", what, todo, since: updated_at }];
}

function feedItems({ sources }: StoreFigures, registry: FleetDeps["registry"], now: Date): Bare[] {
  const sitesOf = new Map<string, string[]>();
  for (const { site } of registry.all())
    for (const { id } of site.dealerships) sitesOf.set(id, [...(sitesOf.get(id) ?? []), site.slug]);
  return sources.flatMap((source) => {
    const state = stateOfSource(source, now);
    if (state === "good") return [];
    const { dealershipId, state: known } = source;
    const ms = sinceSuccess(source, now);
    const about = {
      failing: { urgency: 2, what: `The feed of ${dealershipId} has failed ${known.failures} times in a row.` },
      overdue: { urgency: 1, what: `The feed of ${dealershipId} is due, and no server fetches it.` },
      silent: { urgency: 3, what: `The feed of ${dealershipId} brings no news.` },
    } as const;
    const since = state === "silent" ? known.news_at : ms === null ? null : new Date(now.getTime() - ms).toISOString();
    const sites = sitesOf.get(dealershipId) ?? [dealershipId];
    const todo = `forecourt stock sources ${dealershipId}`;
    return sites.map((site) => ({ ...about[state], kind: "feed" as const, site, todo, since }));
  });
}

function certificateItems({ host, site, endsAt, problem }: CertificateState, now: Date): Bare[] {
  const base = { kind: "certificate" as const, site, since: null };
  const todo = "Look at the proxy that terminates TLS; forecourt doctor checks the host again";
  if (problem !== null) return [{ ...base, urgency: 1, what: `${host}: ${problem}`, todo }];
  if (endsAt === null || stateOfCertificate({ host, site, endsAt, problem }, now) === "good") return [];
  const days = daysLeft(endsAt, now);
  const what = days < 0 ? `The certificate of ${host} has ended.` : `The certificate of ${host} ends in ${days} days.`;
  return [{ ...base, urgency: days < 3 ? 1 : 2, what, todo }];
}

const byUrgency = (a: FleetItem, b: FleetItem): number =>
  a.urgency - b.urgency || (a.since ?? "").localeCompare(b.since ?? "") || a.site.localeCompare(b.site);
