import { randomUUID } from "node:crypto";
import { losesSomething } from "#domain/desk/lost-rights.ts";
import { addressProblem, nameProblem, personAddress, personName, roleNamed } from "#domain/desk/person-input.ts";
import type { Right, Role } from "#domain/desk/permissions.ts";
import { signInState } from "#domain/desk/sign-in-rules.ts";
import { normalAddress } from "#domain/lead/mail-address.ts";
import type { Person } from "#server/adapters/store/repositories/people-rows.ts";
import type { Store } from "#server/adapters/store/store.ts";
import type { InviteProblem, PersonLine, Problem } from "#site/desk-port.ts";
import { newSignIn } from "./sign-ins.ts";
import type { SiteOf } from "./site-of.ts";

type Deps = { store: Pick<Store, "operator">; siteOf: SiteOf; clock: () => Date };

/** `site`: null for an operator. `locations`: none is all of them. */
export type InviteInput = {
  name: string;
  address: string;
  role: string;
  site: string | null;
  locations: readonly string[];
  /** The name of whoever invites. */
  by: string;
};
export type ChangeInput = { id: string; site: string; role: string; locations: readonly string[] };

/**
 * Who works at the desk. Whoever calls has made sure that its caller may do it (domain/desk/permissions.ts): the command
 * line may do everything.
 */
export class People {
  readonly #store: Deps["store"]["operator"];
  readonly #siteOf: SiteOf;
  readonly #clock: () => Date;

  constructor({ store, siteOf, clock }: Deps) {
    this.#store = store.operator;
    this.#siteOf = siteOf;
    this.#clock = clock;
  }

  get(id: string): Promise<Person | null> {
    return this.#store.people.get(id);
  }

  byAddress(address: string): Promise<Person | null> {
    return this.#store.people.byAddress(normalAddress(address));
  }

  /** Of one site by what it is stored under, of the operators (null), or all. */
  list(site?: string | null): Promise<Person[]> {
    return this.#store.people.list(site);
  }

  /** How the desk lists who works at a site; `asking`: who is looking. */
  async linesOf(site: string, asking: string | null): Promise<PersonLine[]> {
    const people = await this.#store.people.list(site);
    const lines = people.map((person) => this.line(person, site, asking));
    return (await Promise.all(lines)).filter((line) => line !== null);
  }

  /** Null for somebody who has no right at this site. */
  async line(person: Person, site: string, asking: string | null): Promise<PersonLine | null> {
    const right = person.rights.find((one) => one.site === site);
    if (!right) return null;
    const { id, name, address, seen_at } = person;
    const { role, locations } = right;
    const invited_until = seen_at === null ? await this.#invitedUntil(id, site) : null;
    return { id, name, address, role, locations, invited_until, seen_at, isYou: id === asking };
  }

  /** Adds a person, or a right of somebody who is here already, and mails an invitation. */
  async invite(input: InviteInput): Promise<InviteProblem | { id: string }> {
    const name = personName(input.name);
    const address = personAddress(input.address);
    const right = this.#rightOf(input);
    const known = address === null ? null : await this.byAddress(address);
    const isHere = known?.rights.some(({ site }) => site === input.site);
    const problems: InviteProblem["problems"] = {
      ...(name === null && { name: nameProblem }),
      ...(address === null && { address: addressProblem }),
      ...(isHere && { address: alreadyHere }),
      ...("problem" in right && { [right.of]: right.problem }),
    };
    if (name === null || address === null || "problem" in right || isHere) return { problems };
    const now = this.#clock();
    const person = known
      ? null
      : { id: randomUUID(), name, address: normalAddress(address), created_at: now.toISOString() };
    const id = known?.id ?? person?.id ?? "";
    const signIn = invitation({ id, address }, input, now);
    const isInvited = await this.#store.people.invite({ person, right, signIn }, now);
    return isInvited ? { id } : { problems: { address: alreadyHere } };
  }

  /** A new mail with a new link; the one before no longer works. Null if nobody is invited there. */
  async inviteAgain({
    id,
    site,
    by,
  }: {
    id: string;
    site: string | null;
    by: string;
  }): Promise<{ invited: true } | null> {
    const person = await this.get(id);
    if (!person?.rights.some((right) => right.site === site)) return null;
    const now = this.#clock();
    const earlier = await this.#store.signIns.ofPerson(id);
    const replaced = earlier.filter(({ kind, site_slug }) => kind === "invited" && site_slug === site);
    const write = invitation({ id, address: person.address }, { site, by }, now);
    await this.#store.signIns.add({ ...write, replaces: replaced.map((one) => one.id) }, now);
    return { invited: true };
  }

  /** Whoever may do less afterwards signs in again. Null if they have no right at this site. */
  async changeRole(input: ChangeInput): Promise<Problem | { changed: true } | null> {
    const person = await this.get(input.id);
    const before = person?.rights.find(({ site }) => site === input.site);
    if (!before) return null;
    const right = this.#rightOf(input);
    if ("problem" in right) return { problem: right.problem };
    const after = { ...right, categories: before.categories };
    const endsSessions = losesSomething(before, after);
    const isChanged = await this.#store.people.changeRight(input.id, after, { endsSessions }, this.#clock());
    return isChanged ? { changed: true } : null;
  }

  /** Takes the right at one site (null: the operator's), and the person with their last one. Ends their sessions. */
  async removeRight(id: string, site: string | null): Promise<{ removed: true } | null> {
    return (await this.#store.people.removeRight(id, site, this.#clock())) ? { removed: true } : null;
  }

  /** With everything that they could sign in with. False if there is nobody. */
  remove(id: string): Promise<boolean> {
    return this.#store.people.remove(id);
  }

  async rename(id: string, text: string): Promise<Problem | { name: string }> {
    const name = personName(text);
    if (name === null) return { problem: nameProblem };
    await this.#store.people.rename(id, name);
    return { name };
  }

  async #invitedUntil(id: string, site: string): Promise<string | null> {
    const all = await this.#store.signIns.ofPerson(id);
    const invited = all.filter(({ kind, site_slug }) => kind === "invited" && site_slug === site);
    return invited.find((one) => signInState(one, this.#clock()) === "open")?.expires_at ?? null;
  }

  #rightOf(input: Pick<InviteInput, "role" | "site" | "locations">): Right | RightProblem {
    const role = roleNamed(input.role);
    if (role === null) return roleProblem("Choose one of the roles.");
    if (input.site === null) return operatorRight(role);
    if (role === "operator") return roleProblem("An operator is for all sites, not for one.");
    const site = this.#siteOf(input.site);
    if (!site) return roleProblem("There is no such site.");
    const strange = input.locations.filter((id) => !site.locations.some((location) => location.id === id));
    if (strange.length > 0) return { of: "locations", problem: `This site has no location ${strange.join(", ")}.` };
    const locations = input.locations.length === 0 ? null : [...new Set(input.locations)];
    return { role, site: input.site, locations, categories: null };
  }
}

type RightProblem = { of: "role" | "locations"; problem: string };
const roleProblem = (problem: string): RightProblem => ({ of: "role", problem });

const operatorRight = (role: Role): Right | RightProblem =>
  role === "operator"
    ? { role, site: null, locations: null, categories: null }
    : roleProblem("Choose the site that this role is for.");

const alreadyHere = "This address is invited already. Change the role of its person instead.";

function invitation(to: { id: string; address: string }, { site, by }: { site: string | null; by: string }, now: Date) {
  const signIn = newSignIn("invited", { address: to.address, person: to, site, by }, now);
  return { signIn, replaces: [], mail: { site, desk: { about: "sign-in", id: signIn.id } } } as const;
}
