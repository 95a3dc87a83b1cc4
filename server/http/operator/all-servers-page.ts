import { documentPolicy } from "#server/pages/content-security.ts";
import { groupAlike, someOf } from "#server/operations/needs/group-alike.ts";
import { escapeMarkup as safe } from "#domain/text/escape-markup.ts";
import type { Fleet, FleetItem } from "./all-servers.ts";
import { stockSection } from "./stock-section.ts";

/** More would not be read; the filter finds the others, and /fleet.json has all. */
const SHOWN = 200;

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;padding:1rem;max-width:64rem}
h1{font-size:1.5rem;margin:0 0 .5rem}h2{font-size:1.15rem;margin:1.5rem 0 .5rem}ul{list-style:none;padding:0}
li{border-left:.3rem solid #888;padding:.4rem .8rem;margin:.5rem 0;overflow-wrap:anywhere}
.u1{border-color:#c62828}.u2{border-color:#ef6c00}.u3{border-color:#1565c0}code{font-size:.9em}.quiet{font-size:.85em;opacity:.75}p{margin:.2rem 0}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.1rem 1rem}dd{margin:0;overflow-wrap:anywhere}
table{border-collapse:collapse}th,td{text-align:left;padding:.15rem 1rem .15rem 0}td{white-space:nowrap}tbody th{font-weight:400;overflow-wrap:anywhere}
input,button{font:inherit;padding:.3rem .6rem;max-width:100%}`;

export const fleetPolicy = documentPolicy(style, { "form-action": ["'self'"] });

const urgencies = { 1: "Now", 2: "Soon", 3: "Look at it" } as const;

/** Without script; every text of a site is escaped. */
export function fleetPage(fleet: Fleet, wanted: string): string {
  const { sites, servers } = fleet;
  const groups = grouped(fleet.items);
  const found = wanted === "" ? groups : filterItems(fleet.items, wanted).map((item) => [item]);
  const now = Date.parse(fleet.at);
  const lines = found.slice(0, SHOWN).map((group) => groupLine(group, now));
  const more =
    found.length > SHOWN ? `<p>And ${found.length - SHOWN} more: filter by site, or read /fleet.json.</p>` : "";
  const dismissed = filterItems(fleet.dismissed, wanted);
  const putAway = dismissed.slice(0, SHOWN).map((item) => dismissedLine(item, now));
  const nothing = wanted === "" ? "Nothing needs a person." : `Nothing about “${safe(wanted)}” needs a person.`;
  const storing = sites.storing === 0 ? "" : `; ${sites.storing} only store enquiries (delivery: none)`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Fleet: ${groups.length} to do</title><style>${style}</style></head><body>
<h1>${groups.length === 0 ? "All well" : `${groups.length} to do`}</h1>
<dl><dt>Sites</dt><dd>${sites.live} live, ${sites.suspended} suspended, ${sites.quarantined} in quarantine${storing}</dd>
<dt>Oldest delivery</dt><dd>${span(fleet.outboxSeconds * 1000)}</dd></dl>
<form method="get" action="/"><label>Site <input name="site" value="${safe(wanted)}" autocapitalize="none"></label>
<button>Filter</button>${wanted === "" ? "" : ' <a href="/">All sites</a>'}</form>
<h2>To do</h2>
${found.length === 0 ? `<p>${nothing}</p>` : `<ul>${lines.join("\n")}</ul>`}${more}
${dismissed.length === 0 ? "" : `<details><summary>Dismissed: ${dismissed.length}</summary><ul>${putAway.join("\n")}</ul></details>`}
<h2>Stock</h2>
${stockSection(fleet.stock, wanted, SHOWN)}
<h2>Servers</h2>
<ul>${servers.map((server) => serverLine(server, now)).join("\n")}</ul>
<p>This server runs ${safe(fleet.version)}. ${safe(fleet.at)}. <a href="/fleet.json">As data</a>, <a href="/metrics">metrics</a>.</p>
</body></html>
`;
}

/** By slug or name. */
export function filterItems<Item extends FleetItem>(items: readonly Item[], wanted: string): Item[] {
  const text = wanted.toLowerCase();
  return items.filter(({ sites, siteNames }) => [...sites, ...siteNames].join("\n").toLowerCase().includes(text));
}

/** What many sites have in common is one line: a proxy that is away must not hide everything else. */
const grouped = (items: readonly FleetItem[]): FleetItem[][] =>
  groupAlike(items, ({ urgency, kind, alike }) => `${urgency} ${kind} ${alike}`);

function groupLine(group: readonly FleetItem[], now: number): string {
  const [first] = group;
  if (!first) return "";
  // A database that is away cannot store that it was dismissed.
  const last =
    first.kind === "store" ? "" : `To dismiss it: <code>forecourt todo dismiss ${first.key} --reason …</code>`;
  return group.length === 1
    ? itemLine(first, now, last)
    : `<li class="u${first.urgency}"><p><strong>${group.length} alike</strong> · ${first.kind} · ${urgencies[first.urgency]}</p>
<p>${safe(first.alike)}: ${safe(someOf([...new Set(group.flatMap(({ sites }) => sites))], 10))}</p><p>Filter by a site to see its own.</p></li>`;
}

function itemLine(
  { urgency, kind, sites, siteNames, what, todo, since }: FleetItem,
  now: number,
  last: string,
): string {
  const ago = since === null ? "" : span(now - Date.parse(since));
  // Of a receiver only the last failure is known.
  const age = since === null ? "" : kind === "receiver" ? ` · last ${ago} ago` : ` · for ${ago}`;
  const whose = siteNames.length === 0 ? platformWide[kind] : someOf(siteNames);
  const slugs = sites.length === 0 ? "" : ` (${safe(someOf(sites))})`;
  return `<li class="u${urgency}"><p><strong>${safe(whose)}</strong>${slugs} · ${kind} · ${urgencies[urgency]}${age}</p>
<p>${safe(what)}</p><p><code>${safe(todo)}</code></p>${last === "" ? "" : `<p class="quiet">${last}</p>`}</li>`;
}

const dismissedLine = (item: Fleet["dismissed"][number], now: number): string =>
  itemLine(
    item,
    now,
    `Until ${safe(item.until.slice(0, 10))}: ${safe(item.reason)} <code>forecourt todo restore ${item.key}</code>`,
  );

const platformWide: Record<FleetItem["kind"], string> = {
  store: "The database",
  settings: "A site",
  enquiries: "A site",
  delivery: "Deliveries",
  receiver: "A receiver",
  feed: "A feed of no site",
  refund: "A refund",
};

function serverLine({ name, version, startedAt, seenAt }: Fleet["servers"][number], now: number): string {
  return `<li>${safe(name)}: version ${safe(version ?? "unknown")}, running for ${span(now - Date.parse(startedAt))}, seen ${span(now - Date.parse(seenAt))} ago</li>`;
}

function span(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / 60_000));
  if (minutes < 120) return `${minutes} min`;
  return minutes < 48 * 60 ? `${Math.round(minutes / 60)} h` : `${Math.round(minutes / 1440)} days`;
}
