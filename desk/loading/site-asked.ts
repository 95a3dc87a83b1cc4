import { redirect } from "react-router";
import type { Me } from "#site/desk-port.ts";
import { nowhere } from "./nowhere.ts";

export const seesAllSites = ({ menu }: Me): boolean => menu.includes("sites");

/** The site of an address, `?site=SLUG`; without it the first of theirs. Somebody who has all of them chooses one. */
export function siteAsked(url: URL, me: Me): string {
  const named = url.searchParams.get("site");
  if (named) return named;
  if (seesAllSites(me)) throw redirect("/sites");
  const [first] = me.sites;
  if (!first) throw nowhere();
  return first.slug;
}
