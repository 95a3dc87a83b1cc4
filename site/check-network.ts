import { checkDealership } from "./check-dealership.ts";
import { checkSite } from "./check-site.ts";
import type { LoadedDealership, LoadedSite, Network } from "./network.ts";
import type { Problem } from "./yaml-file.ts";

/** Files of the folder that were not read: what they claim, and the dealerships among them. */
export type Others = { claims: ReadonlyMap<string, string>; dealerships: ReadonlySet<string> };

const none: Others = { claims: new Map(), dealerships: new Set() };
const claimOf = (kind: string, value: string): string => `${kind} ${value}`;

/** The names that this file has for itself. */
export function claimsOf(one: LoadedSite | LoadedDealership): string[] {
  if ("dealership" in one) {
    const { id, locations } = one.dealership;
    return [claimOf("dealership id", id), ...locations.map((location) => claimOf("location id", location.id))];
  }
  return [claimOf("site id", one.settings.id), ...one.settings.hosts.map((host) => claimOf("host", host))];
}

/** What one file alone cannot know, names that meet and names that lead nowhere, and then each file by itself. */
export function checkNetwork({ sites, dealerships }: Network, others: Others = none): Problem[] {
  const known = new Set([...others.dealerships, ...dealerships.map(({ dealership }) => dealership.slug)]);
  const problems: Problem[] = [];
  const read = new Set([...sites, ...dealerships].map(({ file }) => file.file));
  const owners = new Map([...others.claims].filter(([, file]) => !read.has(file)));
  const claim = (kind: string, value: string, file: string): string | null => {
    const key = claimOf(kind, value);
    const earlier = owners.get(key);
    if (earlier === undefined) owners.set(key, file);
    return earlier ?? null;
  };

  for (const { file, dealership } of dealerships) {
    const other = claim("dealership id", dealership.id, file.file);
    if (other) problems.push(file.problem(["id"], `the id "${dealership.id}" is already used in ${other}`));
    dealership.locations.forEach((location, index) => {
      const at = claim("location id", location.id, file.file);
      if (at)
        problems.push(file.problem(["locations", index, "id"], `the id "${location.id}" is already used in ${at}`));
    });
  }

  for (const { file, settings } of sites) {
    const sameId = claim("site id", settings.id, file.file);
    if (sameId) problems.push(file.problem(["id"], `the id "${settings.id}" is already used in ${sameId}`));
    settings.hosts.forEach((host, index) => {
      const at = claim("host", host, file.file);
      if (at)
        problems.push(
          file.problem(["hosts", index], `the host "${host}" already belongs to ${at}; a host leads to one site only`),
        );
    });
    settings.dealerships.forEach((slug, index) => {
      if (!known.has(slug)) {
        problems.push(
          file.problem(
            ["dealerships", index],
            `there is no dealership "${slug}"; expected a file dealerships/${slug}.yaml`,
          ),
        );
      }
    });
  }
  return [...problems, ...dealerships.flatMap(checkDealership), ...sites.flatMap(checkSite)];
}
