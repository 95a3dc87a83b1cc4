import { lookup } from "node:dns/promises";
import { readFile } from "node:fs/promises";
import { connect } from "node:net";
import SftpClient from "ssh2-sftp-client";
import { allowedAddresses } from "#server/adapters/outgoing/allowed-addresses.ts";
import { AddressNotAllowed } from "#server/adapters/outgoing/checked-agent.ts";
import { MOST_BYTES, type Writing, writeFeed } from "./feed-writer.ts";
import { SourceProblem } from "./source-problem.ts";

const READY_MS = 20_000;

/**
 * Fetches a file, or the newest file of a folder, by SFTP: sftp://user:password@host:22/stock/feed.csv, or with
 * `?key=/path/to/key` instead of a password.
 */
export async function fetchBySftp(
  source: URL,
  file: string,
  { allow, disk, signal }: Writing & { allow: readonly string[] },
): Promise<void> {
  const { host, address, port } = await checkedAddress(source, allow);
  const keyFile = source.searchParams.get("key");
  const client = new SftpClient();
  const sock = connect({ host: address, port });
  // Ends whatever the client waits for.
  signal.addEventListener("abort", () => sock.destroy(), { once: true });
  try {
    signal.throwIfAborted();
    await client.connect({
      host,
      sock,
      readyTimeout: READY_MS,
      username: decodeURIComponent(source.username),
      ...(keyFile === null
        ? { password: decodeURIComponent(source.password) }
        : { privateKey: await readFile(keyFile) }),
    });
    const path = await newestOf(client, decodeURIComponent(source.pathname));
    const { size } = await client.stat(path);
    if (size > MOST_BYTES) throw new SourceProblem(`${path} is larger than ${MOST_BYTES / 1024 ** 2} MB`);
    const received = await writeFeed(client.createReadStream(path), file, { disk, signal });
    if (received !== size)
      throw new SourceProblem(`${path} has ${size} bytes, and ${received} arrived; it may still be written`);
  } finally {
    await client.end().catch(() => undefined);
    sock.destroy();
  }
}

/** The checks of the outgoing client, for a protocol it does not support. */
async function checkedAddress(source: URL, allow: readonly string[]) {
  const host = source.hostname.replace(/^\[|\]$/g, "");
  const allowed = allowedAddresses(allow);
  const found = (await lookup(host, { all: true })).find(({ address }) => allowed.allows(address, host));
  if (!found) throw new AddressNotAllowed(host);
  return { host, address: found.address, port: Number(source.port || 22) };
}

async function newestOf(client: SftpClient, path: string): Promise<string> {
  const kind = await client.exists(path);
  if (kind === false) throw new SourceProblem(`there is no file ${path}`);
  if (kind !== "d") return path;
  const files = (await client.list(path)).filter(({ type, name }) => type === "-" && !name.startsWith("."));
  const newest = files.toSorted((a, b) => b.modifyTime - a.modifyTime)[0];
  if (!newest) throw new SourceProblem(`the folder ${path} is empty`);
  return `${path.replace(/\/$/, "")}/${newest.name}`;
}
