import { parseArgs } from "node:util";
import type { Store } from "#server/adapters/store/store.ts";
import { readFigures } from "#server/operations/needs/store-figures.ts";
import { type Dismissal, withoutDismissed } from "#domain/need/dismissal.ts";
import { type Need, needKey } from "#domain/need/need.ts";
import { enquiryNeeds } from "#server/operations/needs/enquiry-needs.ts";
import { storeNeeds } from "#server/operations/needs/store-needs.ts";
import { readableSites } from "#server/sites/stored-sites.ts";
import { type Command, print, CommandError } from "./command.ts";
import { knownSite } from "./known-site.ts";

const DAY_MS = 86_400_000;
const USUAL_DAYS = 14;
const MOST_DAYS = 365;
const LONGEST_REASON = 200;

function optionsOf(words: string[]) {
  const options = {
    site: { type: "string" },
    reason: { type: "string" },
    days: { type: "string" },
    dismissed: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
  } as const;
  return parseArgs({ args: words, options, allowPositionals: true });
}

const urgencies = { 1: "now", 2: "soon", 3: "look at it" };

async function readNeeds(store: Store, now: Date) {
  const [figures, sites] = await Promise.all([readFigures(store, now), readableSites(store)]);
  const all = sites.map(({ site }) => site);
  const open = sites.filter(({ isSuspended }) => !isSuspended).map(({ site }) => site);
  return { dismissals: figures.dismissals, needs: [...open.flatMap(enquiryNeeds), ...storeNeeds(figures, all, now)] };
}

/** What only a running server knows: it can be dismissed, but nobody here knows how bad it is. */
async function isOfServers(key: string, store: Store): Promise<boolean> {
  const heads = await store.operator.sites.heads();
  return heads.some(({ slug }) => needKey("settings", slug) === key);
}

function lineOf({ key, urgency, sites, what, todo }: Need, dismissal?: Dismissal): string {
  const whose = sites.length === 0 ? "" : `${sites.join(", ")}: `;
  const away = dismissal ? `\n          until ${dismissal.until.slice(0, 10)}: ${dismissal.reason}` : "";
  return `${key}  ${urgencies[urgency]}: ${whose}${what}${away || `\n          ${todo}`}`;
}

export const todoCommands: Record<string, Command> = {
  list: {
    words: "[--site SLUG] [--dismissed] [--json]",
    help: "enquiries, deliveries, receivers and feeds that need a person; --dismissed: those that were put away",
    needsStore: true,
    async run(words, store) {
      const { site, dismissed: wantsDismissed, json } = optionsOf(words).values;
      const now = new Date();
      const slug = site === undefined ? null : (await knownSite(site, store)).slug;
      const { needs, dismissals } = await readNeeds(store, now);
      const here = needs.filter(({ sites }) => slug === null || sites.includes(slug));
      const { open, dismissed } = withoutDismissed(here, dismissals, now);
      if (json) print(JSON.stringify(wantsDismissed ? dismissed : open, null, 2));
      else if (wantsDismissed) {
        for (const { need, dismissal } of dismissed) print(lineOf(need, dismissal));
        const seen = new Set(needs.map(({ key }) => key));
        for (const { key, until, reason } of dismissals)
          if (!seen.has(key)) print(`${key}  not to be seen from here, until ${until.slice(0, 10)}: ${reason}`);
        if (dismissals.length === 0) print("Nothing is dismissed.");
      } else {
        for (const need of open.toSorted((a, b) => a.urgency - b.urgency)) print(lineOf(need));
        if (open.length === 0) print("Nothing in the store needs a person. forecourt doctor examines the rest.");
      }
      return 0;
    },
  },
  dismiss: {
    words: `KEY --reason TEXT [--days ${USUAL_DAYS}]`,
    help: "puts one line of the operator's page away; it comes back when it gets worse, or when the days are over",
    needsStore: true,
    async run(words, store) {
      const { values, positionals } = optionsOf(words);
      const [key = "", ...more] = positionals;
      const { reason = "", days = String(USUAL_DAYS) } = values;
      if (more.length > 0) throw new CommandError("Name one key, and write the reason in quotes.");
      if (reason.trim() === "")
        throw new CommandError('Say why, for whoever looks next: --reason "their server moves until Friday".');
      if (reason.length > LONGEST_REASON) throw new CommandError(`A reason has at most ${LONGEST_REASON} characters.`);
      const count = Number(days);
      if (!Number.isInteger(count) || count < 1 || count > MOST_DAYS)
        throw new CommandError(`--days is a whole number from 1 to ${MOST_DAYS}.`);
      const now = new Date();
      const need = (await readNeeds(store, now)).needs.find((one) => one.key === key);
      if (!need && !(await isOfServers(key, store)))
        throw new CommandError(
          `Nothing has the key "${key}". The operator's page and forecourt todo list show the keys.`,
        );
      const until = new Date(now.getTime() + count * DAY_MS).toISOString();
      const { urgency = null, amount = null } = need ?? {};
      await store.operator.dismissals.put({
        key,
        at: now.toISOString(),
        until,
        reason: reason.trim(),
        urgency,
        amount,
      });
      print(`Dismissed until ${until.slice(0, 10)}. forecourt todo restore ${key} takes it back.`);
      return 0;
    },
  },
  restore: {
    words: "KEY",
    help: "shows a dismissed line again",
    needsStore: true,
    async run(words, store) {
      const [key = ""] = optionsOf(words).positionals;
      if (!(await store.operator.dismissals.remove(key)))
        throw new CommandError(
          `Nothing with the key "${key}" is dismissed. forecourt todo list --dismissed shows what is.`,
        );
      print("It is shown again.");
      return 0;
    },
  },
};
