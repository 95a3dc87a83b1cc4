/** Types of stored files: pictures are re-encoded as one of two, so that any mail program can show them. */
export const storedTypes = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "application/pdf": "pdf",
} as const;
export type StoredType = keyof typeof storedTypes;

/** A file of a lead. Its bytes are stored under the id, a name of ours. */
export interface LeadFile {
  id: string;
  /** The form's field it was chosen in. */
  field: string;
  /** The visitor's name for it, with the extension of its real type. For display only. */
  name: string;
  type: StoredType;
  bytes: number;
}

/** Its contents are not inspected: it may contain scripts, other files or links. */
export const isOpaque = ({ type }: Pick<LeadFile, "type">): boolean => type === "application/pdf";

/** The name under which a file is downloaded: ours, because a visitor's could be misleading. */
export function downloadName({ id, type }: Pick<LeadFile, "id" | "type">): string {
  return `${isOpaque({ type }) ? "document" : "photo"}-${id.slice(0, 8)}.${storedTypes[type]}`;
}

/** Names as one line of text. */
export function fileNames(files: readonly { name: string }[]): string {
  return files.map(({ name }) => name).join(", ");
}
