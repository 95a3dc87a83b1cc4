// How long a way in lives, and how often somebody may try. Pure: every function receives `now`.

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** asked: at the desk, by a browser. invited: by somebody's invitation. printed: by the operator, at the command line. */
export const signInKinds = ["asked", "invited", "printed"] as const;
export type SignInKind = (typeof signInKinds)[number];

export const signInLives: Readonly<Record<SignInKind, number>> = {
  // Some mailboxes take ten minutes.
  asked: 15 * minute,
  invited: 7 * day,
  printed: 15 * minute,
};

/** Codes that one sign-in takes; then it is over. */
export const codeTries = 6;
export const askAgainAfterMs = minute;

/** From the last use on. A browser that does not keep the session forgets it when it is closed, and the server then. */
export const sessionLives = { kept: 30 * day, unkept: 12 * hour } as const;
/** A use is written at most this often: reading a page should not cost a write. */
export const sessionTouchMs = 5 * minute;

/** How long the store keeps what has ended: a link that was used or is over can say so meanwhile. */
export const deskKeeps = { signInsMs: 7 * day, sessionsMs: 30 * day, mailsMs: 30 * day } as const;

/** Per hour. A network is a /24, or a /64 of IPv6. */
export const signInLimits = { asksPerAddress: 5, asksPerBrowser: 10, asksPerNetwork: 20, wrongCodesPerNetwork: 60 };
export const signInWindowMs = hour;

export type SignInFacts = {
  tries: number;
  used_at: string | null;
  replaced_at: string | null;
  expires_at: string;
};

/** over: too old, replaced by a newer one, or ended by wrong codes. The end itself no longer counts. */
export function signInState(signIn: SignInFacts, now: Date): "open" | "used" | "over" {
  if (signIn.used_at !== null) return "used";
  if (signIn.replaced_at !== null || signIn.tries >= codeTries) return "over";
  return now.getTime() < Date.parse(signIn.expires_at) ? "open" : "over";
}

export const triesLeft = ({ tries }: Pick<SignInFacts, "tries">): number => Math.max(0, codeTries - tries);

export type SessionFacts = { ended_at: string | null; expires_at: string };

export const isSessionOpen = ({ ended_at, expires_at }: SessionFacts, now: Date): boolean =>
  ended_at === null && now.getTime() < Date.parse(expires_at);

/** When a session that is used now ends. */
export const sessionEnd = (isKept: boolean, now: Date): Date =>
  new Date(now.getTime() + (isKept ? sessionLives.kept : sessionLives.unkept));
