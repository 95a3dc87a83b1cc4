import { randomUUID } from "node:crypto";
import type { Right } from "#domain/desk/permissions.ts";
import type { Store } from "#server/adapters/store/store.ts";
import type { DeskPeople } from "#server/people/desk-people.ts";
import { linkUrl } from "#server/people/desk-origin.ts";
import { newSignIn } from "#server/people/sign-ins.ts";

const everything = { locations: null, categories: null };
const demoPeople: readonly { name: string; address: string; right: Right }[] = [
  {
    name: "Mara Lindqvist",
    address: "operator@forecourt.example",
    right: { role: "operator", site: null, ...everything },
  },
  {
    name: "Dean Cavallo",
    address: "principal@harbourcitymotors.example",
    right: { role: "principal", site: "harbour-city-motors", ...everything },
  },
];

/** Who works at the desk of the demo. Nobody is mailed: `npm start` prints a link for each of them. */
export async function seedPeople({ operator }: Pick<Store, "operator">, now: Date): Promise<void> {
  for (const { name, address, right } of demoPeople) {
    if (await operator.people.byAddress(address)) continue;
    const person = { id: randomUUID(), name, address, created_at: now.toISOString() };
    const signIn = newSignIn("invited", { address, person, site: right.site }, now);
    await operator.people.invite({ person, right, signIn: { signIn, replaces: [], mail: null } }, now);
  }
}

export type DemoSignIn = { name: string; role: Right["role"]; url: string; code: string };

/** A new link and code for each of them, which work once, for 15 minutes. */
export async function demoSignIns({ people, signIns, origin }: DeskPeople): Promise<DemoSignIn[]> {
  const made: DemoSignIn[] = [];
  for (const { address, right } of demoPeople) {
    const person = await people.byAddress(address);
    if (!person) continue;
    const { token, code } = await signIns.print(person);
    made.push({ name: person.name, role: right.role, url: linkUrl(origin, token), code });
  }
  return made;
}
