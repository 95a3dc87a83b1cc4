import { readCsv } from "#domain/csv/read-csv.ts";
import { keyOf, type Redirect } from "./redirect.ts";

export interface ImportedRedirects {
  redirects: { line: number; redirect: Redirect }[];
  refused: { line: number; reason: string }[];
}

/** Statuses of other systems and ours: a 303 answers a form, which no old address does. */
const statuses = new Map<number, Redirect["status"]>([
  [301, 301],
  [302, 302],
  [303, 302],
  [307, 307],
  [308, 308],
  [410, 410],
]);

/** from,to[,status] as other systems export it. `hosts` are the site's own: addresses there become paths. */
export function importRedirects(csv: string, hosts: readonly string[]): ImportedRedirects {
  const imported: ImportedRedirects = { redirects: [], refused: [] };
  const seen = new Map<string, number>();
  for (const { line, cells } of readCsv(csv)) {
    if (imported.redirects.length + imported.refused.length === 0 && isHeading(cells)) continue;
    const read = readRow(cells, hosts);
    const earlier = typeof read === "string" ? undefined : seen.get(keyOf(read.from));
    if (typeof read === "string") imported.refused.push({ line, reason: read });
    else if (earlier !== undefined)
      imported.refused.push({ line, reason: `"${read.from}" was already on line ${earlier}` });
    else {
      seen.set(keyOf(read.from), line);
      imported.redirects.push({ line, redirect: read });
    }
  }
  return imported;
}

const isHeading = ([from = "", to = ""]: string[]): boolean => !/[/.]/.test(from) && !/[/.]/.test(to);

/** The redirect of a row, or why it is refused. */
function readRow([from = "", to = "", status = ""]: string[], hosts: readonly string[]): Redirect | string {
  const code = statuses.get(status === "" ? (to === "" ? 410 : 301) : Number(status));
  if (code === undefined) return `"${status}" is not a status: 301, 302, 307, 308 or 410`;
  const source = ownPath(from, hosts);
  if (source === null) return `"${from}" is not an address of this site`;
  if (code === 410) return { from: source, to: null, status: 410 };
  if (to === "") return `"${from}" leads nowhere: say where, or that it is gone (410)`;
  const target = ownPath(to, hosts) ?? (isAddress(to) ? to : null);
  if (target === null) return `"${to}" is neither a path nor an address`;
  return { from: source.replace(/#.*$/, ""), to: target, status: code };
}

const isAddress = (text: string): boolean => /^https?:\/\/[^/\s]+/.test(text) && URL.canParse(text);

/** The path of an address on one of the site's hosts, with its query; null for anything else. */
function ownPath(text: string, hosts: readonly string[]): string | null {
  if (/\s/.test(text)) return null;
  if (isAddress(text)) {
    const { hostname, pathname, search, hash } = new URL(text);
    const bare = (host: string) => host.replace(/^www\./, "");
    return hosts.some((host) => bare(host) === bare(hostname)) ? pathname + search + hash : null;
  }
  if (text.startsWith("/") && !text.startsWith("//")) return text;
  return /^[\w-]+(\/|\.(html?|php|aspx?)\b|$)/.test(text) ? `/${text}` : null;
}
