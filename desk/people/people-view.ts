import type { PeopleOfSite, PersonLine } from "#site/desk-port.ts";
import { momentOf } from "../copy/clock.ts";
import { roleName } from "../copy/role-words.ts";

type Places = PeopleOfSite["locations"];

/** A line of the list of people. */
export function toPersonRow(person: PersonLine, places: Places, zone: string, now: number) {
  const { id, name, address, role, isYou } = person;
  return {
    id,
    name: isYou ? `${name} (you)` : name,
    address,
    roleName: roleName(role),
    places: placesOf(person, places),
    seen: seenWords(person, zone, now),
    isInvited: person.invited_until !== null,
  };
}

/** Null locations are all; of one that is gone, only its id is known. */
function placesOf({ locations }: PersonLine, places: Places): string {
  if (locations === null) return "all yards";
  return locations.map((id) => places.find((place) => place.id === id)?.name ?? id).join(", ");
}

export function seenWords(person: PersonLine, zone: string, now: number): string {
  const { invited_until: until, seen_at: seen } = person;
  if (until !== null) {
    return Date.parse(until) > now ? `Invited, until ${momentOf(until, zone, now)}` : "The invitation has run out";
  }
  return seen === null ? "Not here yet" : momentOf(seen, zone, now);
}
