import { documentPolicy } from "#server/page-cache/content-security.ts";
import { escapeMarkup as safe } from "#server/services/delivery/escape-markup.ts";
import type { Fleet, FleetItem } from "./fleet.ts";

/** More would not be read; the filter finds the others, and /fleet.json has all. */
const SHOWN = 200;

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;padding:1rem;max-width:64rem}
h1{font-size:1.5rem;margin:0 0 .5rem}h2{font-size:1.15rem;margin:1.5rem 0 .5rem}ul{list-style:none;padding:0}
li{border-left:.3rem solid #888;padding:.4rem .8rem;margin:.5rem 0;overflow-wrap:anywhere}
.u1{border-color:#c62828}.u2{border-color:#ef6c00}.u3{border-color:#1565c0}code{font-size:.9em}p{margin:.2rem 0}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.1rem 1rem}dd{margin:0;overflow-wrap:anywhere}
input,button{font:inherit;padding:.3rem .6rem;max-width:100%}`;

export const fleetPolicy = documentPolicy(style, { "form-action": ["'self'"] });

const urgencies = { 1: "Now", 2: "Soon", 3: "Look at it" } as const;

/** Without script; every text of a site is escaped. */
export function fleetPage(fleet: Fleet, wanted: string): string {
  const { items, sites, servers, certificates } = fleet;
  const found = filterItems(items, wanted);
  const now = Date.parse(fleet.at);
  const lines = found.slice(0, SHOWN).map((item) => itemLine(item, now));
  const more =
    found.length > SHOWN ? `<p>And ${found.length - SHOWN} more: filter by site, or read /fleet.json.</p>` : "";
  const nothing = wanted === "" ? "Nothing needs a person." : `Nothing about “${safe(wanted)}” needs a person.`;
  const checked = certificates
    ? `${certificates.checked} of ${certificates.hosts} hosts looked at`
    : "not checked: set CHECK_CERTIFICATES=1";
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Fleet: ${items.length} to do</title><style>${style}</style></head><body>
<h1>${items.length === 0 ? "All well" : `${items.length} to do`}</h1>
<dl><dt>Sites</dt><dd>${sites.live} live, ${sites.suspended} suspended, ${sites.quarantined} in quarantine</dd>
<dt>Oldest delivery</dt><dd>${span(fleet.outboxSeconds * 1000)}</dd>
<dt>Certificates</dt><dd>${checked}</dd></dl>
<form method="get" action="/"><label>Site <input name="site" value="${safe(wanted)}" autocapitalize="none"></label>
<button>Filter</button>${wanted === "" ? "" : ' <a href="/">All sites</a>'}</form>
<h2>To do</h2>
${found.length === 0 ? `<p>${nothing}</p>` : `<ul>${lines.join("\n")}</ul>`}${more}
<h2>Servers</h2>
<ul>${servers.map((server) => serverLine(server, now)).join("\n")}</ul>
<p>This server runs ${safe(fleet.version)}. ${safe(fleet.at)}. <a href="/fleet.json">As data</a>, <a href="/metrics">metrics</a>.</p>
</body></html>
`;
}

/** By slug or name. */
export function filterItems(items: readonly FleetItem[], wanted: string): FleetItem[] {
  const text = wanted.toLowerCase();
  return items.filter(({ site, siteName }) => `${site}\n${siteName}`.toLowerCase().includes(text));
}

function itemLine({ urgency, kind, site, siteName, what, todo, since }: FleetItem, now: number): string {
  const ago = since === null ? "" : span(now - Date.parse(since));
  // Of a receiver only the last failure is known.
  const age = since === null ? "" : kind === "receiver" ? ` · last ${ago} ago` : ` · for ${ago}`;
  return `<li class="u${urgency}"><p><strong>${safe(siteName)}</strong>${site === "" ? "" : ` (${safe(site)})`} · ${kind} · ${urgencies[urgency]}${age}</p>
<p>${safe(what)}</p><p><code>${safe(todo)}</code></p></li>`;
}

function serverLine({ name, version, startedAt, seenAt }: Fleet["servers"][number], now: number): string {
  return `<li>${safe(name)}: version ${safe(version ?? "unknown")}, running for ${span(now - Date.parse(startedAt))}, seen ${span(now - Date.parse(seenAt))} ago</li>`;
}

function span(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / 60_000));
  if (minutes < 120) return `${minutes} min`;
  return minutes < 48 * 60 ? `${Math.round(minutes / 60)} h` : `${Math.round(minutes / 1440)} days`;
}
