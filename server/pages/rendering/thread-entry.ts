import { enableCompileCache, flushCompileCache } from "node:module";
import { constants, getPriority, setPriority } from "node:os";
import { join } from "node:path";
import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import type { RenderedPage } from "#server/pages/cache/page-cache.ts";
import type { AppBuild } from "#server/pages/page-renderer.ts";
import { pageRowsOf } from "#server/pages/page-rows.ts";
import { type Doing, fromFar } from "#server/pages/visit.ts";
import type { SearchScope } from "#server/search/search-port.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import { errorFrom, faultOf } from "#server/platform/threads/fault.ts";
import type { Call, Calls, CallName, FromThread, PageAnswer, ThreadSettings, ToThread } from "./render-protocol.ts";
import type { MadePage, SiteRenderer } from "./site-renderer.ts";

// A render thread: its own heap, connection, indexes and copy of the application. The main thread sends a site's
// settings and the stock version with each call, so a thread watches nothing and is never behind.

// Caches compiled code between starts. Everything else is imported after this line so that the cache applies to it.
enableCompileCache(join(import.meta.dirname, "../../../node_modules/.cache/compiled"));
const { createThreadWorld } = await import("./thread-world.ts");

/** Enough for the main thread to go first; much more would leave pages too little time beside other programs. */
const LOWER_PRIORITY = 2;

const settings = workerData as ThreadSettings;
const port = parentPort as MessagePort;
const tell = (message: FromThread, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);
const build = (await import(/* @vite-ignore */ settings.build)) as AppBuild;
const world = createThreadWorld(settings, build, tell);
port.on("message", (message: ToThread) => {
  if (message.kind === "site") world.take(message.site, message.origin);
  else if (message.kind === "forget") world.forget(message.slug);
  else if (message.kind === "call") void answer(message.id, message.call);
  else hear(message);
});
// With fewer cores than threads, probes, cached pages and leads go before pages. Linux has a priority per thread;
// elsewhere it would apply to the whole process.
if (process.platform === "linux")
  setPriority(Math.min(getPriority() + LOWER_PRIORITY, constants.priority.PRIORITY_LOW));
tell({ kind: "ready", rows: pageRowsOf(build) });
flushCompileCache();

/** What the main thread was asked to do, and who waits for it. */
const waiting = new Map<number, { resolve: (outcome: unknown) => void; reject: (error: Error) => void }>();
let lastAsk = 0;

function ask(id: number, doing: Doing): Promise<unknown> {
  lastAsk += 1;
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  waiting.set(lastAsk, { resolve, reject });
  tell({ kind: "ask", id, ask: lastAsk, doing });
  return promise;
}

function hear(message: Extract<ToThread, { ask: number }>): void {
  const asked = waiting.get(message.ask);
  waiting.delete(message.ask);
  if (message.kind === "done") asked?.resolve(message.outcome);
  else asked?.reject(errorFrom(message.fault));
}

async function answer(id: number, call: Call): Promise<void> {
  try {
    const made = await make(id, call, world.runtimeOf(call.state), world.renderer);
    tell({ kind: "answer", id, answer: made.answer }, made.transfer);
  } catch (error) {
    tell({ kind: "fault", id, fault: faultOf(error) });
  }
}

type Made = { answer: Calls[CallName]["answer"]; transfer: ArrayBuffer[] };

async function make(id: number, call: Call, runtime: SiteRuntime, renderer: SiteRenderer): Promise<Made> {
  const now = new Date(call.state.now);
  switch (call.name) {
    case "carCount":
      return { answer: await renderer.carCount(runtime, now), transfer: [] };
    case "page": {
      const { url, visit } = call.argument;
      return asAnswer(await renderer.page(runtime, url, now, visit && fromFar(visit, (doing) => ask(id, doing))));
    }
    case "document": {
      const made = await renderer.document(runtime, call.argument, now);
      return made ? asAnswer(made) : { answer: null, transfer: [] };
    }
    case "marks":
      return { answer: await renderer.marks(runtime, call.argument.known, now), transfer: [] };
    case "alertViews":
      return { answer: await renderer.alertViews(runtime, call.argument.subjects, now), transfer: [] };
    case "suggestions":
      return { answer: await renderer.suggestions(runtime, call.argument.text, now), transfer: [] };
    case "search": {
      const { within } = call.argument;
      const scope: SearchScope = { runtime, now: call.state.now, token: "", within: (uid) => within[uid] ?? [] };
      return { answer: await renderer.search(scope, call.argument.call), transfer: [] };
    }
  }
}

function asAnswer({ page, timings = [] }: MadePage): Made & { answer: PageAnswer } {
  const { status, headers, etag, madeFrom, madeAt, validUntil, renderMs } = page;
  const body = ownBytes(page);
  return {
    answer: { page: { status, headers, etag, madeFrom, madeAt, validUntil, renderMs, body }, timings },
    transfer: [body],
  };
}

/** Small buffers share one block of memory, which must not leave the thread. */
function ownBytes(page: RenderedPage): ArrayBuffer {
  const body = page.ready("identity") ?? Buffer.alloc(0);
  const { buffer } = body;
  return buffer instanceof ArrayBuffer && buffer.byteLength === body.byteLength ? buffer : new Uint8Array(body).buffer;
}
