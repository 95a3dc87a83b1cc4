import { createHash } from "node:crypto";
import PostalMime, { type Address } from "postal-mime";
import { masked } from "./masks.ts";
import { xmlLines } from "./readable.ts";

/**
 * A mail as it arrived: its headings, its text, what is attached, and the hash of its HTML. The prospect of an ADF mail
 * is apart: an export has it too.
 */
export async function mailLines(raw: string, leadId: string): Promise<{ mail: string; prospect: string | null }> {
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
  const prospect = /<prospect[^]*<\/prospect>/.exec(text)?.[0] ?? null;
  const lines = [
    `From: ${[from].map(nameOf).join()}`,
    `To: ${to.map(nameOf).join()}`,
    ...(replyTo.length > 0 ? [`Reply-To: ${replyTo.map(nameOf).join()}`] : []),
    `Subject: ${subject}`,
    ...(out ? [`List-Unsubscribe: ${out.value}`] : []),
    "",
    (prospect === null ? text : text.replace(prospect, () => "{prospect}")).trimEnd(),
    "",
    ...attachments.map(({ filename, mimeType, content }) => {
      const isText = typeof content !== "string" && sameText(content, text);
      return `Attached: ${filename} ${mimeType}${isText ? ", the text once more" : ""}`;
    }),
    ...(html === undefined ? [] : [`HTML: ${hashOf(masked(html, leadId))}`]),
  ];
  return { mail: lines.join("\n").trimEnd(), prospect: prospect && xmlLines(prospect) };
}

const nameOf = (person: Address | undefined): string => `${person?.name ?? ""} <${person?.address ?? ""}>`.trim();

/** Mail programs end the last line as they like. */
const sameText = (content: ArrayBuffer | Uint8Array, text: string): boolean =>
  new TextDecoder().decode(content).trimEnd() === text.trimEnd();

export const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");
