import { createHash } from "node:crypto";
import { lookup } from "node:dns/promises";
import { readFile } from "node:fs/promises";
import { connect } from "node:net";
import SftpClient from "ssh2-sftp-client";
import { allowedAddresses } from "#server/adapters/outgoing/allowed-addresses.ts";
import { AddressError } from "#server/adapters/outgoing/checked-agent.ts";
import { MOST_BYTES, type Writing, writeFeed } from "./feed-writer.ts";
import type { RunAccess } from "./run-access.ts";
import { SourceError } from "./source-error.ts";

const READY_MS = 20_000;

/**
 * Fetches a file, or the newest file of a folder, by SFTP: sftp://user:password@host:22/stock/feed.csv, or with
 * `?key=/path/to/key` instead of a password. The server has to show the key that it showed the first time.
 */
export async function fetchBySftp(
  source: URL,
  file: string,
  { allow, disk, signal, onBytes, hostKeys, localFile }: Writing & Pick<RunAccess, "allow" | "hostKeys" | "localFile">,
): Promise<void> {
  const { host, address, port } = await checkedAddress(source, allow);
  const place = `${host}:${port}`;
  const known = await hostKeys.known(place);
  let shown = "";
  const keyFile = source.searchParams.get("key");
  const login =
    keyFile === null
      ? { password: decodeURIComponent(source.password) }
      : { privateKey: await readFile(await localFile(keyFile)) };
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
      hostVerifier: (key: Buffer) => {
        shown = fingerprintOf(key);
        return known === null || known === shown;
      },
      username: decodeURIComponent(source.username),
      ...login,
    });
    if (known === null) await hostKeys.learn(place, shown);
    const path = await newestOf(client, decodeURIComponent(source.pathname));
    const { size } = await client.stat(path);
    if (size > MOST_BYTES) throw new SourceError(`${path} is larger than ${MOST_BYTES / 1024 ** 2} MB`);
    const received = await writeFeed(client.createReadStream(path), file, { disk, signal, onBytes });
    if (received !== size)
      throw new SourceError(`${path} has ${size} bytes, and ${received} arrived; it may still be written`);
  } catch (error) {
    if (known === null || shown === "" || shown === known) throw error;
    await hostKeys.offer(place, shown);
    throw new SourceError(
      `the key of ${place} has changed from ${known} to ${shown}. If its owner confirms the new one, accept it: ${hostKeys.trustCommand}`,
    );
  } finally {
    await client.end().catch(() => undefined);
    sock.destroy();
  }
}

/** As `ssh-keygen -l` prints it. */
const fingerprintOf = (key: Buffer): string =>
  `SHA256:${createHash("sha256").update(key).digest("base64").replace(/=+$/, "")}`;

/** The checks of the outgoing client, for a protocol it does not support. */
async function checkedAddress(source: URL, allow: readonly string[]) {
  const host = source.hostname.replace(/^\[|\]$/g, "");
  const allowed = allowedAddresses(allow);
  const found = (await lookup(host, { all: true })).find(({ address }) => allowed.allows(address, host));
  if (!found) throw new AddressError(host);
  return { host, address: found.address, port: Number(source.port || 22) };
}

async function newestOf(client: SftpClient, path: string): Promise<string> {
  const kind = await client.exists(path);
  if (kind === false) throw new SourceError(`there is no file ${path}`);
  if (kind !== "d") return path;
  const files = (await client.list(path)).filter(({ type, name }) => type === "-" && !name.startsWith("."));
  const newest = files.toSorted((a, b) => b.modifyTime - a.modifyTime)[0];
  if (!newest) throw new SourceError(`the folder ${path} is empty`);
  return `${path.replace(/\/$/, "")}/${newest.name}`;
}
