import type { PeopleOfSite, PersonView } from "#site/desk-port.ts";
import { toSessionLine } from "../copy/session-words.ts";
import { toPersonRow } from "./people-view.ts";

export type PersonPage = ReturnType<typeof toPersonPage>;

export function toPersonPage(person: PersonView, places: PeopleOfSite["locations"], now: number) {
  const { site, id, name, address, role, locations, isYou, sessions, mayChange } = person;
  const row = toPersonRow(person, places, site.time_zone, now);
  return {
    site,
    id,
    name,
    first: name.split(" ")[0] ?? name,
    address,
    role,
    roleName: row.roleName,
    yards: row.places,
    chosen: locations ?? [],
    locations: places,
    seen: row.seen,
    isInvited: row.isInvited,
    isYou,
    mayChange,
    sessions: sessions.map((session) => toSessionLine(session, site.time_zone, now)),
  };
}
