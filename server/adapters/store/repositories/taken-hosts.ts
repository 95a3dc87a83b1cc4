import { StoreError } from "../store-error.ts";

type HostsOfSite = { slug: string; hosts: readonly string[] };

/** Names the host that two sites claim. The key of site_hosts refuses it too, should another writer be faster. */
export function refuseTakenHosts(stored: readonly HostsOfSite[], wanted: readonly HostsOfSite[]): void {
  const rewritten = new Set(wanted.map(({ slug }) => slug));
  const owners = new Map<string, string>();
  for (const { slug, hosts } of [...stored.filter((site) => !rewritten.has(site.slug)), ...wanted]) {
    for (const host of hosts) {
      const owner = owners.get(host);
      if (owner !== undefined && owner !== slug) {
        const message = `The host "${host}" of site "${slug}" already belongs to site "${owner}".`;
        throw new StoreError("duplicate", message, { table: "site_hosts" });
      }
      owners.set(host, slug);
    }
  }
}
