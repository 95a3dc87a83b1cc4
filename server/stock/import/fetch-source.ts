import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { withoutCredentials } from "#domain/feed/without-credentials.ts";
import { type Validators, validatorsIn } from "#domain/stock-source/last-feed.ts";
import { isAddress } from "#domain/stock-source/source-address.ts";
import { checkRoom, MOST_BYTES, type Writing, writeFeed } from "./feed-writer.ts";
import { FetchWatch } from "./fetch-watch.ts";
import type { RunAccess } from "./run-access.ts";
import { fetchBySftp } from "./sftp.ts";
import { reasonOf, type SourceFiles, unpack } from "./source-file.ts";
import { SourceError } from "./source-error.ts";

const MOST_REDIRECTS = 5;

/** `validators`: what its server can be asked with the next time. */
type FetchedFiles = SourceFiles & { validators: Validators | null };

/**
 * A feed from any source, unpacked on this disk, for its owner alone. Addresses are checked like every outgoing call.
 * When the signal aborts, nothing is left of it.
 */
export async function fetchSource(source: string, access: RunAccess, stop: AbortSignal): Promise<FetchedFiles>;
/** Null if the feed is the one that these validators are of. */
export async function fetchSource(
  source: string,
  access: RunAccess,
  stop: AbortSignal,
  known: Validators | null,
): Promise<FetchedFiles | null>;
export async function fetchSource(
  source: string,
  access: RunAccess,
  stop: AbortSignal,
  known: Validators | null = null,
): Promise<FetchedFiles | null> {
  const { scratch } = access;
  const watch = new FetchWatch(access.limits);
  const signal = AbortSignal.any([stop, watch.signal]);
  const remove = () => rm(scratch, { recursive: true, force: true });
  try {
    await checkRoom(access);
    await mkdir(scratch, { recursive: true, mode: 0o700 });
    const found = isAddress(source)
      ? await fetched(source, { ...access, signal, known, onBytes: (bytes) => watch.arrived(bytes) })
      : { file: await access.localFile(source), validators: null };
    watch.complete();
    if (found === "unchanged") {
      await remove();
      return null;
    }
    const files = await unpack(found.file, { ...access, signal });
    return { name: withoutCredentials(source), files, remove, validators: found.validators };
  } catch (error) {
    await remove();
    if (watch.problem !== null) throw new SourceError(`${fetchFailed(source)}: ${watch.problem}`);
    throw error;
  } finally {
    watch.close();
  }
}

type Fetching = RunAccess & Writing & { known: Validators | null };
type Found = { file: string; validators: Validators | null } | "unchanged";

async function fetched(source: string, access: Fetching): Promise<Found> {
  const file = join(access.scratch, "fetched");
  try {
    if (!/^sftp:/i.test(source)) return await fetchByHttp(source, file, access);
    await fetchBySftp(new URL(source), file, access);
    return { file, validators: null };
  } catch (error) {
    throw new SourceError(`${fetchFailed(source)}: ${reasonOf(error)}`);
  }
}

async function fetchByHttp(source: string, file: string, access: Fetching): Promise<Found> {
  const { outgoing, signal, limits, known } = access;
  const answer = await outgoing.request(source, {
    headers: {
      ...(known?.etag == null ? {} : { "if-none-match": known.etag }),
      ...(known?.modified == null ? {} : { "if-modified-since": known.modified }),
    },
    timeoutMs: limits.wholeMs,
    maxBytes: MOST_BYTES,
    redirects: MOST_REDIRECTS,
    signal,
  });
  if (answer.status !== 200) {
    answer.discard();
    if (answer.status === 304 && known !== null) return "unchanged";
    throw new SourceError(`the server answered ${answer.status}`);
  }
  await writeFeed(Readable.from(answer.body()), file, access);
  return { file, validators: validatorsIn(answer.headers) };
}

const fetchFailed = (source: string): string =>
  `${URL.canParse(source) ? withoutCredentials(source) : "The address"} cannot be fetched`;
