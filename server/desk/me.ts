import { type Action, mayDo, type Right, sitesFor } from "#domain/desk/permissions.ts";
import type { SignedInPerson } from "#server/people/sessions.ts";
import type { SiteRegistry } from "#server/sites/site-registry.ts";
import type { DeskSite, Me, MenuPlace } from "#site/desk-port.ts";
import { deskSiteOf } from "./today.ts";

type Deps = { registry: Pick<SiteRegistry, "all"> };

/** An operator finds the others in the list of sites. */
const MOST_SITES = 20;

/** The menu: what a person may not do is not in it. */
const places: readonly (readonly [MenuPlace, Action])[] = [
  ["sites", "see all sites"],
  ["today", "today"],
  ["people", "see people"],
];

export function meOf(deps: Deps, who: SignedInPerson | null): Me | null {
  if (!who) return null;
  const { person, rights } = who;
  const menu = places.filter(([, action]) => mayDo(rights, action, null)).map(([place]) => place);
  return { ...person, rights, menu, sites: ownSites(deps, rights) };
}

function ownSites({ registry }: Deps, rights: readonly Right[]): DeskSite[] {
  const slugs = sitesFor(rights, "today");
  const theirs = registry.all().filter(({ site }) => slugs === null || slugs.includes(site.slug));
  return theirs
    .map(deskSiteOf)
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .slice(0, MOST_SITES);
}
