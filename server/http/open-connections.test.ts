import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, test } from "vitest";
import { listen } from "./listen.ts";

/** A server whose answers wait for the test, and raw connections to it. */
async function startHeld() {
  const server = await listen({ PORT: 0, HOST: "127.0.0.1" });
  const answer = Promise.withResolvers<Response>();
  let requests = 0;
  server.answerWith(() => ((requests += 1), answer.promise));
  const open = async (sent: string): Promise<Socket> => {
    const socket = connect(server.port, "127.0.0.1");
    await once(socket, "connect");
    // A client that is cut off in the middle may get a reset.
    socket.on("error", () => undefined);
    if (sent !== "") socket.write(sent);
    return socket;
  };
  return { server, open, requests: () => requests, answer: () => answer.resolve(new Response("done")) };
}

const endOf = (socket: Socket) => new Promise((ended) => socket.resume().once("close", ended));

const whole = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";

test("[8, 19.7.2] connections without a whole request end at once; one under way is answered, and told to close", async () => {
  const { server, open, requests, answer } = await startHeld();
  const busy = await open(whole);
  let said = "";
  busy.on("data", (bytes: Buffer) => (said += String(bytes)));
  await expect.poll(requests).toBe(1);
  const stuck = [await open(""), await open("GET / HTTP/1.1\r\nHo")];
  const ended = stuck.map((socket) => endOf(socket));
  const closed = server.close(600_000);
  await Promise.all(ended);
  expect(busy.destroyed).toBe(false);
  answer();
  await closed;
  await endOf(busy);
  expect(said).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*connection: close/i);
  await expect(open("")).rejects.toThrow("ECONNREFUSED");
});

test("[8, 19.7.2] a draining server takes requests on new and open connections, and each answer ends its connection", async () => {
  const { server, open, requests, answer } = await startHeld();
  answer();
  const [idle, busy] = [await open(""), await open(whole)];
  await expect.poll(requests).toBe(1);
  const isOpen = await open("GET / HTTP/1.1\r\nHost: a\r\nConnection: keep-alive\r\n\r\n");
  await expect.poll(requests).toBe(2);
  server.drain();
  for (const socket of [isOpen, idle, busy, await open("")]) {
    let said = "";
    socket.on("data", (bytes: Buffer) => (said += String(bytes)));
    const ended = endOf(socket);
    socket.write(whole);
    await ended;
    expect(said).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*connection: close/i);
  }
  expect(requests()).toBe(6);
  await server.close(600_000);
});

test("[8] a request that is not done when the time is over is cut off", async () => {
  const { server, open, requests } = await startHeld();
  const busy = await open(whole);
  await expect.poll(requests).toBe(1);
  const ended = endOf(busy);
  await server.close(1);
  await ended;
});
