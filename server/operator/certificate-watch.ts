import { Resolver } from "node:dns/promises";
import type { SiteRegistry } from "#server/site-registry.ts";
import { handshake } from "#server/services/doctor/check-hosts.ts";
import { reasonOf } from "#server/services/doctor/finding.ts";
import type { CertificateState } from "./certificate-state.ts";

type Deps = {
  registry: Pick<SiteRegistry, "all">;
  /** The https port of the sites, and the trusted authority; the system's by default. */
  tls?: { port: number; ca?: string | undefined };
  addressOf?: (host: string) => Promise<string | undefined>;
};

/** Each host once in this time, one after another: a thousand hosts are one handshake in twenty seconds. */
const ROUND_MS = 6 * 60 * 60_000;
const LEAST_PAUSE_MS = 2000;

/** Asks each live host for its certificate, as a browser would, slowly and for ever. */
export class CertificateWatch {
  readonly #deps: Required<Deps>;
  readonly #states = new Map<string, CertificateState>();
  #timer: NodeJS.Timeout | undefined;
  #next = 0;
  #isStopped = false;

  constructor({ registry, tls = { port: 443 }, addressOf = firstAddress }: Deps) {
    this.#deps = { registry, tls, addressOf };
  }

  start(): void {
    this.#plan();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  hosts(): { host: string; site: string }[] {
    const live = this.#deps.registry.all().filter(({ suspended }) => !suspended);
    return live.flatMap(({ site }) => site.public.hosts.map((host) => ({ host, site: site.slug })));
  }

  /** What is known so far, of hosts that still exist. */
  all(): CertificateState[] {
    return this.hosts().flatMap(({ host }) => this.#states.get(host) ?? []);
  }

  /** Looks at the next host. */
  async look(): Promise<void> {
    const hosts = this.hosts();
    const next = hosts[this.#next % Math.max(1, hosts.length)];
    this.#next += 1;
    if (this.#next >= hosts.length) {
      this.#next = 0;
      const known = new Set(hosts.map(({ host }) => host));
      for (const host of this.#states.keys()) if (!known.has(host)) this.#states.delete(host);
    }
    if (next) this.#states.set(next.host, { ...next, ...(await this.#ask(next.host)) });
  }

  async #ask(host: string): Promise<Pick<CertificateState, "endsAt" | "problem">> {
    const { tls, addressOf } = this.#deps;
    try {
      const address = await addressOf(host);
      if (address === undefined) return { endsAt: null, problem: "it has no address in DNS" };
      const { refused, ends } = await handshake(address, tls, host);
      const problem = refused === null ? null : `browsers refuse its certificate: ${refused}`;
      return { endsAt: ends.toISOString(), problem };
    } catch (error) {
      return { endsAt: null, problem: `nothing answers to https: ${reasonOf(error)}` };
    }
  }

  #plan(): void {
    if (this.#isStopped) return;
    const pause = Math.max(LEAST_PAUSE_MS, ROUND_MS / Math.max(1, this.hosts().length));
    // The first round is quick, so that a restart does not hide what is wrong for hours.
    const wait = this.#states.size < this.hosts().length ? LEAST_PAUSE_MS : pause;
    this.#timer = setTimeout(() => void this.look().finally(() => this.#plan()), wait);
    this.#timer.unref();
  }
}

async function firstAddress(host: string): Promise<string | undefined> {
  const resolver = new Resolver({ timeout: 5000, tries: 2 });
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []))[0];
}
