import { request } from "node:http";
import { buffer } from "node:stream/consumers";

export type Probe = {
  name: string;
  everyMs: number;
  /** What to ask next, or null when there is nothing left to ask. */
  next: (index: number) => Question | null;
};
export type Question = { host: string; path: string; method?: string; body?: string; headers?: Record<string, string> };
export type Sample = { ms: number; status: number; body: string };

const patienceMs = 60_000;

/** One visitor a request, each from an address of its own and on a new connection, at a fixed rhythm. */
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

  /** Asks nothing more, and waits for the answers that are still to come. */
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

/** One request; status 0 where no answer came. */
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
