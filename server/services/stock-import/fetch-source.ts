import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { withoutCredentials } from "#domain/feed/without-credentials.ts";
import { isAddress } from "#domain/stock-source/source-address.ts";
import { checkRoom, MOST_BYTES, type Writing, writeFeed } from "./feed-writer.ts";
import { FetchWatch } from "./fetch-watch.ts";
import type { RunAccess } from "./run-access.ts";
import { fetchBySftp } from "./sftp.ts";
import { reasonOf, type SourceFiles, unpack } from "./source-file.ts";
import { SourceProblem } from "./source-problem.ts";

const MOST_REDIRECTS = 5;

/**
 * A feed from any source, unpacked on this disk, for its owner alone. Addresses are checked like every outgoing call.
 * When the signal aborts, nothing is left of it.
 */
export async function fetchSource(source: string, access: RunAccess, stop: AbortSignal): Promise<SourceFiles> {
  const { scratch } = access;
  const watch = new FetchWatch(access.limits);
  const signal = AbortSignal.any([stop, watch.signal]);
  const remove = () => rm(scratch, { recursive: true, force: true });
  try {
    await checkRoom(access);
    await mkdir(scratch, { recursive: true, mode: 0o700 });
    const file = isAddress(source)
      ? await fetched(source, { ...access, signal, onBytes: (bytes) => watch.arrived(bytes) })
      : await access.localFile(source);
    watch.complete();
    const unpacked = await unpack(file, { ...access, signal });
    return { name: withoutCredentials(source), files: unpacked, remove };
  } catch (error) {
    await remove();
    if (watch.problem !== null) throw new SourceProblem(`${fetchFailed(source)}: ${watch.problem}`);
    throw error;
  } finally {
    watch.close();
  }
}

type Fetching = RunAccess & Writing;

async function fetched(source: string, access: Fetching): Promise<string> {
  const file = join(access.scratch, "fetched");
  try {
    if (/^sftp:/i.test(source)) await fetchBySftp(new URL(source), file, access);
    else await fetchByHttp(source, file, access);
    return file;
  } catch (error) {
    throw new SourceProblem(`${fetchFailed(source)}: ${reasonOf(error)}`);
  }
}

async function fetchByHttp(source: string, file: string, access: Fetching) {
  const { outgoing, signal, limits } = access;
  const answer = await outgoing.request(source, {
    timeoutMs: limits.wholeMs,
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
