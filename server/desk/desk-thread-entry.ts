import { parentPort, workerData, type MessagePort } from "node:worker_threads";
import { errorFrom, faultOf } from "#server/platform/threads/fault.ts";
import type { DeskPort } from "#site/desk-port.ts";
import type { DeskRequest, DeskThreadSettings, FromDesk, ToDesk } from "./desk-protocol.ts";

// The thread of the desk draws its pages. It has no store and no secret: what a page reads or does, it asks the main
// thread for, which knows who is signed in.

const port = parentPort as MessagePort;
const { build } = workerData as DeskThreadSettings;
const tell = (message: FromDesk, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);
/** What the built pages offer to their host (desk/entry.server.tsx). */
type Load = { port: DeskPort; nonce: string; report: (fault: unknown) => void };
type Handle = (request: Request, load: Load) => Promise<Response>;
type Pages = { entry: { module: { createDeskHandler: (pages: Pages, mode: string) => Handle } } };
const pages = (await import(/* @vite-ignore */ build)) as Pages;
const handle = pages.entry.module.createDeskHandler(pages, "production");

const waiting = new Map<number, { resolve: (outcome: unknown) => void; reject: (error: Error) => void }>();
let lastAsk = 0;

function ask(id: number, name: string, input: unknown): Promise<unknown> {
  lastAsk += 1;
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  waiting.set(lastAsk, { resolve, reject });
  tell({ kind: "ask", id, ask: lastAsk, name, input });
  return promise;
}

/** Every method asks the main thread; that one knows which there are. */
const portOf = (id: number): DeskPort =>
  new Proxy({} as DeskPort, { get: (_, name) => (input: unknown) => ask(id, String(name), input) });

async function answer(id: number, { method, url, headers, body, nonce }: DeskRequest): Promise<void> {
  const response = await handle(new Request(url, { method, headers, body }), {
    port: portOf(id),
    nonce,
    report: (fault) => tell({ kind: "log", id, fault: faultOf(fault) }),
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  tell({ kind: "answer", id, answer: { status: response.status, headers: [...response.headers], body: bytes } }, [
    bytes.buffer,
  ]);
}

port.on("message", (message: ToDesk) => {
  if (message.kind === "request") {
    answer(message.id, message.request).catch((error: unknown) =>
      tell({ kind: "fault", id: message.id, fault: faultOf(error) }),
    );
    return;
  }
  const asked = waiting.get(message.ask);
  waiting.delete(message.ask);
  if (message.kind === "done") asked?.resolve(message.outcome);
  else asked?.reject(errorFrom(message.fault));
});
tell({ kind: "ready" });
