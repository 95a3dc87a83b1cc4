import { createSocket } from "node:dgram";
import { once } from "node:events";

/** The server's records: texts and IPv4 addresses by name. Other names do not exist. */
export type Zone = Record<string, { txt?: string[]; a?: string[] }>;

const TXT = 16;
const A = 1;
const NO_SUCH_NAME = 3;

/** A DNS server on loopback (RFC 1035, UDP, one question). */
export async function startDnsServer(zone: Zone) {
  const socket = createSocket("udp4");
  socket.on("message", (query, { port, address }) => socket.send(answer(zone, query), port, address));
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return { address: `127.0.0.1:${socket.address().port}`, stop: () => socket.close() };
}

function answer(zone: Zone, query: Buffer): Buffer {
  const { name, end } = readName(query);
  const type = query.readUInt16BE(end);
  const known = zone[name.toLowerCase()];
  const data = type === TXT ? (known?.txt ?? []).map(textData) : type === A ? (known?.a ?? []).map(addressData) : [];
  const header = Buffer.from(query.subarray(0, 12));
  header.writeUInt16BE(0x8580 | (known === undefined ? NO_SUCH_NAME : 0), 2);
  header.writeUInt16BE(data.length, 6);
  // Counts of authority and additional records: none.
  header.writeUInt32BE(0, 8);
  return Buffer.concat([header, query.subarray(12, end + 4), ...data.map((bytes) => record(type, bytes))]);
}

function readName(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString("ascii", at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join("."), end: at + 1 };
}

/** Its name is that of the question: a pointer to byte 12. */
function record(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

const textData = (text: string): Buffer => Buffer.concat([Buffer.from([text.length]), Buffer.from(text)]);
const addressData = (address: string): Buffer => Buffer.from(address.split(".").map(Number));
