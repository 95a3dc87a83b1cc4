const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** What XML 1.0 has no place for, not even escaped: one such character and nobody reads the whole document. */
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** For the text and the attributes of HTML and XML alike. */
export function escapeMarkup(text: string): string {
  return text.replaceAll(unwritable, "").replaceAll(/[&<>"']/g, (character) => entities[character] ?? "");
}
