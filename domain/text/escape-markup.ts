import { ownValue } from "./own-value.ts";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Characters that XML 1.0 forbids, even escaped: one of them makes the whole document unreadable. */
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** For text and attributes of HTML and XML. */
export function escapeMarkup(text: string): string {
  return text.replaceAll(unwritable, "").replaceAll(/[&<>"']/g, (character) => ownValue(entities, character) ?? "");
}
