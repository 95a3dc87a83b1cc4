import type { DeskSite, Me, MenuPlace } from "#site/desk-port.ts";
import { counted } from "./copy/clock.ts";
import { roleName } from "./copy/role-words.ts";
import type { ShellPlace, ShellView } from "./ui/shell.tsx";

const places: Readonly<Record<MenuPlace, Omit<ShellPlace, "href"> & { path: string; isOfSite: boolean }>> = {
  sites: { path: "/sites", name: "All sites", icon: "sites", isOfSite: false },
  today: { path: "/today", name: "Today", icon: "today", isOfSite: true },
  people: { path: "/people", name: "People", icon: "people", isOfSite: true },
};

/** `shown`: the site that the page is about; without it, a person of one dealership still has the first of theirs. */
export function toShellView(me: Pick<Me, "name" | "rights" | "menu" | "sites">, shown: DeskSite | null): ShellView {
  const isOfAll = me.menu.includes("sites");
  const site = shown ?? (isOfAll ? null : (me.sites[0] ?? null));
  const query = site ? `?site=${encodeURIComponent(site.slug)}` : "";
  const role = me.rights.find((right) => right.site === null || right.site === site?.slug) ?? me.rights[0];
  return {
    title: site?.name ?? "All sites",
    note: site && isOfAll ? "of all sites" : me.sites.length > 1 ? counted(me.sites.length, "site") : "Forecourt desk",
    choices: me.sites.length > 1 ? choicesOf(me.sites, isOfAll) : [],
    places: me.menu
      .map((name) => places[name])
      .filter(({ isOfSite }) => site !== null || !isOfSite)
      .map(({ path, name, icon, isOfSite }) => ({ href: isOfSite ? path + query : path, name, icon })),
    person: { name: me.name, role: role ? roleName(role.role) : "" },
  };
}

const choicesOf = (sites: readonly DeskSite[], isOfAll: boolean) => [
  ...(isOfAll ? [{ href: "/sites", name: "All sites" }] : []),
  ...sites.map(({ slug, name }) => ({ href: `/today?site=${encodeURIComponent(slug)}`, name })),
];
