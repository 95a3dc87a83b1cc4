import { ownValue } from "#domain/text/own-value.ts";
import type { LoadedDealership, LoadedSite } from "#site/network.ts";
import { changeLine, type SettingChange, settingChanges } from "#site/setting-changes.ts";

/** What a site or dealership consists of before or after a change. */
export type Side = { settings: unknown; content: Record<string, unknown> };

/** `name` as people read it: first-site, or dealerships/first (shown by first-site). */
export type Changed = { slug: string; name: string; isNew: boolean; changes: SettingChange[]; lists: string[] };

export const sideOf = ({ settings, content }: LoadedSite): Side => ({ settings, content });

/** The change of one site, or none. */
export function changedSite(site: LoadedSite, before: Side | null): Changed[] {
  const { settings, content } = site;
  const { slug } = settings;
  if (before === null) return [{ slug, name: slug, isNew: true, changes: [], lists: [] }];
  const changes = settingChanges(before.settings, settings);
  const lists = Object.keys(content).filter(
    (list) => JSON.stringify(ownValue(before.content, list) ?? []) !== JSON.stringify(ownValue(content, list)),
  );
  return changes.length + lists.length === 0 ? [] : [{ slug, name: slug, isNew: false, changes, lists }];
}

type DealershipSide = Pick<LoadedDealership, "dealership" | "source">;

/** The change of one dealership with its stock source, or none. */
export function changedDealership(
  after: DealershipSide,
  before: DealershipSide | null,
  sites: readonly string[],
): Changed[] {
  const { slug } = after.dealership;
  const name = sites.length === 0 ? `dealerships/${slug}` : `dealerships/${slug} (shown by ${sites.join(", ")})`;
  if (before === null) return [{ slug, name, isNew: true, changes: [], lists: [] }];
  const whole = ({ dealership, source }: DealershipSide) => named({ ...dealership, stock: source ?? undefined });
  const changes = settingChanges(whole(before), whole(after));
  return changes.length === 0 ? [] : [{ slug, name, isNew: false, changes, lists: [] }];
}

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** Lists whose items have a name of their own become groups by that name: so one changed day is one line. */
function named(value: unknown): unknown {
  if (Array.isArray(value)) {
    const names = value.map(nameOf);
    const isNamed = names.every((name) => name !== null) && new Set(names).size === names.length && names.length > 0;
    return isNamed ? Object.fromEntries(value.map((item, at) => [names[at], named(item)])) : value;
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, named(item)]));
}

function nameOf(item: unknown): string | null {
  const { id, weekday, date } = (item ?? {}) as { id?: unknown; weekday?: unknown; date?: unknown };
  const day = typeof weekday === "number" ? weekdays[weekday] : undefined;
  return [id, day, date].find((name) => typeof name === "string") ?? null;
}

export function linesOf({ name, isNew, changes, lists }: Changed): string[] {
  if (isNew) return [`${name}: new`];
  return [name, ...changes.map((change) => `  ${changeLine(change)}`), ...lists.map((list) => `  ${list}: changed`)];
}
