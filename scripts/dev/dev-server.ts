import { createServer, type IncomingMessage, Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createServerModuleRunner, type DevEnvironment, type ViteDevServer } from "vite";
import type { ModuleRunner } from "vite/module-runner";
import type { readEnv } from "#server/environment/env.ts";
import type { RunningServer, startServer } from "#server/start.ts";
import { faultPage } from "./fault-page.ts";
import { answerThreads } from "./module-channel.ts";
import { isStyle } from "./is-run.ts";
import { openBundler } from "./open-bundler.ts";
import { pageOpened } from "./page-opened.ts";

const root = join(import.meta.dirname, "../..");

/** Editors write a file in several steps, and several files at once. */
const QUIET_MS = 40;
/** How long a restart waits for answers in progress. */
const ANSWERS_MS = 1000;

type Options = {
  /** Threads that render pages; 0: the main thread does. */
  threads: number;
  cache: boolean;
};

/** What of the code a start uses. */
type Code = { startServer: typeof startServer; readEnv: typeof readEnv };

/**
 * Runs the whole server from the bundler's modules, and starts it anew from fresh modules after every change: so no part
 * of it can be of an older state than another. Requests wait meanwhile.
 */
export class DevServer {
  readonly #options: Options;
  readonly #front = createServer((req, res) => this.#bundler.middlewares(req, res, () => void this.#answer(req, res)));
  readonly #answering = new Set<ServerResponse>();
  #bundler!: ViteDevServer;
  #running: { server: RunningServer; inner: Server; runner: ModuleRunner } | null = null;
  #fault: Error | null = null;
  /** The restart under way, if any. */
  #restart: Promise<void> | null = null;
  #lastChange = 0;
  /** Pages made before this time may be of older code. */
  #newest = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  async start(): Promise<void> {
    const port = Number(process.env["PORT"] ?? 3000);
    this.#bundler = await openBundler(root, this.#front, (file) => this.#changed(file));
    await new Promise<void>((ready, failed) => {
      this.#front.once("error", failed).listen(port, process.env["HOST"], ready);
    });
    this.#bundler.environments["client"]?.hot.on(pageOpened, (madeAt: number, page) => {
      if (madeAt < this.#newest) page.send({ type: "full-reload" });
    });
    if (this.#options.threads > 0) answerThreads(() => this.#modules.hot);
    this.#restart = this.#renewUntilQuiet();
    await this.#restart;
    if (this.#running) process.stdout.write(`${this.#running.server.greeting} (changes show at once)\n`);
  }

  async stop(): Promise<void> {
    await this.#end();
    await this.#bundler.close();
  }

  /** Shows an error in the terminal, and in every page until the next change. */
  fail(error: unknown): void {
    this.#fault = error instanceof Error ? error : new Error(String(error));
    this.#bundler.ssrFixStacktrace(this.#fault);
    process.stderr.write(`\n${this.#fault.stack ?? this.#fault.message}\n\nMend it, and the page goes on.\n`);
    this.#reload();
  }

  /** As the bundler is now: it replaces its environments when its own settings change. */
  get #modules(): DevEnvironment {
    const { ssr } = this.#bundler.environments;
    if (ssr === undefined) throw new Error("The bundler has no modules for the server.");
    return ssr;
  }

  #changed(file: string): void {
    if (isStyle(file)) {
      this.#newest = Date.now();
      return;
    }
    this.#lastChange = performance.now();
    this.#restart ??= this.#restartAfter(file);
  }

  async #restartAfter(file: string): Promise<void> {
    const begun = performance.now();
    await this.#renewUntilQuiet();
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    process.stdout.write(`${file}: ${this.#fault ? "a mistake" : "shown"} after ${seconds} s\n`);
    this.#reload();
  }

  /** A file that changes during a start may have been read before or after. */
  async #renewUntilQuiet(): Promise<void> {
    let made: number;
    do {
      await pause(QUIET_MS);
      made = this.#lastChange;
      await this.#renew(this.#end());
    } while (made !== this.#lastChange);
    this.#newest = Date.now();
    this.#restart = null;
  }

  /** Starts the server from fresh modules once the one before has ended, or keeps the reason why it does not start. */
  async #renew(ended: Promise<void>): Promise<void> {
    const runner = createServerModuleRunner(this.#modules, { hmr: false, sourcemapInterceptor: "prepareStackTrace" });
    // The bundler turns it on: Node would read the source map of each module at each start.
    process.setSourceMapsEnabled(false);
    const inner = new Server();
    try {
      const [{ startServer }, { readEnv }, build] = (await Promise.all(
        ["/server/start.ts", "/server/environment/env.ts", pages].map((name) => runner.import(name)),
      )) as [Code, Code, never];
      await ended;
      const { port } = this.#front.address() as AddressInfo;
      const { threads, cache } = this.#options;
      const server = await startServer(readEnv({ ...process.env, PORT: String(port) }), root, {
        server: inner,
        build,
        cache,
        threads: threads === 0 ? null : { most: threads, entry: threadEntry, build: pages },
      });
      this.#fault = null;
      this.#running = { server, inner, runner };
    } catch (error) {
      await ended;
      this.fail(error);
    }
  }

  async #end(): Promise<void> {
    const before = this.#running;
    this.#running = null;
    if (!before) return;
    const answered = [...this.#answering].map((res) => new Promise((done) => res.once("close", done)));
    const inTime = new AbortController();
    const late = pause(ANSWERS_MS, undefined, { signal: inTime.signal }).catch(() => undefined);
    await Promise.race([Promise.all(answered), late]);
    inTime.abort();
    await before.server.stop().catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
    await before.runner.close();
  }

  async #answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    while (this.#restart) await this.#restart;
    if (this.#fault || !this.#running) {
      res.writeHead(500, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
      res.end(faultPage(this.#fault ?? new Error("Starting. Try again in a moment.")));
      return;
    }
    this.#answering.add(res);
    res.once("close", () => this.#answering.delete(res));
    this.#running.inner.emit("request", req, res);
  }

  #reload(): void {
    this.#bundler.environments["client"]?.hot.send({ type: "full-reload" });
  }
}

const pages = "/scripts/dev/pages.ts";
const threadEntry = new URL("./render-thread.ts", import.meta.url);
