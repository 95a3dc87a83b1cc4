import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import type { Logger } from "pino";
import { LIVE_MS, type Servers } from "#server/adapters/store/repositories/servers.ts";
import { EnvironmentError } from "#server/environment/environment-error.ts";
import type { Secrets } from "#server/adapters/signing/signing.ts";
import { fingerprintOf } from "./fingerprint.ts";
import type { KnownSecrets } from "./shared-secrets.ts";

const REPORT_MS = 10_000;

type Deps = {
  servers: Servers;
  known: KnownSecrets;
  /** The newest secret, from SECRET: the one that all servers should switch to. */
  newest: string;
  clock: () => Date;
  log: Pick<Logger, "info" | "warn" | "error">;
  everyMs?: number;
  /** Of the platform, for whoever looks at all servers. */
  version?: string;
  /** Called at the start, and whenever another secret begins to sign. */
  onSecrets?: (secrets: Secrets) => Promise<void>;
};

/**
 * Reports this server to the store and keeps all servers signing with one secret. After SECRET was changed on some of
 * them, all keep signing with the previous one until the last server knows the new one; so no server ever has to verify
 * a signature that it cannot.
 */
export class ServerPresence {
  readonly #deps: Deps;
  readonly #id = randomUUID();
  readonly #byFingerprint: ReadonlyMap<string, string>;
  readonly #newest: string;
  readonly #startedAt: string;
  #signing: string;
  #problem: string | null = null;
  #timer: NodeJS.Timeout | undefined;
  #underWay: Promise<void> | null = null;
  #isStopped = false;
  #hasTold = false;

  constructor(deps: Deps) {
    this.#deps = deps;
    const { secret, previousSecret } = deps.known.secrets;
    const all = previousSecret === undefined ? [secret] : [secret, previousSecret];
    this.#byFingerprint = new Map(all.map((one) => [fingerprintOf(one), one]));
    this.#newest = fingerprintOf(deps.newest);
    this.#signing = deps.known.signing;
    this.#startedAt = deps.clock().toISOString();
  }

  /** Read for each signature: which secret signs changes while the server runs. */
  readonly secrets: Secrets = (() => {
    const secretOf = () => this.#byFingerprint.get(this.#signing) ?? this.#deps.newest;
    const others = () => [...this.#byFingerprint.values()].find((secret) => secret !== secretOf());
    return {
      get secret() {
        return secretOf();
      },
      get previousSecret() {
        return others();
      },
    };
  })();

  /** Why other servers would refuse this server's forms; null while all is well. */
  problem(): string | null {
    return this.#problem;
  }

  /** Resolves after the first report. */
  async start(): Promise<void> {
    await this.look();
    if (this.#problem !== null) throw new EnvironmentError(this.#problem);
    this.#next();
  }

  /** Reports this server, and reads which secret signs. */
  async look(): Promise<void> {
    const { servers, clock, log, version = null } = this.#deps;
    const now = clock();
    const live = new Date(now.getTime() - LIVE_MS);
    const report = { id: this.#id, name: `${hostname()} ${process.pid}`, started_at: this.#startedAt };
    const fingerprints = [...this.#byFingerprint.keys()];
    await servers.report({ ...report, seen_at: now.toISOString(), fingerprints, version }, live);
    const before = (await servers.signing()) ?? this.#signing;
    const canMove = before !== this.#newest && this.#byFingerprint.has(before);
    const isMoved = canMove && (await servers.moveSigning(before, this.#newest, live, now));
    const signing = isMoved ? this.#newest : before;
    const isKnown = this.#byFingerprint.has(signing);
    const isNew = isKnown && signing !== this.#signing;
    if (isNew) log.info("all servers know the new SECRET: it signs from now on");
    if (isKnown) this.#signing = signing;
    if (isNew || !this.#hasTold) await this.#tellSecrets(isKnown);
    this.#tell(
      isKnown ? null : "The other servers sign with a SECRET that this one does not know. Restart it with theirs.",
    );
  }

  async #tellSecrets(isKnown: boolean): Promise<void> {
    if (isKnown) await this.#deps.onSecrets?.(this.secrets);
    this.#hasTold = isKnown;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#underWay;
    await this.#deps.servers.leave(this.#id).catch(() => undefined);
  }

  #next(): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      this.#underWay = this.look()
        .catch((error: unknown) => this.#deps.log.warn({ err: error }, "this server could not report itself"))
        .then(() => this.#next());
    }, this.#deps.everyMs ?? REPORT_MS);
    this.#timer.unref();
  }

  #tell(problem: string | null): void {
    if (problem !== null && this.#problem === null) this.#deps.log.error(problem);
    this.#problem = problem;
  }
}
