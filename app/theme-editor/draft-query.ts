import { type DraftKey, type ThemeDraft, tokenNames, valueOf, withValue } from "./theme-draft.ts";

const none = "none";

/** Parameters of an address, by what they change. */
const keys: Readonly<Record<string, DraftKey>> = {
  brand: "brand",
  accent: "accent",
  ...Object.fromEntries(tokenNames.map((name) => [name, `tokens.${name}` as const])),
  font: "fonts.text",
  display: "fonts.display",
};
/** Each property is a parameter `set=--name:value`. */
const property = "set";

export const draftParameters = [...Object.keys(keys), property];

/** What differs from the start, as the query of an address. */
export function encodeDraft(draft: ThemeDraft, start: ThemeDraft): string {
  const query = new URLSearchParams();
  for (const [name, key] of Object.entries(keys)) {
    const value = valueOf(draft, key);
    if (value !== valueOf(start, key)) query.set(name, String(value ?? none));
  }
  for (const [name, value] of Object.entries(draft.properties)) query.append(property, `--${name}:${value}`);
  return query.toString();
}

/** The start with what the query changes. A value that is impossible is left out. */
export function decodeDraft(query: URLSearchParams, start: ThemeDraft): ThemeDraft {
  let draft = start;
  for (const [name, key] of Object.entries(keys)) {
    const text = query.get(name);
    if (text === null) continue;
    const value = key === "tokens.radius" ? Number(text) : text;
    draft = withValue(draft, key, text === none ? null : value);
  }
  for (const pair of query.getAll(property)) {
    const [, name, value] = /^--([a-z0-9-]{1,60}):(.+)$/.exec(pair) ?? [];
    if (name !== undefined) draft = withValue(draft, `--${name}`, value);
  }
  return draft;
}
