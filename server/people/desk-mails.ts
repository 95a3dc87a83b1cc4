import { formatOf } from "#domain/country/format.ts";
import { signInState } from "#domain/desk/sign-in-rules.ts";
import { primaryLocation } from "#domain/location/primary-location.ts";
import type { DeskNote } from "#server/documents/delivery-document.ts";
import type { Person } from "#server/adapters/store/repositories/people-rows.ts";
import type { SignIn } from "#server/adapters/store/repositories/sign-in-rows.ts";
import type { Store } from "#server/adapters/store/store.ts";
import type { Site } from "#site/site.ts";
import type { DeskKeys } from "./desk-keys.ts";
import { linkUrl } from "./desk-origin.ts";
import { operatorName } from "./sign-ins.ts";
import { type SiteOf, siteTitle } from "./site-of.ts";

type Deps = {
  store: Pick<Store, "operator">;
  keys: DeskKeys;
  siteOf: SiteOf;
  /** Of the desk. */
  origin: string;
  /** Who a mail is from where no site sends it. */
  sender: string;
  clock: () => Date;
};

export type DeskMailText = { from: { name: string; address: string }; to: string; subject: string; text: string };
/** `nothing`: why there is nothing to send any more. */
export type ComposedDeskMail = DeskMailText | { nothing: string };

type Words = Pick<DeskMailText, "subject" | "text">;
const nobody = { nothing: "This address belongs to nobody of the desk." };

/** Mails to people of the desk. Link and code are made while a mail is composed, and are in nothing but the mail. */
export class DeskMails {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async compose(note: DeskNote): Promise<ComposedDeskMail> {
    return note.about === "sign-in" ? this.#signIn(note.id) : this.#newDevice(note.id);
  }

  async #signIn(id: string): Promise<ComposedDeskMail> {
    const { store, clock } = this.#deps;
    const signIn = await store.operator.signIns.get(id);
    const person = signIn?.person_id ? await store.operator.people.get(signIn.person_id) : null;
    if (!signIn || !person) return nobody;
    if (signInState(signIn, clock()) !== "open") return { nothing: "This sign-in is over already." };
    const words = signIn.kind === "invited" ? this.#invited(signIn, person) : this.#asked(signIn, person);
    return this.#from(signIn.site_slug ?? siteOfPerson(person), person, words);
  }

  async #newDevice(id: string): Promise<ComposedDeskMail> {
    const { store, origin } = this.#deps;
    const session = await store.operator.sessions.get(id);
    const person = session ? await store.operator.people.get(session.person_id) : null;
    if (!session || !person) return nobody;
    const at = timeText(session.created_at, this.#running(siteOfPerson(person)));
    const text = [
      `Hello ${person.name},`,
      `You signed in to the Forecourt desk: ${session.device}, ${at}.`,
      `Was it not you? Sign in at ${origin}/account, end that session there, and tell whoever invited you. Nobody can sign in without mail of yours, so look after your mailbox as well.`,
    ];
    return this.#from(siteOfPerson(person), person, {
      subject: `New sign-in: ${session.device}`,
      text: text.join("\n\n"),
    });
  }

  #asked({ id }: SignIn, { name }: Person): Words {
    const code = this.#deps.keys.code(id);
    return {
      subject: `Your code for the Forecourt desk: ${code}`,
      text: [
        `Hello ${name},`,
        `Your code: ${code}`,
        "Type it where you asked for it. Or open this link in the same browser:",
        this.#link(id),
        "Both work for 15 minutes, once.",
        "You did not ask? Then do nothing: nobody can sign in without this mail. Tell the code to nobody.",
      ].join("\n\n"),
    };
  }

  #invited(signIn: SignIn, { name, rights }: Person): Words {
    const { id, site_slug, invited_by, expires_at } = signIn;
    const right = rights.find(({ site }) => site === site_slug);
    const where = siteTitle(site_slug, this.#deps.siteOf);
    const as = right ? ` as ${right.role}` : "";
    const by = invited_by ?? operatorName;
    return {
      subject: `${by} invited you to the desk of ${where}`,
      text: [
        `Hello ${name},`,
        `${by} invited you to the Forecourt desk of ${where}${as}. Open this link, and type the code there:`,
        this.#link(id),
        `Your code: ${this.#deps.keys.code(id)}`,
        `Both work once, until ${timeText(expires_at, this.#running(site_slug))}. There are no passwords: later you sign in with a mail like this one.`,
        "You expected no invitation? Then do nothing.",
      ].join("\n\n"),
    };
  }

  #running = (site: string | null): Site | undefined => (site === null ? undefined : this.#deps.siteOf(site));

  #link = (id: string): string => linkUrl(this.#deps.origin, this.#deps.keys.token(id));

  /** In the name of the person's site, whose mail server knows its sender. */
  #from(site: string | null, { address }: Person, words: Words): DeskMailText {
    const from = { name: "Forecourt desk", address: this.#running(site)?.private.mail_from ?? this.#deps.sender };
    return { from, to: address, ...words };
  }
}

const siteOfPerson = ({ rights }: Person): string | null => rights[0]?.site ?? null;

/** By the clock of the site's first location; a person of all sites reads UTC. */
function timeText(iso: string, site: Site | undefined): string {
  const { time_zone } = (site && primaryLocation(site.locations)) ?? {};
  if (!site || time_zone === undefined) return `${iso.slice(0, 10)} at ${iso.slice(11, 16)} UTC`;
  return formatOf(site.public).date(iso, "moment", time_zone);
}
