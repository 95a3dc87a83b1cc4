import type { LeadPayload } from "./wire-format.ts";

const MOST_LINES = 40;
const LONGEST_NAME = 60;
const LONGEST_VALUE = 400;

/** The heading above the other fields of a lead. */
export const untrustedHeading = "Also sent (not part of the form, not checked)";

/**
 * Other fields as plain lines. Mail programs turn anything that looks like an address into a link, so dots and colons
 * of addresses are written in brackets.
 */
export function untrustedLines(other: LeadPayload | undefined): { label: string; value: string }[] {
  const all = Object.entries(other ?? {});
  const lines = all.slice(0, MOST_LINES).map(([name, value]) => ({
    label: cut(unlinked(name), LONGEST_NAME),
    value: cut(unlinked(typeof value === "string" ? value : JSON.stringify(value)), LONGEST_VALUE),
  }));
  const rest = all.length - lines.length;
  return rest > 0 ? [...lines, { label: "More", value: `${rest} more fields are stored with the lead.` }] : lines;
}

export function unlinked(text: string): string {
  return text
    .replaceAll("://", "[://]")
    .replaceAll(/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu, "[.]")
    .replaceAll(/(?<=\p{L})@(?=[\p{L}\p{N}])/gu, "[@]")
    .replaceAll(/\s+/g, " ");
}

const cut = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1)}…`);
