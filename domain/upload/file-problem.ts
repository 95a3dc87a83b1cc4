import { sniffKind } from "./sniff-kind.ts";
import { uploadLimits } from "./upload-limits.ts";
import { uploadMessages } from "./upload-messages.ts";

export interface SeenFile {
  name: string;
  bytes: number;
  /** Its first bytes. */
  head: Uint8Array;
}

/** Problems that are visible without opening the file, or null. The same in the browser and on the server. */
export function fileProblem({ name, bytes, head }: SeenFile): string | null {
  if (bytes === 0) return uploadMessages.empty(name);
  if (bytes > uploadLimits.bytes) return uploadMessages.tooLarge(name);
  return sniffKind(head) === null ? uploadMessages.kind(name) : null;
}
