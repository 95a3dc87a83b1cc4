import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { localOutgoing } from "./local-outgoing.ts";
import type { Outgoing } from "#server/adapters/outgoing/outgoing.ts";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";

/** How a service handles one request. */
export type Answer = (response: ServerResponse) => void;

export const says =
  (status: number, body: string, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end(body);
/** Accepts the request and never answers. */
export const silence: Answer = () => undefined;
export const breaksOff: Answer = (response) => {
  response.writeHead(200, { "content-length": "400" }).write('{"low":');
  response.destroy();
};

export type ServiceRequest = { path: string; key: string | undefined; body: string };

/**
 * A service on loopback, and a fake clock that advances only while the network is idle except for requests that the
 * service leaves unanswered. So a test can wait three seconds in no time, however busy the machine is.
 */
export function useServiceWorld(answerTo: (path: string) => Answer) {
  const held = new Set<ServerResponse>();
  const requests: ServiceRequest[] = [];
  let underWay = 0;
  const server = createServer(async (request, response) => {
    const path = request.url ?? "";
    const answer = answerTo(path);
    let body = "";
    for await (const part of request) body += String(part);
    requests.push({ path, key: request.headers.authorization, body });
    if (answer === silence) held.add(response);
    response.once("close", () => held.delete(response));
    answer(response);
  });
  const outgoing: Outgoing = {
    ...localOutgoing,
    request(...words) {
      underWay += 1;
      return localOutgoing.request(...words).finally(() => (underWay -= 1));
    },
  };
  const world = {
    origin: "",
    /** The client that calls this service. */
    outgoing,
    requests,
    /** The result while the clock advances by at most this many milliseconds. */
    async within<T>(mostMs: number, asking: Promise<T>): Promise<T> {
      const state = { isDone: false };
      const end = asking.finally(() => (state.isDone = true));
      end.catch(() => undefined);
      for (let [left, quiet] = [mostMs, 0]; !state.isDone && quiet < 200;) {
        await networkTurns();
        if (held.size !== underWay) continue;
        if (left <= 0) quiet += 1;
        await vi.advanceTimersByTimeAsync(Math.min(left, stepMs));
        left -= stepMs;
      }
      if (!state.isDone) throw new Error(`Nothing came of it within ${mostMs} ms.`);
      while (held.size !== underWay) await networkTurns();
      return end;
    },
  };
  beforeAll(async () => {
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    world.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    requests.length = 0;
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  });
  afterEach(() => void vi.useRealTimers());
  return world;
}

const stepMs = 20;

/** Lets the network proceed. */
async function networkTurns(): Promise<void> {
  for (let n = 0; n < 10; n += 1) await new Promise((done) => setImmediate(done));
}
