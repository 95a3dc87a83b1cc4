import type { Store } from "#server/adapters/store/store.ts";
import type { People } from "#server/people/people.ts";
import type { Sessions, SignedInPerson } from "#server/people/sessions.ts";
import type { SignIns } from "#server/people/sign-ins.ts";
import type { SiteRegistry } from "#server/sites/site-registry.ts";
import type { DeskPort, SignedInPort } from "#site/desk-port.ts";
import type { DeskCaller } from "./desk-caller.ts";
import { type DeskCookie, endedCookie, sessionCookie } from "./desk-cookie.ts";
import { type Guarded, guardFor } from "./guard.ts";
import { meOf } from "./me.ts";
import { peoplePort } from "./people-port.ts";
import { signInPort } from "./sign-in-port.ts";
import { siteLines } from "./site-lines.ts";
import { todayOf } from "./today.ts";

export type PortDeps = {
  store: Pick<Store, "operator">;
  registry: Pick<SiteRegistry, "all" | "bySlug">;
  people: People;
  sessions: Sessions;
  signIns: SignIns;
  clock: () => Date;
};

type GuardedPort = { [Name in keyof SignedInPort]: Guarded<SignedInPort[Name]> };

/** What one request may read and do, and the cookies that this sets. */
export function portFor(deps: PortDeps, caller: DeskCaller): { port: DeskPort; cookies: readonly DeskCookie[] } {
  const { sessions, registry } = deps;
  const cookies: DeskCookie[] = [];
  let found: Promise<SignedInPerson | null> | null = null;
  const who = () => (found ??= signedIn(deps, caller, cookies));
  const { atSite, everywhere, own } = guardFor(who, registry);

  const signedInPort: GuardedPort = {
    signOut: own(null, async ({ person, session }) => {
      await sessions.end(person.id, { id: session.id });
      cookies.push(endedCookie("session"));
      return null;
    }),
    sessions: own([], ({ person, session }) => sessions.list(person.id, session.id)),
    endSession: own(null, async ({ person, session }, which: { id: string } | { others: true }) => {
      await sessions.end(person.id, "others" in which ? { butNot: session.id } : which);
      return null;
    }),
    rename: own({ problem: "You are signed out. Sign in again." }, ({ person }, { name }: { name: string }) =>
      deps.people.rename(person.id, name),
    ),
    today: atSite("today", (_input: { site: string }, { who: { rights }, runtime }) => todayOf(deps, runtime, rights)),
    sites: everywhere("see all sites", ({ text }: { text: string }) => siteLines(deps, text)),
    ...peoplePort(deps, atSite),
  };
  return {
    port: { ...signInPort(deps, caller, cookies), me: async () => meOf(deps, await who()), ...signedInPort },
    cookies,
  };
}

async function signedIn(
  { sessions }: PortDeps,
  { session }: DeskCaller,
  cookies: DeskCookie[],
): Promise<SignedInPerson | null> {
  const who = session === null ? null : await sessions.of(session);
  // Its cookie begins anew together with it.
  if (session !== null && who?.session.isRenewed) cookies.push(sessionCookie(session, who.session.kept));
  return who;
}
