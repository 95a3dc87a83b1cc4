import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as WebStream } from "node:stream/web";
import busboy, { type FileInfo } from "busboy";
import { tidyFileName, withEnding } from "#domain/upload/file-name.ts";
import { fileProblem } from "#domain/upload/file-problem.ts";
import { type FileKind, sniffedBytes, sniffKind } from "#domain/upload/sniff-kind.ts";
import { uploadLimits } from "#domain/upload/upload-limits.ts";
import { uploadMessages } from "#domain/upload/upload-messages.ts";
import type { Pace } from "#server/platform/admission/pace.ts";
import { leadProblems, LeadError } from "#server/leads/service/lead-problem.ts";
import type { ReceivedFile } from "#server/documents/upload-document.ts";
import type { UploadFolder } from "./upload-folder.ts";
import { isDiskFull } from "./disk-full.ts";
import { fileRefused } from "./upload-problem.ts";
import { watched } from "./watched-stream.ts";

const MOST_FIELDS = 150;
const LONGEST_FIELD = 64 * 1024;
/** All texts together, as for a form without files. */
const MOST_TEXT = 64 * 1024;
export const mostUploadBytes = uploadLimits.files * uploadLimits.bytes + 1024 * 1024;

/** The texts are available even if a file was refused: a repeated form shows them. */
export type Received = { texts: Record<string, string>; refusal: LeadError | null };

/**
 * Streams a multipart body into drafts in the folder; no file is held in memory. Throws LeadError if it did not
 * arrive completely. After a refusal the rest is read and discarded, because a browser that is cut off while sending
 * shows no answer.
 */
export async function receiveUpload(
  body: ReadableStream<Uint8Array> | null,
  contentType: string,
  folder: UploadFolder,
  pace: Pace,
  displaced: AbortSignal,
): Promise<Received> {
  if (body === null) throw new LeadError(leadProblems.brokenUpload);
  const parser = openParser(contentType);
  const texts: Record<string, string> = {};
  const files: ReceivedFile[] = [];
  const writing: Promise<void>[] = [];
  const streams: Readable[] = [];
  let textBytes = 0;
  let refusal: LeadError | null = null;
  const refuse = (problem: LeadError) => {
    refusal ??= problem;
  };
  parser.on("field", (name, value, { valueTruncated, nameTruncated }) => {
    textBytes += name.length + value.length;
    if (valueTruncated || nameTruncated || textBytes > MOST_TEXT) refuse(new LeadError(leadProblems.tooLarge));
    else Object.defineProperty(texts, name, { value, enumerable: true, configurable: true, writable: true });
  });
  parser.on("fieldsLimit", () => refuse(new LeadError(leadProblems.tooManyFields)));
  parser.on("partsLimit", () => refuse(new LeadError(leadProblems.tooManyFields)));
  parser.on("filesLimit", () => refuse(fileRefused("files", uploadMessages.tooMany)));
  parser.on("file", (field, stream, info) => {
    streams.push(stream);
    // A field without a chosen file arrives as a file without a name.
    if (refusal !== null || isUnnamed(info)) return void stream.resume();
    const draft = String(writing.length);
    const written = (async () => {
      const seen = await writeDraft(stream, folder.pathOf(draft));
      const file = { field: fieldName(field), name: tidyFileName(info.filename ?? ""), draft, ...seen };
      const message = fileProblem(file);
      if (message !== null) refuse(fileRefused(file.field, message, file.bytes > uploadLimits.bytes ? 413 : 422));
      const { bytes, sha256, head } = seen;
      files[Number(draft)] = { field: file.field, name: nameOf(file.name, sniffKind(head)), draft, bytes, sha256 };
    })();
    // Awaited below, together; a rejection before that must not end the process.
    written.catch(() => undefined);
    writing.push(written);
  });
  endLateFiles(parser, streams);
  try {
    await pipeline(Readable.fromWeb(body as WebStream), watched(mostUploadBytes, pace), parser, { signal: displaced });
    await Promise.all(writing);
  } catch (error) {
    // After a malformed part header the parser still opens files, and never ends them.
    for (const stream of streams) stream.destroy();
    const faults = await Promise.all(writing.map((one) => one.catch((fault: unknown) => fault)));
    if ([error, ...faults].some(isDiskFull)) throw new LeadError(leadProblems.diskFull);
    if (displaced.aborted) throw new LeadError(leadProblems.busy);
    throw error instanceof LeadError ? error : (refusal ?? new LeadError(leadProblems.brokenUpload));
  }
  folder.files = files;
  return { texts, refusal };
}

/** The stored file's extension. */
const endings: Record<FileKind, string> = { jpeg: "jpg", png: "png", webp: "jpg", heic: "jpg", pdf: "pdf" };
const nameOf = (name: string, kind: FileKind | null): string =>
  kind === null ? name : withEnding(name, endings[kind]);

const isUnnamed = ({ filename }: FileInfo): boolean => (filename ?? "") === "";

/** It becomes the key of a field's errors: nothing made up to be long or strange. */
const fieldName = (name: string): string => (/^[\w -]{1,60}$/.test(name) ? name : "files");

function openParser(contentType: string) {
  try {
    return busboy({
      headers: { "content-type": contentType },
      defParamCharset: "utf8",
      limits: {
        files: uploadLimits.files,
        // One more than allowed: a file cut off there was too large.
        fileSize: uploadLimits.bytes + 1,
        fields: MOST_FIELDS,
        fieldSize: LONGEST_FIELD,
        fieldNameSize: 100,
        headerPairs: 50,
        // The rest is skipped: a hundred megabytes can contain a million empty parts.
        parts: MOST_FIELDS + uploadLimits.files + 1,
      },
    });
  } catch {
    throw new LeadError(leadProblems.brokenUpload);
  }
}

/**
 * The parser (busboy 1.6.0) reads on after the closing boundary, and waits for ever for the end of a file that begins
 * there. When the whole body was read, every file has ended; one that had already ended stays unchanged.
 */
function endLateFiles(parser: busboy.Busboy, streams: readonly Readable[]): void {
  const finish = parser._final.bind(parser);
  parser._final = (done) => {
    for (const stream of streams) stream.push(null);
    finish(done);
  };
}

async function writeDraft(stream: Readable, path: string) {
  const hash = createHash("sha256");
  let bytes = 0;
  let head: Uint8Array = new Uint8Array();
  const seeing = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      if (head.length < sniffedBytes) head = Buffer.concat([head, chunk.subarray(0, sniffedBytes)]);
      done(null, chunk);
    },
  });
  await pipeline(stream, seeing, createWriteStream(path, { flags: "wx", mode: 0o600 }));
  return { bytes, head, sha256: hash.digest("base64url") };
}
