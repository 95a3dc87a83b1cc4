import { randomBytes } from "node:crypto";
import { copyFile, open, stat } from "node:fs/promises";
import { fileTypeFromBuffer } from "file-type";
import { storedTypes, type StoredType, type LeadFile } from "#domain/lead/lead-file.ts";
import { type FileKind, sniffKind } from "#domain/upload/sniff-kind.ts";
import { uploadMessages } from "#domain/upload/upload-messages.ts";
import { leadProblems, LeadError } from "#server/leads/service/lead-problem.ts";
import { cleanImage, type ImageProblem, imageProblem } from "./clean-image.ts";
import type { ReceivedFile } from "#server/documents/upload-document.ts";
import type { UploadFolder } from "./upload-folder.ts";
import { fileRefused } from "./upload-problem.ts";

type InOrder = <T>(work: () => Promise<T>) => Promise<T>;

/** Enough to recognise every type. */
const HEAD_BYTES = 64 * 1024;

const mimes: Record<FileKind, readonly string[]> = {
  jpeg: ["image/jpeg"],
  png: ["image/png", "image/apng"],
  webp: ["image/webp"],
  heic: ["image/heic", "image/heif", "image/heic-sequence", "image/heif-sequence"],
  pdf: ["application/pdf"],
};

/** Checks the bytes before anything is decoded. Returns the first file that is refused. */
export async function inspectFiles(folder: UploadFolder, inOrder: InOrder): Promise<LeadError | null> {
  for (const file of folder.files) {
    const problem = await inOrder(() => problemOf(folder.pathOf(file.draft)));
    if (problem !== null) return errorOf(file, problem);
  }
  return null;
}

/** Cleans all files and stores them for this lead; throws LeadError. */
export async function keepFiles(folder: UploadFolder, leadId: string, inOrder: InOrder): Promise<LeadFile[]> {
  if (folder.isSpent) throw new LeadError(leadProblems.alreadySent);
  const made: (LeadFile & { from: string })[] = [];
  for (const file of folder.files) made.push(await inOrder(() => clean(folder, file)));
  await folder.shelve(leadId, made);
  return made.map(({ from: _from, ...file }) => file);
}

type Problem = ImageProblem | "kind";

async function problemOf(path: string): Promise<Problem | null> {
  const head = await headOf(path);
  const kind = sniffKind(head);
  const found = await fileTypeFromBuffer(head);
  if (kind === null || found === undefined || !mimes[kind].includes(found.mime)) return "kind";
  // A PDF is opaque to us: its first bytes and its size are checked, and it is only ever served as a download.
  return kind === "pdf" ? null : imageProblem(path, kind);
}

async function clean(folder: UploadFolder, file: ReceivedFile): Promise<LeadFile & { from: string }> {
  const path = folder.pathOf(file.draft);
  const from = `${path}.clean`;
  const kind = sniffKind(await headOf(path));
  if (kind === null) throw errorOf(file, "kind");
  // A copy, so that a draft waiting for another post of its form stays.
  const type =
    kind === "pdf"
      ? await copyFile(path, from).then(() => "application/pdf" as const)
      : await cleanImage(path, kind, from);
  if (!isStoredType(type)) throw errorOf(file, type);
  const { size } = await stat(from);
  const id = randomBytes(16).toString("hex");
  return { id, field: file.field, name: file.name, type, bytes: size, from };
}

const isStoredType = (type: string): type is StoredType => Object.hasOwn(storedTypes, type);

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(HEAD_BYTES), position: 0 });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const errorOf = ({ field, name }: ReceivedFile, problem: Problem) => fileRefused(field, uploadMessages[problem](name));
