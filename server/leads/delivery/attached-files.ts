import { isOpaque } from "#domain/lead/lead-file.ts";
import type { Message } from "#server/adapters/mail/mailer.ts";
import type { LeadFiles } from "#server/adapters/files/lead-files.ts";
import type { LeadContext, LinkedFile } from "#server/leads/mail/lead-context.ts";

/** Mail servers reject large messages, and encoding adds a third: the rest goes as links. */
const MOST_ATTACHED_BYTES = 15 * 1024 * 1024;

/** Pictures, which we have re-encoded, as many as fit, in the order they were sent. PDFs go as links. */
export function attachedFiles({ files }: Pick<LeadContext, "files">): LinkedFile[] {
  let sum = 0;
  return files.filter((file) => {
    const { bytes } = file;
    if (isOpaque(file)) return false;
    const fits = sum + bytes <= MOST_ATTACHED_BYTES;
    if (fits) sum += bytes;
    return fits;
  });
}

/** A file that was erased meanwhile is left out. */
export async function attachmentsOf(context: LeadContext, leadFiles: LeadFiles): Promise<Message["attachments"]> {
  const read = await Promise.all(
    attachedFiles(context).map(async (file) => ({ file, content: await leadFiles.read(file) })),
  );
  return read.flatMap(({ file: { name, type }, content }) =>
    content === null ? [] : [{ filename: name, contentType: type, content }],
  );
}

const unchecked = "Download (30 days). Not checked: open it only if you expect it, with an up-to-date reader";

/** What a reader is told of each file. */
export function fileLines(context: Pick<LeadContext, "files">): { label: string; value: string; url: string }[] {
  const attached = new Set(attachedFiles(context));
  return context.files.map((file) => ({
    label: attached.has(file) ? "Attached" : isOpaque(file) ? unchecked : "Download (30 days)",
    value: `${file.name} (${sizeOf(file.bytes)})`,
    url: file.url,
  }));
}

function sizeOf(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
