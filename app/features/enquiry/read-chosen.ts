import { fileProblem } from "#domain/upload/file-problem.ts";
import { sniffedBytes } from "#domain/upload/sniff-kind.ts";
import { uploadLimits } from "#domain/upload/upload-limits.ts";
import { uploadMessages } from "#domain/upload/upload-messages.ts";

/** What can be taken of newly chosen files beside those there are, and a sentence for each that cannot. */
export async function readChosen(before: readonly File[], chosen: readonly File[]) {
  const files = [...before];
  const problems: string[] = [];
  for (const file of chosen) {
    if (files.some((one) => isSame(one, file))) continue;
    const head = new Uint8Array(await file.slice(0, sniffedBytes).arrayBuffer());
    const problem = fileProblem({ name: file.name, bytes: file.size, head });
    if (problem !== null) problems.push(problem);
    else if (files.length < uploadLimits.files) files.push(file);
    else if (!problems.includes(uploadMessages.tooMany)) problems.push(uploadMessages.tooMany);
  }
  return { files, problems };
}

const isSame = (a: File, b: File): boolean =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;
