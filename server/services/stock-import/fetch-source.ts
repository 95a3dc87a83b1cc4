import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Outgoing } from "#server/adapters/outgoing/outgoing.ts";
import { bounded } from "./bounded-stream.ts";
import { fetchBySftp } from "./sftp.ts";
import { MOST_BYTES, reasonOf, type SourceFiles, unpack } from "./source-file.ts";
import { SourceProblem } from "./source-problem.ts";

const TIMEOUT_MS = 30 * 60_000;
const MOST_REDIRECTS = 5;

/** How feeds are fetched. `allow` names private addresses that may be called anyway. */
export type SourceAccess = { scratch: string; outgoing: Outgoing; allow: readonly string[] };

/** A feed from any source, unpacked on this disk. Addresses are checked like every outgoing call. */
export async function fetchSource(source: string, { scratch, outgoing, allow }: SourceAccess): Promise<SourceFiles> {
  const scheme = /^([a-z]+):\/\//i.exec(source)?.[1]?.toLowerCase();
  await mkdir(scratch, { recursive: true });
  if (scheme === undefined) return unpack(source, scratch);
  const file = join(scratch, `${process.pid}-${Date.now()}-fetched`);
  try {
    if (scheme === "sftp") await fetchBySftp(new URL(source), file, allow);
    else await fetchByHttp(source, file, outgoing);
    const unpacked = await unpack(file, scratch);
    const remove = async () => {
      await unpacked.remove();
      await rm(file, { force: true });
    };
    return { ...unpacked, name: withoutPassword(source), remove };
  } catch (error) {
    await rm(file, { force: true });
    throw new SourceProblem(`${withoutPassword(source)} cannot be fetched: ${reasonOf(error)}`);
  }
}

async function fetchByHttp(source: string, file: string, outgoing: Outgoing): Promise<void> {
  const url = new URL(source);
  const { username, password } = url;
  url.username = url.password = "";
  const keys = [username, password].map(decodeURIComponent).join(":");
  const answer = await outgoing.request(url, {
    headers: username === "" ? {} : { authorization: `Basic ${Buffer.from(keys).toString("base64")}` },
    timeoutMs: TIMEOUT_MS,
    maxBytes: MOST_BYTES,
    redirects: MOST_REDIRECTS,
  });
  if (answer.status !== 200) {
    answer.discard();
    throw new SourceProblem(`the server answered ${answer.status}`);
  }
  await pipeline(Readable.from(answer.body()), bounded(MOST_BYTES), createWriteStream(file));
}

/** Reports and logs never contain the password of an address. */
export function withoutPassword(source: string): string {
  return source.replace(/^([a-z]+:\/\/[^:@/]+):[^@/]*@/i, "$1:…@");
}
