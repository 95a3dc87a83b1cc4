import { connect, type Socket } from "node:net";

/** Orders from the parent: connections that each request uncached pages, again as soon as they are answered. */
export type FloodOrder = {
  port: number;
  host: string;
  /** A path with `{n}`, which each request replaces by its own number. */
  path: string;
  connections: number;
  /** From one address, or every connection from its own. */
  addresses: "one" | "many";
};
export type FloodCount = { served: number; refused: number; broken: number };

const count: FloodCount = { served: 0, refused: 0, broken: 0 };
const sockets = new Set<Socket>();
let running = true;
let sent = 0;

// Raw sockets and no parser: the generator has to be cheaper than what it measures.
function open(order: FloodOrder, index: number): void {
  const localAddress = order.addresses === "one" ? "127.1.1.1" : `127.2.${index >> 8}.${index & 255 || 1}`;
  const socket = connect({ port: order.port, host: "127.0.0.1", localAddress });
  sockets.add(socket);
  let expected = -1;
  let head = "";
  const send = () => {
    head = "";
    expected = -1;
    const path = order.path.replace("{n}", String(++sent));
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${order.host}\r\nAccept-Encoding: identity\r\n\r\n`);
  };
  const answered = () => {
    if (head.startsWith("HTTP/1.1 200")) count.served += 1;
    else count.refused += 1;
    if (/\r\nconnection: close/i.test(head)) socket.end();
    else if (running) send();
  };
  socket.on("connect", send);
  socket.on("data", (chunk: Buffer) => {
    if (expected >= 0) expected -= chunk.length;
    else {
      head += chunk.toString("latin1");
      const end = head.indexOf("\r\n\r\n");
      if (end === -1) return;
      expected = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0) - (head.length - end - 4);
      head = head.slice(0, end + 2);
    }
    if (expected <= 0) answered();
  });
  socket.on("error", () => (count.broken += 1));
  socket.on("close", () => {
    sockets.delete(socket);
    if (running) setTimeout(() => running && open(order, index), 100);
  });
}

process.on("message", (order: FloodOrder | "stop") => {
  if (order !== "stop") {
    for (let index = 0; index < order.connections; index += 1) open(order, index);
    return;
  }
  running = false;
  for (const socket of sockets) socket.destroy();
  process.send?.(count, () => process.exit(0));
});
