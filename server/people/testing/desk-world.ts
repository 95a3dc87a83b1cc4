import type { Site } from "#site/site.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { LocalLimits } from "#server/platform/limits/local-limits.ts";
import type { Limits } from "#server/platform/limits/limits.ts";
import { sampleLeadContext } from "#tests/support/sample-lead-context.ts";
import { createDeskPeople, type DeskPeople } from "#server/people/desk-people.ts";
import type { Entering, SignedIn } from "#server/people/sign-in-answers.ts";

export const chrome = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36";
export const firefox = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:142.0) Gecko/20100101 Firefox/142.0";
export const minute = 60_000;

/** Two sites that run, each with its own name and locations. */
const sites = new Map(
  ["one", "two"].map((slug) => {
    const { site } = sampleLeadContext();
    return [slug, { ...site, slug, public: { ...site.public, slug, name: `${slug} motors` } } satisfies Site];
  }),
);
export const locationsOf = (slug: string): string[] => (sites.get(slug)?.locations ?? []).map(({ id }) => id);

type Options = { secret?: string; previousSecret?: string; limits?: Limits; time?: { now: number } };

/** One server of the desk, with a clock that the test sets. */
export function deskOn(store: Store, options: Options = {}) {
  const time = options.time ?? { now: Date.parse("2026-03-10T01:00:00.000Z") };
  const { secret = "a secret for tests alone", previousSecret } = options;
  const desk = createDeskPeople({
    env: { DESK_HOST: "desk.example", PUBLIC_SCHEME: "https", PORT: 3000, OPERATOR_EMAIL: ["ops@agency.example"] },
    store,
    secrets: { secret, previousSecret },
    limits: options.limits ?? new LocalLimits(),
    siteOf: (slug) => sites.get(slug),
    clock: () => new Date(time.now),
  });
  return { ...desk, time, store, after: (ms: number) => void (time.now += ms) };
}
export type TestDesk = ReturnType<typeof deskOn>;

/** Someone who calls: a browser in a network. */
export const from = (browser: string | null, client = "203.0.113.7", userAgent = chrome) => ({
  browser,
  client,
  userAgent,
});

/** What lies in the outbox for the desk, the oldest first, as it would be mailed now. */
export async function mailsOf({ store, mails }: Pick<TestDesk, "store" | "mails">) {
  const rows = [];
  for await (const row of store.operator.outbox.list({})) if (row.channel === "desk") rows.push(row);
  const notes = rows.flatMap(({ document }) => document?.desk ?? []);
  return Promise.all(notes.map((note) => mails.compose(note)));
}

export type KeysOfMail = { token: string; code: string; to: string; subject: string; text: string };

/** Link and code of the newest mail that can still be sent to this address. */
export async function newestMail(desk: Pick<TestDesk, "store" | "mails">, to: string): Promise<KeysOfMail> {
  const mails = (await mailsOf(desk)).flatMap((mail) => ("nothing" in mail || mail.to !== to ? [] : [mail]));
  const mail = mails.at(-1);
  if (!mail) throw new Error(`There is no mail to ${to}.`);
  const token = /token=(\S+)/.exec(mail.text)?.[1] ?? "";
  return { ...mail, token: decodeURIComponent(token), code: /code: (\d{6})/.exec(mail.text)?.[1] ?? "" };
}

export async function invited(desk: DeskPeople, address: string, role = "sales", site: string | null = "one") {
  const made = await desk.people.invite({ name: "Dean Cavallo", address, role, site, locations: [], by: "Ana" });
  if ("problems" in made) throw new Error(JSON.stringify(made.problems));
  return made.id;
}

export function signedIn(entered: Entering): SignedIn {
  if ("problem" in entered) throw new Error(entered.problem);
  return entered;
}
