import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer, text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** `late`: accepts the message, and disconnects before confirming it. */
export type Mood = "well" | "fail" | "hang" | "close" | "late";

export type ReceivedMail = { id: string; to: string; raw: string };
export type ReceivedPost = { path: string; headers: IncomingHttpHeaders; body: string };

/** A mail server on loopback that treats each message according to its current mood. */
export async function startMailServer(mood: () => Mood) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData(stream, session, done) {
      const take = (bytes: Buffer) => {
        const now = mood();
        const raw = bytes.toString("utf8");
        const id = /^Message-ID: <([^@>]+)@/im.exec(raw)?.[1] ?? "";
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        if (now === "well" || now === "late") received.push({ id, to, raw });
        if (now === "well") done();
        else if (now === "fail") done(Object.assign(new Error("Try again later"), { responseCode: 451 }));
        else if (now !== "hang") hangUp(session.id);
      };
      // A sender that was killed half way has sent nothing.
      buffer(stream).then(take, () => undefined);
    },
  });
  const hangUp = (id: string) => {
    for (const connection of server.connections as Set<{ id: string; close: () => void }>) {
      if (connection.id === id) connection.close();
    }
  };
  server.on("error", () => undefined);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

/**
 * The same for webhooks and other posts. `check` verifies each on arrival, because a signature is valid for five
 * minutes only.
 */
export async function startReceiver(
  mood: () => Mood,
  status = 204,
  check: (post: ReceivedPost) => void = () => undefined,
) {
  const received: ReceivedPost[] = [];
  const server = createServer((request, response) => {
    const take = (body: string) => {
      const now = mood();
      const post = { path: request.url ?? "", headers: request.headers, body };
      if (now === "well" || now === "late") received.push(post);
      check(post);
      if (now === "well") response.writeHead(status).end();
      else if (now === "fail") response.writeHead(500).end("Try again later");
      else if (now !== "hang") request.socket.destroy();
    };
    text(request).then(take, () => undefined);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** Fails about half the time, in every possible way. */
export function moody(random: () => number): () => Mood {
  const bad = ["fail", "fail", "close", "late", "hang"] as const;
  return () => (random() < 0.5 ? "well" : (bad[Math.floor(random() * bad.length)] ?? "fail"));
}
