import { type Source, sourceOf } from "#domain/visit/source.ts";
import { isLive, readTouch, type Touch } from "#domain/visit/touch.ts";
import type { LeadFields } from "./lead-fields.ts";
import { unlinked } from "./untrusted-text.ts";

const LONGEST_NAME = 60;
/** A touch may come to its end while the form is filled in. */
const dayMs = 24 * 60 * 60 * 1000;

type Written = {
  now: number;
  /** A timestamp as a day: "3 March". */
  day: (at: string) => string;
};

/** Spec 3.10.12: what the touches of a lead mean. The server writes it; whatever a sender calls its source is not read. */
export function cameFrom({ first_touch, last_touch }: LeadFields, { now, day }: Written): LeadFields {
  const [first, last] = [readTouch(first_touch), readTouch(last_touch)];
  const latest = last ?? first;
  if (!latest) return {};
  const said = phraseOf(latest);
  const before = first && last ? earlier(first, said, { now, day }) : "";
  return {
    came_from: `${said}${before}`,
    ...(first ? { first_source: sourceOf(first).kind } : {}),
    ...(last ? { last_source: sourceOf(last).kind } : {}),
  };
}

/** ", first on 3 March by a Facebook ad"; empty where the first touch says nothing that the last does not. */
function earlier(first: Touch, said: string, { now, day }: Written): string {
  const [on, by] = [isLive(first, now, dayMs) ? ` on ${day(first.at)}` : "", phraseOf(first)];
  if (by !== said) return `, first${on} by ${by}`;
  return on === "" || day(first.at) === day(new Date(now).toISOString()) ? "" : `, first${on}`;
}

const phrases: Readonly<Record<Source["kind"], (name: string | null) => string>> = {
  paid: (name) => (name === null ? "an advertisement" : `${/^[aeiou]/i.test(name) ? "an" : "a"} ${name} ad`),
  search: (name) => (name === null ? "a search" : `${name} search`),
  social: (name) => name ?? "social media",
  assistant: (name) => name ?? "an assistant",
  email: (name) => (name === null ? "an email" : `an email (${name})`),
  campaign: (name) => (name === null ? "a campaign" : `the campaign ${name}`),
  referrer: (name) => (name === null ? "a link" : `a link on ${name}`),
  direct: () => "a direct visit",
};

/** Names of campaigns and hosts are the visitor's word: no mail program makes a link of them. */
function phraseOf(touch: Touch): string {
  const { kind, name, host } = sourceOf(touch);
  const called = name ?? (kind === "referrer" ? host : null);
  return phrases[kind](called === null ? null : unlinked(called).slice(0, LONGEST_NAME));
}
