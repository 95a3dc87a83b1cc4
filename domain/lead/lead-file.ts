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

/** Names as one line of text. */
export function fileNames(files: readonly { name: string }[]): string {
  return files.map(({ name }) => name).join(", ");
}
