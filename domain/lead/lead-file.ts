/** What a kept file can be: pictures are written anew as one of two, so that any mail program can show them. */
export const keptTypes = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "application/pdf": "pdf",
} as const;
export type KeptType = keyof typeof keptTypes;

/** A file that came with a lead. Its bytes are kept under the id, which is a name of our own. */
export interface LeadFile {
  id: string;
  /** The form's field it was chosen in. */
  field: string;
  /** As the visitor calls it, with the ending of what it is. For showing only. */
  name: string;
  type: KeptType;
  bytes: number;
}

/** Nobody has looked inside: it may hold scripts, other files or links. */
export const isOpaque = ({ type }: Pick<LeadFile, "type">): boolean => type === "application/pdf";

/** The name under which a file is saved: ours, because a visitor's could pass for something else. */
export function downloadName({ id, type }: Pick<LeadFile, "id" | "type">): string {
  return `${isOpaque({ type }) ? "document" : "photo"}-${id.slice(0, 8)}.${keptTypes[type]}`;
}

/** Names as one line of text. */
export function fileNames(files: readonly { name: string }[]): string {
  return files.map(({ name }) => name).join(", ");
}
