import { connect, type Socket } from "node:net";

/** Orders from the parent: connections that each send one of these requests, again as soon as they are answered. */
export type FloodOrder = {
  port: number;
  /** Heads and bodies; each sent one replaces `{n}` by its own number. Connections take them in turn. */
  requests: readonly string[];
  /** Whole, without the end of its body, or with one byte of it in a second. */
  sends: "whole" | "part" | "slowly";
  connections: number;
  addresses: number;
};
export type FloodCount = { served: number; refused: number; broken: number };

const count: FloodCount = { served: 0, refused: 0, broken: 0 };
const sockets = new Set<Socket>();
let running = true;
let sent = 0;

// Raw sockets and no parser: the generator has to be cheaper than what it measures.
function open(order: FloodOrder, index: number): void {
  const address = index % order.addresses;
  const localAddress = `127.2.${Math.floor(address / 250)}.${(address % 250) + 1}`;
  const socket = connect({ port: order.port, host: "127.0.0.1", localAddress });
  sockets.add(socket);
  let trickle: NodeJS.Timeout | undefined;
  let expected = -1;
  let head = "";
  const send = () => {
    head = "";
    expected = -1;
    const request = (order.requests[index % order.requests.length] ?? "").replace("{n}", String(++sent));
    if (order.sends === "whole") return void socket.write(request);
    const body = request.indexOf("\r\n\r\n") + 4;
    socket.write(request.slice(0, body + 1));
    let next = body + 1;
    // The last byte never comes.
    if (order.sends === "slowly")
      trickle ??= setInterval(() => next < request.length - 1 && socket.write(request.charAt(next++)), 1000);
  };
  const answered = () => {
    if (head.startsWith("HTTP/1.1 2")) count.served += 1;
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
    clearInterval(trickle);
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
// A bench that was killed leaves no flood behind.
process.on("disconnect", () => process.exit(1));
