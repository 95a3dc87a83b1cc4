import { createReadStream } from "node:fs";
import { delimiterOf } from "#domain/csv/delimiter.ts";
import type { Mapping } from "#domain/feed/mapping.ts";
import { refuseOtherFiles, refuseWebPage } from "./not-a-feed.ts";
import { SourceError } from "./source-error.ts";

export type FeedFormat = {
  type: "csv" | "json" | "jsonl" | "xml";
  encoding: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";
  delimiter: string;
};

const HEAD_BYTES = 256 * 1024;

/** The format that the mapping names, completed from the file's own bytes. */
export async function detectFormat(file: string, named: Mapping["format"]): Promise<FeedFormat & { head: string }> {
  const bytes = await headOf(file);
  refuseOtherFiles(bytes);
  const encoding = named.encoding ?? (await encodingOf(file, bytes));
  const head = new TextDecoder(encoding).decode(bytes);
  refuseWebPage(head);
  const type = named.type ?? typeOf(head);
  return { type, encoding, delimiter: named.delimiter ?? (type === "csv" ? delimiterOf(head) : ","), head };
}

async function headOf(file: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of createReadStream(file, { end: HEAD_BYTES - 1 })) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** A byte order mark, the zeros of UTF-16, or the first bytes that are invalid UTF-8. Reads the whole file. */
async function encodingOf(file: string, head: Buffer): Promise<FeedFormat["encoding"]> {
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  if (head[0] === 0xfe && head[1] === 0xff) return "utf-16be";
  const zeros = { even: 0, odd: 0 };
  for (let at = 0; at < Math.min(head.length, 4000); at++)
    if (head[at] === 0) zeros[at % 2 === 0 ? "even" : "odd"] += 1;
  if (zeros.odd > 400 && zeros.even < zeros.odd / 10) return "utf-16le";
  if (zeros.even > 400 && zeros.odd < zeros.even / 10) return "utf-16be";
  if (zeros.even + zeros.odd > 0)
    throw new SourceError("The feed is no text: it holds NUL bytes. Ask for the stock as CSV, JSON or XML.");
  const strict = new TextDecoder("utf-8", { fatal: true });
  try {
    for await (const chunk of createReadStream(file)) strict.decode(chunk as Buffer, { stream: true });
    strict.decode();
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}

function typeOf(head: string): FeedFormat["type"] {
  const start = head.replace(/^\uFEFF/, "").trimStart();
  if (start.startsWith("<")) return "xml";
  if (start.startsWith("[")) return "json";
  if (!start.startsWith("{")) return "csv";
  const [first = "", second = ""] = start.split("\n", 2).map((line) => line.trim());
  return first.endsWith("}") && second.startsWith("{") ? "jsonl" : "json";
}
