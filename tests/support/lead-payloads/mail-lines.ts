import { createHash } from "node:crypto";
import PostalMime, { type Address } from "postal-mime";
import { masked } from "./masks.ts";
import { xmlLines } from "./readable.ts";

/** A mail as it arrived: its headings, its text, what is attached, and the hash of its HTML. */
export async function mailLines(raw: string, leadId: string): Promise<string> {
  const {
    from,
    to = [],
    replyTo = [],
    subject = "",
    headers,
    text = "",
    html,
    attachments,
  } = await PostalMime.parse(raw);
  const out = headers.find(({ key }) => key === "list-unsubscribe");
  const isAdf = text.startsWith("<?xml");
  const lines = [
    `From: ${[from].map(nameOf).join()}`,
    `To: ${to.map(nameOf).join()}`,
    ...(replyTo.length > 0 ? [`Reply-To: ${replyTo.map(nameOf).join()}`] : []),
    `Subject: ${subject}`,
    ...(out ? [`List-Unsubscribe: ${out.value}`] : []),
    "",
    (isAdf ? xmlLines(text) : text).trimEnd(),
    "",
    ...attachments.map(({ filename, mimeType, content }) => {
      const isText = typeof content !== "string" && sameText(content, text);
      return `Attached: ${filename} ${mimeType}${isText ? ", the text once more" : ""}`;
    }),
    ...(html === undefined ? [] : [`HTML: ${hashOf(masked(html, leadId))}`]),
  ];
  return lines.join("\n").trimEnd();
}

const nameOf = (person: Address | undefined): string => `${person?.name ?? ""} <${person?.address ?? ""}>`.trim();

/** Mail programs end the last line as they like. */
const sameText = (content: ArrayBuffer | Uint8Array, text: string): boolean =>
  new TextDecoder().decode(content).trimEnd() === text.trimEnd();

export const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");
