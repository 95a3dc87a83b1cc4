import { type Origin, origins } from "./origins.ts";
import type { Landing } from "./touch.ts";

/** What a landing means. campaign: a link that somebody tagged, and nothing says what it stood on. */
export const sourceKinds = [
  "paid",
  "search",
  "social",
  "assistant",
  "email",
  "campaign",
  "referrer",
  "direct",
] as const;
export type SourceKind = (typeof sourceKinds)[number];

export interface Source {
  kind: SourceKind;
  /** What people call it: "Google", or the words of a campaign link; null where only its host is known, or nothing. */
  name: string | null;
  /** The host of the page before. */
  host: string | null;
}

type Facts = {
  params: ReadonlyMap<string, string>;
  host: string | null;
  /** By utm_source. */
  tagged: Origin | null;
  /** By the page before. */
  before: Origin | null;
  medium: string;
};
type Meaning = Pick<Source, "kind" | "name">;

const paidMedium = /^(?:cp[acmvl]|ppc|paid.*|.*[_-]paid|sem|display|banner|retargeting|remarketing|ads?)$/;
const emailMedium = /^(?:e-?mail|newsletter|edm)$/;
const organicMediums: ReadonlyMap<string, SourceKind> = new Map([
  ["organic", "search"],
  ["search", "search"],
  ["social", "social"],
  ["organic_social", "social"],
  ["social-media", "social"],
  ["social_media", "social"],
]);

/** The first that answers decides. */
const rules: readonly ((facts: Facts) => Meaning | null)[] = [
  // Only advertisements have these. Facebook marks every link with fbclid, so that alone is no advertisement.
  ({ params }) =>
    ["gclid", "gbraid", "wbraid"].some((id) => params.has(id)) ? { kind: "paid", name: "Google" } : null,
  ({ params }) => (params.has("msclkid") ? { kind: "paid", name: "Bing" } : null),
  (facts) => (paidMedium.test(facts.medium) ? { kind: "paid", name: nameOf(facts) } : null),
  (facts) => (emailMedium.test(facts.medium) ? { kind: "email", name: nameOf(facts) } : null),
  ({ tagged }) => tagged,
  (facts) => meaningOfMedium(facts),
  ({ params }) => campaignNamed(params.get("utm_source")),
  ({ params, before }) => (params.has("fbclid") && before?.kind !== "social" ? facebook : null),
  ({ before }) => before,
  ({ params }) => campaignNamed(params.get("utm_campaign") ?? params.get("utm_medium")),
  ({ host }) => (host === null ? null : { kind: "referrer", name: null }),
];

const facebook: Meaning = { kind: "social", name: "Facebook" };

/** Where a visitor came from: by the ids of advertisements, the tags of the link, then the page before. */
export function sourceOf({ params, referrer }: Landing): Source {
  const written = new Map(Object.entries(params).map(([name, value]) => [name, value.trim()] as const));
  const host = referrer === null ? null : hostOf(referrer);
  const facts: Facts = {
    params: written,
    host,
    tagged: originTagged(lower(written.get("utm_source"))),
    before: host === null ? null : originAt(host),
    medium: lower(written.get("utm_medium")),
  };
  for (const rule of rules) {
    const meaning = rule(facts);
    if (meaning) return { kind: meaning.kind, name: meaning.name, host };
  }
  return { kind: "direct", name: null, host };
}

function nameOf({ tagged, params, before }: Facts): string | null {
  const clicked = params.has("fbclid") ? facebook.name : null;
  return tagged?.name ?? clicked ?? (params.get("utm_source") || null) ?? before?.name ?? null;
}

function meaningOfMedium(facts: Facts): Meaning | null {
  const kind = organicMediums.get(facts.medium);
  return kind === undefined ? null : { kind, name: nameOf(facts) };
}

const campaignNamed = (name: string | undefined): Meaning | null => (name ? { kind: "campaign", name } : null);

const lower = (text: string | undefined): string => (text ?? "").toLowerCase();

const hostOf = (referrer: string): string => (referrer.split("/", 1)[0] ?? "").replace(/:\d+$/, "");

const originsByWord: ReadonlyMap<string, Origin> = new Map(
  origins.flatMap((origin) => (origin.words ?? []).map((word) => [word, origin] as const)),
);

/** ChatGPT, for one, tags its links with its own host. */
function originTagged(source: string): Origin | null {
  return originsByWord.get(source) ?? (source.includes(".") ? originAt(source) : null);
}

function originAt(host: string): Origin | null {
  return origins.find(({ hosts }) => hosts.some((domain) => isBelow(host, domain))) ?? null;
}

const nationalEnding = /\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/;

function isBelow(host: string, domain: string): boolean {
  if (!domain.endsWith(".*")) return host === domain || host.endsWith(`.${domain}`);
  const name = domain.slice(0, -".*".length);
  const stem = host.replace(nationalEnding, "");
  return stem !== host && (stem === name || stem.endsWith(`.${name}`));
}
