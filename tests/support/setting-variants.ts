import { isDeepStrictEqual } from "node:util";
import { fileSchemas } from "#site/json-schema.ts";
import type { LoadedSite } from "#site/network.ts";
import { completeSettings } from "#site/resolve-site.ts";
import { templateOf } from "#site/templates.ts";

type Plain = Record<string, unknown>;
type Node = { properties?: Record<string, Node>; anyOf?: Node[]; enum?: unknown[] };

export type SettingVariant = {
  /** Dotted, as in `footer.map`. */
  setting: string;
  site: LoadedSite;
  /** The site's own settings without this one, or with another value if it has no default. */
  own: Plain;
};

const isPlain = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Derived once: that takes 30 ms, and every setting of every site is looked up in it. */
const schema: Node = fileSchemas.site();
const names = namesBelow(schema, []);

/** The settings of the schema by dotted name, including those inside nullable groups. */
export const settingNames = (): readonly string[] => names;

function namesBelow(node: Node, path: string[]): string[] {
  const group = node.properties ? node : node.anyOf?.find((option) => option.properties);
  if (!group?.properties) return [path.join(".")];
  return Object.entries(group.properties).flatMap(([key, child]) => namesBelow(child, [...path, key]));
}

/** Every setting in which a site differs from its template, reverted one at a time. */
export function variantsOf(site: LoadedSite): SettingVariant[] {
  const defaults = templateOf(site.settings.template).defaults;
  const complete = completeSettings(site.own).data;
  return settingNames().flatMap((setting) => {
    const keys = setting.split(".");
    if (!isSaid(site.own, keys)) return [];
    const group = offGroup(site.own, keys);
    const at = group ?? keys;
    // A group that a site turns off is one variant, not one per setting.
    if (group && !isFirstOf(group, keys)) return [];
    for (const value of otherValues(valueAt(site.own, at), valueAt(defaults, at), nodeAt(at))) {
      const own = withValue(site.own, at, value);
      const other = completeSettings(own);
      if (!other.success) continue;
      // A value equal to the template's is not the site's own.
      if (isDeepStrictEqual(other.data, complete)) return [];
      return [{ setting: at.join("."), site, own }];
    }
    return [];
  });
}

function isSaid(own: unknown, keys: string[]): boolean {
  const [key, ...rest] = keys;
  if (key === undefined) return own !== undefined;
  if (own === null) return true;
  return isPlain(own) && key in own && isSaid(own[key], rest);
}

/** The nearest group that the site sets to null. */
function offGroup(own: Plain, keys: string[]): string[] | null {
  const length = keys.findIndex((_, at) => at > 0 && valueAt(own, keys.slice(0, at)) === null);
  return length < 0 ? null : keys.slice(0, length);
}

function isFirstOf(group: string[], keys: string[]): boolean {
  const name = group.join(".");
  return settingNames().find((one) => one.startsWith(`${name}.`)) === keys.join(".");
}

function valueAt(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((inner, key) => (isPlain(inner) ? inner[key] : undefined), value);
}

function withValue(value: unknown, [key, ...rest]: string[], other: unknown): Plain {
  const plain = isPlain(value) ? value : {};
  if (key === undefined) return plain;
  if (rest.length > 0) return { ...plain, [key]: withValue(plain[key], rest, other) };
  const { [key]: _gone, ...others } = plain;
  return other === undefined ? others : { ...others, [key]: other };
}

function nodeAt(keys: readonly string[]): Node {
  return keys.reduce<Node>((node, key) => {
    const group = node.properties ? node : node.anyOf?.find((option) => option.properties);
    return group?.properties?.[key] ?? {};
  }, schema);
}

/** The default first, then values of the same type, until the schema accepts one. */
function otherValues(value: unknown, byDefault: unknown, node: Node): unknown[] {
  const words = [node, ...(node.anyOf ?? [])].flatMap((one) => one.enum ?? []).filter((word) => word !== value);
  const tried = byDefault === undefined ? [] : [undefined];
  if (typeof value === "boolean") return [...tried, !value];
  if (typeof value === "number") return [...tried, value + 1, value - 1, value / 2];
  if (Array.isArray(value)) return [...tried, [], value.slice(1), value.slice(0, 1), null];
  if (typeof value === "string") return [...tried, ...words, null, `${value}x`, `x${value}`, value.replace(/.$/, "1")];
  if (isPlain(value)) return [...tried, {}, null];
  return [...tried, null];
}
