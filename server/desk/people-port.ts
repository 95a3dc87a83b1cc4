import { mayDo, mayGive, type Role } from "#domain/desk/permissions.ts";
import type { People } from "#server/people/people.ts";
import type { Sessions, SignedInPerson } from "#server/people/sessions.ts";
import type { PersonView, SignedInPort } from "#site/desk-port.ts";
import type { Guarded, guardFor } from "./guard.ts";
import { deskSiteOf } from "./today.ts";

type Deps = { people: People; sessions: Sessions };
type Names = "people" | "person" | "invite" | "inviteAgain" | "changeRole" | "removePerson" | "endSessionsOf";
type PeoplePort = { [Name in Names]: Guarded<SignedInPort[Name]> };
type OfPerson = { site: string; id: string };
type Input<Name extends Names> = Parameters<SignedInPort[Name]>[0];

const notYourself = { problem: "Ask a colleague: nobody changes their own role or removes themselves." };
const notYours = "Choose one of the roles that you may give.";

/** Who works at a site: seen and changed by whoever may, at this site alone. */
export function peoplePort({ people, sessions }: Deps, atSite: ReturnType<typeof guardFor>["atSite"]): PeoplePort {
  /** Null for whoever has no right at this site: they are not there. */
  const lineOf = async ({ site, id }: OfPerson, { person }: SignedInPerson) => {
    const found = await people.get(id);
    return found && people.line(found, site, person.id);
  };
  const isOwn = ({ id }: OfPerson, { person }: SignedInPerson) => id === person.id;
  const canGive = ({ rights }: SignedInPerson, site: string, role: string) =>
    mayGive(rights, { role: role as Role, site, locations: null, categories: null });

  return {
    people: atSite("see people", async ({ site }: { site: string }, { who, runtime }) => ({
      site: deskSiteOf(runtime),
      people: await people.linesOf(site, who.person.id),
      locations: runtime.site.locations.map(({ id, name }) => ({ id, name })),
    })),
    person: atSite("see people", async (input: OfPerson, { who, runtime }): Promise<PersonView | null> => {
      const line = await lineOf(input, who);
      if (!line) return null;
      const mayChange = !line.isYou && mayDo(who.rights, "change people", input.site);
      return { ...line, site: deskSiteOf(runtime), sessions: await sessions.list(line.id, who.session.id), mayChange };
    }),
    invite: atSite("change people", async (input: Input<"invite">, { who }) => {
      if (!canGive(who, input.site, input.role)) return { problems: { role: notYours } };
      return people.invite({ ...input, by: who.person.name });
    }),
    inviteAgain: atSite("change people", async (input: OfPerson, { who }) => {
      if (!(await lineOf(input, who))) return null;
      return people.inviteAgain({ ...input, by: who.person.name });
    }),
    changeRole: atSite("change people", async (input: Input<"changeRole">, { who }) => {
      if (!(await lineOf(input, who))) return null;
      if (isOwn(input, who)) return notYourself;
      return canGive(who, input.site, input.role) ? people.changeRole(input) : { problem: notYours };
    }),
    removePerson: atSite("change people", async (input: OfPerson, { who }) => {
      if (!(await lineOf(input, who))) return null;
      return isOwn(input, who) ? notYourself : people.removeRight(input.id, input.site);
    }),
    endSessionsOf: atSite("change people", async (input: OfPerson, { who }) => {
      if (!(await lineOf(input, who))) return null;
      return { ended: await sessions.end(input.id, isOwn(input, who) ? { butNot: who.session.id } : "all") };
    }),
  };
}
