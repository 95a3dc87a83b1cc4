import { request } from "node:http";
import { buffer } from "node:stream/consumers";

export type Probe = {
  name: string;
  everyMs: number;
  /** The next request, or null at the end. */
  next: (index: number) => Question | null;
};
export type Question = { host: string; path: string; method?: string; body?: string; headers?: Record<string, string> };
export type Sample = { ms: number; status: number; body: string };

const patienceMs = 60_000;

/** One visitor per request, each from its own address and on a new connection, at a fixed rate. */
export class Probing {
  readonly samples = new Map<string, Sample[]>();
  readonly #port: number;
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #waiting = new Set<Promise<void>>();

  constructor(port: number, probes: readonly Probe[]) {
    this.#port = port;
    probes.forEach((probe, lane) => {
      let index = 0;
      this.samples.set(probe.name, []);
      this.#timers.push(
        setInterval(() => {
          const question = probe.next(index);
          if (question)
            this.#track(
              this.#sample(probe.name, question, `127.${10 + lane}.${(index >> 8) & 255}.${index & 255 || 1}`),
            );
          index += 1;
        }, probe.everyMs),
      );
    });
  }

  /** Sends no more requests, and waits for outstanding answers. */
  async stop(): Promise<Map<string, Sample[]>> {
    this.pause();
    await Promise.all(this.#waiting);
    return this.samples;
  }

  pause(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }

  #track(work: Promise<void>): void {
    this.#waiting.add(work);
    void work.finally(() => this.#waiting.delete(work));
  }

  async #sample(name: string, question: Question, localAddress: string): Promise<void> {
    this.samples.get(name)?.push(await ask(this.#port, question, localAddress));
  }
}

/** One request; status 0 when no answer came. */
export function ask(port: number, question: Question, localAddress = "127.0.0.1"): Promise<Sample> {
  const { host, path, method = "GET", body, headers = {} } = question;
  const begun = performance.now();
  return new Promise((done) => {
    const end = (status: number, text: string) => done({ ms: performance.now() - begun, status, body: text });
    const sent = request(
      {
        host: "127.0.0.1",
        port,
        path,
        method,
        localAddress,
        agent: false,
        timeout: patienceMs,
        headers: { host, ...headers },
      },
      (response) => {
        buffer(response).then(
          (bytes) => end(response.statusCode ?? 0, bytes.toString()),
          () => end(0, ""),
        );
      },
    );
    sent.on("timeout", () => sent.destroy());
    sent.on("error", () => end(0, ""));
    sent.end(body);
  });
}
