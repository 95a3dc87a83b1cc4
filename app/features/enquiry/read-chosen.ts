import { fileProblem } from "#domain/upload/file-problem.ts";
import { sniffedBytes } from "#domain/upload/sniff-kind.ts";
import { uploadLimits } from "#domain/upload/upload-limits.ts";
import { uploadMessages } from "#domain/upload/upload-messages.ts";
import { preparePhoto } from "./prepare-photo.ts";

/** The newly chosen files that can be added, and a sentence for each that cannot. */
export async function readChosen(before: readonly File[], chosen: readonly File[]) {
  const files = [...before];
  const problems: string[] = [];
  for (const file of chosen) {
    if (files.some((one) => isSame(one, file))) continue;
    if (files.length >= uploadLimits.files) {
      problems.push(uploadMessages.tooMany);
      break;
    }
    const problem = await problemOf(file);
    if (problem !== null) problems.push(problem);
    else files.push(file);
  }
  return { files, problems: [...new Set(problems)] };
}

/** A photo that is too large may fit after it is scaled down. */
async function problemOf(file: File): Promise<string | null> {
  const { name } = file;
  try {
    const head = new Uint8Array(await file.slice(0, sniffedBytes).arrayBuffer());
    const problem = fileProblem({ name, bytes: file.size, head });
    if (problem === null || file.size <= uploadLimits.bytes) return problem;
    const { body } = await preparePhoto(file);
    return fileProblem({ name, bytes: body.size, head });
  } catch {
    // A dropped folder, or a file that was moved meanwhile.
    return uploadMessages.broken(name);
  }
}

const isSame = (a: File, b: File): boolean =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;
