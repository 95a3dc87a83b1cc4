import { randomUUID } from "node:crypto";
import { deskPath } from "#domain/desk/desk-path.ts";
import { deviceLabel } from "#domain/desk/device-label.ts";
import { addressProblem, personAddress } from "#domain/desk/person-input.ts";
import {
  askAgainAfterMs,
  sessionEnd,
  type SignInKind,
  signInLives,
  signInState,
  triesLeft,
} from "#domain/desk/sign-in-rules.ts";
import { normalAddress } from "#domain/lead/mail-address.ts";
import type { Person } from "#server/adapters/store/repositories/people-rows.ts";
import type { NewSignIn, SignIn } from "#server/adapters/store/repositories/sign-in-rows.ts";
import type { Store } from "#server/adapters/store/store.ts";
import type { Asked, LinkState, Problem } from "#site/desk-port.ts";
import { type DeskKeys, hashOfKey, newKey } from "./desk-keys.ts";
import type { DeskLimits } from "./desk-limits.ts";
import { type SiteOf, siteTitle } from "./site-of.ts";
import * as answers from "./sign-in-answers.ts";

export type SignInDeps = {
  store: Pick<Store, "operator">;
  keys: DeskKeys;
  limits: DeskLimits;
  siteOf: SiteOf;
  clock: () => Date;
};

/** Who calls. `browser`: the key in the cookie that `ask` has given it. */
export type Caller = { browser: string | null; client: string; userAgent: string };
export type Asking = Problem | { asked: true; browser: string };

/** Ways into the desk: by link, or by code. There are no passwords. */
export class SignIns {
  readonly #deps: SignInDeps;

  constructor(deps: SignInDeps) {
    this.#deps = deps;
  }

