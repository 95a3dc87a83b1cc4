import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { withoutCredentials } from "#domain/feed/without-credentials.ts";
import { isAddress } from "#domain/stock-source/source-address.ts";
import { checkRoom, MOST_BYTES, writeFeed } from "./feed-writer.ts";
import type { RunAccess } from "./run-access.ts";
import { fetchBySftp } from "./sftp.ts";
import { reasonOf, type SourceFiles, unpack } from "./source-file.ts";
import { SourceProblem } from "./source-problem.ts";

/** Longer than a feed of any size takes; a server that hangs counts as failed. */
const FETCH_MS = 30 * 60_000;
const MOST_REDIRECTS = 5;

/**
 * A feed from any source, unpacked on this disk, for its owner alone. Addresses are checked like every outgoing call.
 * When the signal aborts, nothing is left of it.
 */
export async function fetchSource(source: string, access: RunAccess, stop: AbortSignal): Promise<SourceFiles> {
  const { scratch, fetchMs = FETCH_MS } = access;
  const late = AbortSignal.timeout(fetchMs);
  const signal = AbortSignal.any([stop, late]);
  const remove = () => rm(scratch, { recursive: true, force: true });
  await checkRoom(access);
  await mkdir(scratch, { recursive: true, mode: 0o700 });
  try {
    const file = isAddress(source) ? await fetched(source, access, signal) : await access.localFile(source);
    const unpacked = await unpack(file, { ...access, signal });
    return { name: withoutCredentials(source), files: unpacked, remove };
  } catch (error) {
    await remove();
    if (late.aborted) throw new SourceProblem(`${fetchFailed(source)}: it took longer than ${fetchMs / 1000} seconds`);
    throw error;
  }
}

async function fetched(source: string, access: RunAccess, signal: AbortSignal): Promise<string> {
  const file = join(access.scratch, "fetched");
  try {
    if (/^sftp:/i.test(source)) await fetchBySftp(new URL(source), file, { ...access, signal });
    else await fetchByHttp(source, file, { ...access, signal });
    return file;
  } catch (error) {
    throw new SourceProblem(`${fetchFailed(source)}: ${reasonOf(error)}`);
  }
}

async function fetchByHttp(source: string, file: string, access: RunAccess & { signal: AbortSignal }) {
  const { outgoing, signal, fetchMs = FETCH_MS } = access;
  const answer = await outgoing.request(source, {
    timeoutMs: fetchMs,
    maxBytes: MOST_BYTES,
    redirects: MOST_REDIRECTS,
    signal,
  });
  if (answer.status !== 200) {
    answer.discard();
    throw new SourceProblem(`the server answered ${answer.status}`);
  }
  await writeFeed(Readable.from(answer.body()), file, access);
}

const fetchFailed = (source: string): string =>
  `${URL.canParse(source) ? withoutCredentials(source) : "The address"} cannot be fetched`;
