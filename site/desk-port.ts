import type { Right, Role } from "#domain/desk/permissions.ts";

/**
 * Everything that the desk's pages may read and do. The host makes one for each request and each person, so that no page
 * can name a site on which its person has no right. Null: there is no such thing, or it is not theirs; nobody learns
 * which. A `problem` is a sentence for the person, and nothing has changed.
 */
export type DeskPort = SignInPort & SignedInPort;

export type SignInPort = {
  /** Asks for a mail with link and code. The answer is the same whether the address is known or not. */
  ask: (input: { address: string; to: string }) => Promise<Problem | { asked: true }>;
  /** What this browser has asked for; null if it has not. */
  asked: () => Promise<Asked | null>;
  enterByCode: (input: { code: string; keep: boolean }) => Promise<Entered>;
  link: (input: { token: string }) => Promise<LinkState>;
  /** `code`: where the link was not asked for in this browser. */
  enterByLink: (input: { token: string; code: string; keep: boolean }) => Promise<Entered>;
  /** Null for nobody. */
  me: () => Promise<Me | null>;
};

export type SignedInPort = {
  signOut: () => Promise<null>;
  sessions: () => Promise<DeskSession[]>;
  /** One session of one's own, or all but this one. */
  endSession: (input: { id: string } | { others: true }) => Promise<null>;
  rename: (input: { name: string }) => Promise<Problem | { name: string }>;
  today: (input: { site: string }) => Promise<Today | null>;
  sites: (input: { text: string }) => Promise<SiteLine[] | null>;
  people: (input: { site: string }) => Promise<PeopleOfSite | null>;
  person: (input: { site: string; id: string }) => Promise<PersonView | null>;
  invite: (input: {
    site: string;
    name: string;
    address: string;
    role: string;
    locations: string[];
  }) => Promise<InviteProblem | { id: string } | null>;
  changeRole: (input: {
    site: string;
    id: string;
    role: string;
    locations: string[];
  }) => Promise<Problem | { changed: true } | null>;
  /** Takes their rights at this site; with the last one they are gone, and every session of theirs has ended. */
  removePerson: (input: { site: string; id: string }) => Promise<Problem | { removed: true } | null>;
  /** Mails a new invitation. */
  inviteAgain: (input: { site: string; id: string }) => Promise<Problem | { invited: true } | null>;
  endSessionsOf: (input: { site: string; id: string }) => Promise<{ ended: number } | null>;
};

export type Problem = { problem: string };
export type InviteProblem = { problems: Partial<Record<"name" | "address" | "role" | "locations", string>> };

/** Times are ISO; the desk writes them by the clock of the site. */
export type Asked = { address: string; until: string; triesLeft: number; mayAskAgainAt: string; isOver: boolean };

/** Where to go next: a path of the desk. */
export type Entered = { to: string } | { problem: string; triesLeft: number | null };

export type LinkState =
  /** This browser asked for it: one press signs in. */
  | { state: "here"; name: string }
  /** Asked for in another browser: the code is typed there. */
  | { state: "elsewhere" }
  /** An invitation, or a link that an operator has printed: no browser asked, so its code is asked for. */
  | { state: "code"; name: string; by: string; site: string; role: Role | null; until: string }
  /** Used, replaced, ended, or never ours. */
  | { state: "used" | "over" | "unknown" };

export type Me = {
  id: string;
  name: string;
  address: string;
  rights: readonly Right[];
  /** Where they may go, in the order of the menu. */
  menu: readonly MenuPlace[];
  /** Sites of theirs, by name; at most the first twenty of an operator's. */
  sites: readonly DeskSite[];
};
export type MenuPlace = "sites" | "today" | "people";
export type DeskSite = { slug: string; name: string; time_zone: string };

export type DeskSession = {
  id: string;
  /** "Chrome on Android". */
  device: string;
  signed_in_at: string;
  used_at: string;
  isThis: boolean;
};

export type Today = {
  site: DeskSite;
  /** Null where the person may not see enquiries. The newest first, at most 50; `count` is of all of today. */
  enquiries: { count: number; lines: readonly EnquiryLine[] } | null;
  feeds: readonly FeedLine[] | null;
  /** Deliveries that have failed and that nobody has sent again. */
  failed: readonly FailedDelivery[] | null;
};
export type EnquiryLine = { id: string; name: string; phone: string; category: string; about: string; at: string };
export type FeedLine = { name: string; last_run: string | null; state: "well" | "failed" | "never"; note: string };
export type FailedDelivery = { id: string; channel: string; receiver: string; note: string; at: string };

export type SiteLine = DeskSite & { enquiries: number; failed: number };

export type PeopleOfSite = {
  site: DeskSite;
  people: readonly PersonLine[];
  locations: readonly { id: string; name: string }[];
};
export type PersonLine = {
  id: string;
  name: string;
  address: string;
  role: Role;
  locations: readonly string[] | null;
  /** Invited and not yet here, or here at this time the last time. */
  invited_until: string | null;
  seen_at: string | null;
  isYou: boolean;
};
export type PersonView = PersonLine & { site: DeskSite; sessions: readonly DeskSession[]; mayChange: boolean };