  /**
   * Known and unknown addresses get the same answer after the same writes: even the delivery is queued for both, and
   * ends when it is composed. `browser` of the answer is for its cookie.
   */
  async ask(input: { address: string; to: string }, caller: Pick<Caller, "browser" | "client">): Promise<Asking> {
    const { store, limits, clock } = this.#deps;
    const now = clock();
    const address = personAddress(input.address);
    if (address === null) return { problem: addressProblem };
    const browser = caller.browser ?? newKey();
    const earlier = (await this.#ofBrowser(browser)).filter((one) => isSame(one.address, address));
    const [last] = earlier;
    if (last && now.getTime() < mayAskAgainAt(last))
      // Pressed twice: one mail is enough.
      return signInState(last, now) === "open" ? { asked: true, browser } : { problem: answers.askedJustNow };
    const wait = await limits.ask({ address, browser, client: caller.client }, now);
    if (wait !== null) return { problem: answers.tooMany(wait) };
    const person = await store.operator.people.byAddress(normalAddress(address));
    const signIn = newSignIn("asked", { address, person, to: deskPath(input.to), browser }, now);
    const replaces = earlier.map(({ id }) => id);
    const mail = { site: person?.rights[0]?.site ?? null, desk: { about: "sign-in", id: signIn.id } } as const;
    await store.operator.signIns.add({ signIn, replaces, mail }, now);
    return { asked: true, browser };
  }

  /** What this browser has asked for last; null once it is signed in with it. */
  async asked(browser: string | null): Promise<Asked | null> {
    const [last] = await this.#ofBrowser(browser);
    const state = last && signInState(last, this.#deps.clock());
    if (!last || state === "used") return null;
    return {
      address: last.address,
      until: last.expires_at,
      triesLeft: triesLeft(last),
      mayAskAgainAt: new Date(mayAskAgainAt(last)).toISOString(),
      isOver: state === "over",
    };
  }

  async enterByCode(input: { code: string; keep: boolean }, caller: Caller): Promise<answers.Entering> {
    const [last] = await this.#ofBrowser(caller.browser);
    if (!last) return answers.nothingAsked;
    return (await this.#refuseCode(last, input.code, caller)) ?? this.#finish(last, input.keep, caller);
  }

  /** What the page of a link shows. Reading changes nothing, so a mail scanner may open it. */
  async link(token: string, browser: string | null): Promise<LinkState> {
    const signIn = await this.#ofToken(token);
    const person = await this.#personOf(signIn);
    if (!signIn || !person) return { state: "unknown" };
    const state = signInState(signIn, this.#deps.clock());
    if (state !== "open") return { state };
    if (signIn.kind === "asked")
      return isOf(signIn, browser) ? { state: "here", name: person.name } : { state: "elsewhere" };
    const right = person.rights.find(({ site }) => site === signIn.site_slug);
    return {
      state: "code",
      name: person.name,
      by: signIn.invited_by ?? operatorName,
      site: siteTitle(signIn.site_slug, this.#deps.siteOf),
      role: right?.role ?? null,
      until: signIn.expires_at,
    };
  }

  /** The browser that asked needs no code. Any other has to have been invited, or to be given a printed link. */
  async enterByLink(
    { token, code, keep }: { token: string; code: string; keep: boolean },
    caller: Caller,
  ): Promise<answers.Entering> {
    const signIn = await this.#ofToken(token);
    if (!signIn) return answers.unknownLink;
    const closed = this.#closed(signIn);
    if (closed) return closed;
    if (signIn.kind !== "asked") {
      const refused = await this.#refuseCode(signIn, code, caller);
      if (refused) return refused;
    } else if (!isOf(signIn, caller.browser)) return answers.elsewhere;
    return this.#finish(signIn, keep, caller);
  }

  /** A new link and code for somebody, without any mail. It ends the one before. */
  async print(person: Person): Promise<{ token: string; code: string; until: string }> {
    const { store, keys, clock } = this.#deps;
    const now = clock();
    const earlier = (await store.operator.signIns.ofPerson(person.id)).filter(({ kind }) => kind === "printed");
    const signIn = newSignIn("printed", { address: person.address, person, site: person.rights[0]?.site ?? null }, now);
    await store.operator.signIns.add({ signIn, replaces: earlier.map(({ id }) => id), mail: null }, now);
    return { token: keys.token(signIn.id), code: keys.code(signIn.id), until: signIn.expires_at };
  }

  async #ofBrowser(browser: string | null): Promise<SignIn[]> {
    return browser === null ? [] : this.#deps.store.operator.signIns.ofBrowser(hashOfKey(browser));
  }

  async #ofToken(token: string): Promise<SignIn | null> {
    const id = this.#deps.keys.read(token);
    return id === null ? null : this.#deps.store.operator.signIns.get(id);
  }

  async #personOf(signIn: SignIn | null): Promise<Person | null> {
    return signIn?.person_id ? this.#deps.store.operator.people.get(signIn.person_id) : null;
  }

  #closed(signIn: SignIn): answers.NotEntered | null {
    const state = signInState(signIn, this.#deps.clock());
    return state === "open" ? null : state === "used" ? answers.usedUp : answers.over;
  }

  /** Null if the code fits. A code counts before it is compared; for nobody's address none fits. */
  async #refuseCode(signIn: SignIn, code: string, { client }: Caller): Promise<answers.NotEntered | null> {
    const { store, keys, limits, clock } = this.#deps;
    const now = clock();
    const closed = this.#closed(signIn);
    if (closed) return closed;
    const wait = await limits.tryCode(client, now);
    if (wait !== null) return { problem: answers.tooMany(wait), triesLeft: triesLeft(signIn) };
    const tries = await store.operator.signIns.countTry(signIn.id, now);
    if (tries === null) return answers.over;
    const fits = keys.fits(signIn.id, code);
    if (!fits || signIn.person_id === null) return answers.wrongCode(triesLeft({ tries }));
    await limits.giveBack(client, now);
    return null;
  }

  async #finish(signIn: SignIn, kept: boolean, { userAgent }: Caller): Promise<answers.Entering> {
    const { store, clock } = this.#deps;
    const now = clock();
    const at = now.toISOString();
    const person = await this.#personOf(signIn);
    if (!person) return answers.over;
    const device = deviceLabel(userAgent);
    const before = await store.operator.sessions.ofPerson(person.id);
    const key = newKey();
    const session = {
      id: randomUUID(),
      token_hash: hashOfKey(key),
      person_id: person.id,
      device,
      kept: kept ? 1 : 0,
      created_at: at,
      used_at: at,
      expires_at: sessionEnd(kept, now).toISOString(),
    };
    const isNew = !before.some((one) => one.device === device);
    const mail = { site: person.rights[0]?.site ?? null, desk: { about: "new-device", id: session.id } } as const;
    const isIn = await store.operator.signIns.finish(signIn.id, session, isNew ? mail : null);
    return isIn ? { session: { key, kept }, personId: person.id, to: signIn.to_path } : answers.usedUp;
  }
}

export const operatorName = "The operator";

const mayAskAgainAt = ({ created_at }: SignIn): number => Date.parse(created_at) + askAgainAfterMs;
const isSame = (one: string, other: string): boolean => normalAddress(one) === normalAddress(other);
const isOf = ({ browser_hash }: SignIn, browser: string | null): boolean =>
  browser !== null && browser_hash === hashOfKey(browser);

type About = {
  address: string;
  person: Pick<Person, "id"> | null;
  to?: string;
  browser?: string;
  by?: string;
  site?: string | null;
};

export function newSignIn(kind: SignInKind, about: About, now: Date): NewSignIn {
  return {
    id: randomUUID(),
    person_id: about.person?.id ?? null,
    kind,
    browser_hash: about.browser === undefined ? null : hashOfKey(about.browser),
    address: about.address,
    to_path: about.to ?? "/",
    invited_by: about.by ?? null,
    site_slug: about.site ?? null,
    expires_at: new Date(now.getTime() + signInLives[kind]).toISOString(),
    created_at: now.toISOString(),
  };
}
