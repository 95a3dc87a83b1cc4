import type { DeskPort, DeskSession, Me, PeopleOfSite, PersonView, SiteLine } from "#site/desk-port.ts";
import type { Role } from "#domain/desk/permissions.ts";
import { asOperator, asPrincipal, asSales, asStock } from "./sample-me.ts";
import { harbourCity, locations, sampleSessions, samplePeople, sampleSites, sampleToday } from "./sample-data.ts";

/** Who is at the desk. */
export type Somebody = "nobody" | "principal" | "operator" | "sales" | "stock";

const persons: Readonly<Record<Somebody, Me | null>> = {
  nobody: null,
  principal: asPrincipal,
  operator: asOperator,
  sales: asSales,
  stock: asStock,
};

/** What it holds; a test changes what its page is about. */
export type FakeDesk = {
  now: number;
  me: Me | null;
  asked: Awaited<ReturnType<DeskPort["asked"]>>;
  today: Awaited<ReturnType<DeskPort["today"]>>;
  sites: SiteLine[];
  people: PeopleOfSite;
  sessions: DeskSession[];
  /** Each call that changes something, as it came. */
  calls: { name: string; input: unknown }[];
};

/** The code that its mails contain. */
export const rightCode = "482190";

export function fakeDesk(who: Somebody, now: number): FakeDesk {
  const me = persons[who];
  return {
    now,
    me: me && { ...me },
    asked: null,
    today: who === "nobody" ? null : sampleToday(who, now),
    sites: sampleSites(now),
    people: { site: harbourCity, people: samplePeople(now, me?.id ?? ""), locations },
    sessions: sampleSessions(now),
    calls: [],
  };
}

/** A port in memory that refuses as the host does: null for what is not theirs. */
export function fakePort(desk: FakeDesk): DeskPort {
  const note = (name: string, input: unknown) => void desk.calls.push({ name, input });
  return { ...signInPort(desk, note), ...accountPort(desk, note), ...sitePort(desk), ...peoplePort(desk, note) };
}

type Note = (name: string, input: unknown) => void;
const after = (now: number, minutes: number) => new Date(now + minutes * 60_000).toISOString();

function signInPort(desk: FakeDesk, note: Note) {
  const wrong = () => {
    const triesLeft = Math.max(0, (desk.asked?.triesLeft ?? 5) - 1);
    if (desk.asked) desk.asked = { ...desk.asked, triesLeft, isOver: triesLeft === 0 };
    return { problem: "This code does not fit. Look at the newest mail.", triesLeft };
  };
  return {
    ask: async (input) => {
      note("ask", input);
      if (!input.address.includes("@")) return { problem: "This is not an email address." };
      const asked = { address: input.address, triesLeft: 6, isOver: false };
      desk.asked = { ...asked, until: after(desk.now, 15), mayAskAgainAt: after(desk.now, 1) };
      return { asked: true };
    },
    asked: async () => desk.asked,
    enterByCode: async (input) => {
      note("enterByCode", input);
      if (input.code !== rightCode) return wrong();
      desk.me = asPrincipal;
      return { to: "/" };
    },
    link: async ({ token }) => {
      if (token === "here") return { state: "here", name: "Dean Cavallo" };
      if (token === "invited")
        return {
          state: "code",
          name: "Priya Raman",
          by: "Dean Cavallo",
          site: harbourCity.name,
          role: "sales",
          until: after(desk.now, 7 * 24 * 60),
        };
      if (token === "printed")
        return { state: "code", name: "Dean Cavallo", by: "", site: "", role: null, until: after(desk.now, 15) };
      return token === "elsewhere" || token === "used" || token === "over" ? { state: token } : { state: "unknown" };
    },
    enterByLink: async (input) => {
      note("enterByLink", input);
      if (input.token !== "here" && input.code !== rightCode) return wrong();
      desk.me = asPrincipal;
      return { to: "/" };
    },
    me: async () => desk.me,
  } satisfies Partial<DeskPort>;
}

function accountPort(desk: FakeDesk, note: Note) {
  return {
    signOut: async () => {
      note("signOut", null);
      desk.me = null;
      return null;
    },
    sessions: async () => desk.sessions,
    endSession: async (input) => {
      note("endSession", input);
      desk.sessions = desk.sessions.filter(({ id, isThis }) => isThis || ("id" in input && id !== input.id));
      return null;
    },
    rename: async (input) => {
      note("rename", input);
      if (input.name === "") return { problem: "Type a name." };
      if (desk.me) desk.me = { ...desk.me, name: input.name };
      return input;
    },
  } satisfies Partial<DeskPort>;
}

function sitePort(desk: FakeDesk) {
  return {
    today: async ({ site }) => (desk.today && mayOpen(desk, site) ? { ...desk.today, site: siteOf(desk, site) } : null),
    sites: async ({ text }) =>
      desk.me?.menu.includes("sites")
        ? desk.sites.filter(({ name, slug }) => `${name} ${slug}`.toLowerCase().includes(text.toLowerCase()))
        : null,
  } satisfies Partial<DeskPort>;
}

const mayOpen = (desk: FakeDesk, slug: string) =>
  desk.me?.menu.includes("sites") === true || desk.me?.sites.some((site) => site.slug === slug) === true;

function siteOf(desk: FakeDesk, slug: string) {
  const { name, time_zone } = desk.sites.find((site) => site.slug === slug) ?? harbourCity;
  return { slug, name, time_zone };
}

function peoplePort(desk: FakeDesk, note: Note) {
  const isTheirs = (slug: string) => slug === harbourCity.slug && desk.me?.menu.includes("people") === true;
  const find = ({ site, id }: { site: string; id: string }) =>
    isTheirs(site) ? (desk.people.people.find((person) => person.id === id) ?? null) : null;
  const noted = <T>(name: string, input: { site: string; id: string }, answer: () => T): T | null => {
    note(name, input);
    return find(input) && answer();
  };
  const put = (people: PeopleOfSite["people"]) => void (desk.people = { ...desk.people, people });
  return {
    people: async ({ site }) => (isTheirs(site) ? desk.people : null),
    person: async (input): Promise<PersonView | null> => {
      const person = find(input);
      const sessions = person?.seen_at ? desk.sessions.map((session) => ({ ...session, isThis: false })) : [];
      return person && { ...person, site: desk.people.site, sessions, mayChange: !person.isYou };
    },
    invite: async (input) => {
      note("invite", input);
      if (!isTheirs(input.site)) return null;
      if (!input.address.includes("@")) return { problems: { address: "This is not an email address." } };
      if (input.role === "") return { problems: { role: "Choose a role." } };
      const { name, address, role } = input;
      const person = { id: "p99", name, address, role: role as Role, locations: null, seen_at: null, isYou: false };
      put([...desk.people.people, { ...person, invited_until: after(desk.now, 7 * 24 * 60) }]);
      return { id: "p99" };
    },
    changeRole: async (input) => {
      if (input.role === "principal") return { problem: "Only a principal makes a principal." };
      return noted("changeRole", input, () => ({ changed: true as const }));
    },
    removePerson: async (input) =>
      noted("removePerson", input, () => {
        put(desk.people.people.filter(({ id }) => id !== input.id));
        return { removed: true as const };
      }),
    inviteAgain: async (input) => noted("inviteAgain", input, () => ({ invited: true as const })),
    endSessionsOf: async (input) => noted("endSessionsOf", input, () => ({ ended: 2 })),
  } satisfies Partial<DeskPort>;
}
