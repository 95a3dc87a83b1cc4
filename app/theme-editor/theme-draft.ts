import { ownValue } from "#domain/own-value.ts";
import { look } from "#site/schema/look.ts";
import type { Look } from "#site/theme.ts";
import { isColour } from "#site/theme.ts";

/** A look that is being edited. Every draft is valid: a value that is not stays in its field. */
export type ThemeDraft = Look & {
  /** Families of text and headings; null: the template's own. */
  fonts: { text: string | null; display: string | null };
  /** Custom properties that differ from the template's, by name without dashes. */
  properties: Readonly<Record<string, string>>;
};
export type Tokens = Look["tokens"];
/** What one field edits: a colour, a token, a font or a property. */
export type DraftKey = "brand" | "accent" | `tokens.${keyof Tokens}` | "fonts.text" | "fonts.display" | `--${string}`;

export const tokenNames = Object.keys(look.tokens.shape) as (keyof Tokens)[];

export function draftOf({ brand, accent, tokens }: Look): ThemeDraft {
  return { brand, accent, tokens, fonts: { text: null, display: null }, properties: {} };
}

export function valueOf(draft: ThemeDraft, key: DraftKey): string | number | null {
  if (key === "brand" || key === "accent") return draft[key];
  if (key.startsWith("--")) return ownValue(draft.properties, key.slice(2)) ?? null;
  const [group, name = ""] = key.split(".");
  return ownValue<string | number | null>(group === "fonts" ? draft.fonts : draft.tokens, name) ?? null;
}

const propertyValue = /^[^;{}<>\\]{1,200}$/;

/** Why a value is impossible, as a sentence; null if it is not. */
export function impossible(key: DraftKey, value: unknown): string | null {
  if (key.startsWith("fonts.")) return null;
  if (key.startsWith("--")) {
    const ok = value === null || (typeof value === "string" && propertyValue.test(value));
    return ok ? null : "Write one CSS value, without ; { or }.";
  }
  const name = key.split(".").at(-1) as keyof Tokens;
  const schema = key === "brand" || key === "accent" ? look[key] : look.tokens.shape[name];
  const problem = schema.safeParse(value).error?.issues[0]?.message;
  if (problem !== undefined) return problem;
  const isColourKey = key === "brand" || key === "accent" || key === "tokens.stage";
  return isColourKey && typeof value === "string" && !isColour(value) ? `"${value}" is not a colour.` : null;
}

/** The draft with one value changed. An impossible value changes nothing. */
export function withValue(draft: ThemeDraft, key: DraftKey, value: unknown): ThemeDraft {
  if (impossible(key, value) !== null) return draft;
  if (key === "brand" || key === "accent") return { ...draft, [key]: value };
  if (key.startsWith("--")) {
    const name = key.slice(2);
    const others = Object.entries(draft.properties).filter(([other]) => other !== name);
    return { ...draft, properties: Object.fromEntries(value === null ? others : [...others, [name, value as string]]) };
  }
  const [group = "", name = ""] = key.split(".");
  return group === "fonts"
    ? { ...draft, fonts: { ...draft.fonts, [name]: value } }
    : { ...draft, tokens: { ...draft.tokens, [name]: value } };
}
