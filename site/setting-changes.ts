import { ownValue } from "#domain/text/own-value.ts";

type Plain = Record<string, unknown>;

/** One setting that would change; undefined where it is absent. */
export type SettingChange = { path: string; from: unknown; to: unknown };

const isPlain = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The differences between two groups of settings, setting by setting; lists are compared as a whole. */
export function settingChanges(before: unknown, after: unknown, path = ""): SettingChange[] {
  if (isPlain(before) && isPlain(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) =>
      settingChanges(ownValue(before, key), ownValue(after, key), path === "" ? key : `${path}.${key}`),
    );
  }
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, from: before, to: after }];
}

const longest = 60;

const isPrivate = (path: string): boolean => path === "private" || path.startsWith("private.");

/** For scripts. Private values are not shown. */
export const changeData = (change: SettingChange): Partial<SettingChange> =>
  isPrivate(change.path) ? { path: change.path } : change;

/** `finance_provider.interest_rate: 7.9 -> 8.4`. Private values are not shown. */
export function changeLine({ path, from, to }: SettingChange): string {
  if (isPrivate(path)) return `${path}: changed (not shown)`;
  const shown = (value: unknown): string => {
    const text = value === undefined ? "nothing" : JSON.stringify(value);
    return text.length > longest ? `${text.slice(0, longest)}…` : text;
  };
  return `${path}: ${shown(from)} -> ${shown(to)}`;
}
