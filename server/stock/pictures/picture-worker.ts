import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import { MOST_TRIES, nextTryAt } from "#domain/picture/feed-pictures.ts";
import type { DiskGuard } from "#server/platform/admission/disk-guard.ts";
import type { FeedPictureFiles } from "#server/images/feed-picture-files.ts";
import type { Outgoing } from "#server/adapters/outgoing/outgoing.ts";
import type { ClaimedPicture, FetchOutcome } from "#server/adapters/store/repositories/picture-queue.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { type Fetched, type FetchLimits, fetchPicture, usualFetchLimits } from "./fetch-picture.ts";
import { HostLimits } from "./host-limits.ts";
import { PictureJudge } from "./picture-judge.ts";
import { PicturePasses } from "./picture-passes.ts";

export type PictureWorkerDeps = {
  store: Store;
  outgoing: Outgoing;
  pictureFiles: FeedPictureFiles;
  /** Pictures stop before they use the space reserved for leads. */
  disk: Pick<DiskGuard, "allows">;
  log: Pick<Logger, "info" | "warn">;
  clock: () => Date;
  /** After this time a stored picture is revalidated with its server. */
  recheckMs: number;
  /** Works for this dealership only. */
  dealershipId?: string;
  limits?: FetchLimits;
  random?: () => number;
  pollMs?: number;
  stopMs?: number;
};

const POLL_MS = 2000;
/** Claimed and unfinished, in total and per dealership: a slow host delays only those who use it. */
const MOST_CLAIMED = 64;
const PER_DEALERSHIP = 8;
const AT_ONCE = { most: 8, perHost: 3 };
/** Longer than a picture can take: only the work of a dead process is taken over. */
const LEASE_MS = 10 * 60_000;
const STOP_MS = 2000;
/** Of a picture that failed, or succeeded, the last try would have been recorded. */
const killer: Fetched = {
  kind: "failed",
  reason: "the server ended each time while it worked on this picture",
  hostRestsMs: null,
};

/** Fetches the pictures that feeds name, and gives them to their cars. Any number of workers share one queue. */
export class PictureWorker {
  readonly #deps: PictureWorkerDeps;
  readonly #hosts = new HostLimits(AT_ONCE);
  readonly #judge = new PictureJudge();
  readonly #passes: PicturePasses;
  readonly #claimedOf = new Map<string, number>();
  readonly #inFlight = new Map<Promise<void>, ClaimedPicture>();
  #lastServed = "";
  #timer: NodeJS.Timeout | null = null;
  #round: Promise<void> | null = null;
  #isWanted = false;
  #isStopped = false;
  #hadRoom = true;

  constructor(deps: PictureWorkerDeps) {
    this.#deps = deps;
    this.#passes = new PicturePasses(deps);
  }

  start(): void {
    this.#timer = setInterval(() => this.wake(), this.#deps.pollMs ?? POLL_MS);
    this.#timer.unref();
    this.wake();
  }

  /** Looks for changed stock and due pictures now. */
  wake(): void {
    if (this.#isStopped) return;
    if (this.#round) {
      this.#isWanted = true;
      return;
    }
    this.#isWanted = false;
    this.#round = this.#look()
      .catch((error: unknown) => this.#deps.log.warn({ err: error }, "the queue of pictures could not be read"))
      .finally(() => {
        this.#round = null;
        if (this.#isWanted) this.wake();
      });
  }

  /** This worker is neither looking for nor fetching anything. */
  get isIdle(): boolean {
    return this.#round === null && this.#inFlight.size === 0;
  }

  /** Claims nothing new. Fetches that do not end soon go back into the queue. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#timer) clearInterval(this.#timer);
    await this.#round;
    const { store, clock, stopMs = STOP_MS } = this.#deps;
    const late = new AbortController();
    await Promise.race([
      Promise.all(this.#inFlight.keys()),
      pause(stopMs, undefined, { signal: late.signal }).catch(() => undefined),
    ]);
    late.abort();
    for (const picture of this.#inFlight.values())
      await store.operator.pictures.settle(picture, { kind: "postponed" }, clock());
    this.#judge.close();
    await this.#passes.finish();
  }

  async #look(): Promise<void> {
    await this.#passes.run((dealershipId) => (this.#claimedOf.get(dealershipId) ?? 0) === 0);
    const claimed = await this.#claim();
    for (const picture of claimed) this.#track(picture);
  }

  async #claim(): Promise<ClaimedPicture[]> {
    const { store, clock, dealershipId } = this.#deps;
    const most = MOST_CLAIMED - this.#inFlight.size;
    if (most <= 0 || this.#isStopped || !(await this.#hasRoom())) return [];
    const claimed = await store.operator.pictures.claim({
      now: clock(),
      lease: randomUUID(),
      leaseMs: LEASE_MS,
      most,
      after: this.#lastServed,
      roomOf: (id) =>
        dealershipId === undefined || dealershipId === id ? PER_DEALERSHIP - (this.#claimedOf.get(id) ?? 0) : 0,
    });
    this.#lastServed = claimed.at(-1)?.dealershipId ?? this.#lastServed;
    return claimed;
  }

  async #hasRoom(): Promise<boolean> {
    const hasRoom = await this.#deps.disk.allows("pictures");
    if (!hasRoom && this.#hadRoom) this.#deps.log.warn({}, "the disk is nearly full: no pictures are fetched");
    this.#hadRoom = hasRoom;
    return hasRoom;
  }

  #track(picture: ClaimedPicture): void {
    this.#count(picture.dealershipId, 1);
    const work = this.#fetch(picture)
      .catch((error: unknown) => this.#postpone(picture, error))
      .finally(() => {
        this.#inFlight.delete(work);
        this.#count(picture.dealershipId, -1);
        this.wake();
      });
    this.#inFlight.set(work, picture);
  }

  /** Our own storage failed, not the picture, so no try of it is counted. */
  async #postpone(picture: ClaimedPicture, error: unknown): Promise<void> {
    if (this.#isStopped) return;
    const { store, clock, log } = this.#deps;
    log.warn({ err: error, picture: picture.address }, "a fetched picture could not be recorded");
    const later = new Date(clock().getTime() + LEASE_MS);
    await store.operator.pictures.settle(picture, { kind: "postponed" }, later).catch(() => false);
  }

  #count(dealershipId: string, by: 1 | -1): void {
    this.#claimedOf.set(dealershipId, (this.#claimedOf.get(dealershipId) ?? 0) + by);
  }

  async #fetch(picture: ClaimedPicture): Promise<void> {
    const { store, clock, pictureFiles, outgoing, limits = usualFetchLimits } = this.#deps;
    const host = URL.canParse(picture.address) ? new URL(picture.address).host : "";
    const isStored = picture.file !== null && (await pictureFiles.has(picture.file));
    const fetched = await this.#hosts.run(host, async () => {
      const restsUntil = this.#hosts.restsUntil(host, clock().getTime());
      if (restsUntil !== null || this.#isStopped) return restsUntil ?? clock().getTime();
      if (picture.tries > MOST_TRIES) return killer;
      return fetchPicture(picture.address, isStored ? picture : null, { outgoing, judge: this.#judge, limits });
    });
    const { pictures } = store.operator;
    if (typeof fetched === "number") {
      await pictures.settle(picture, { kind: "postponed" }, new Date(fetched));
      return;
    }
    if (fetched.kind === "failed" && fetched.hostRestsMs !== null)
      this.#hosts.rest(host, clock().getTime() + fetched.hostRestsMs);
    const outcome = await this.#outcomeOf(picture, fetched);
    await pictures.settle(picture, outcome, this.#nextLook(picture, outcome));
    if (outcome.kind !== "unchanged") this.#passes.want(picture.dealershipId);
  }

  async #outcomeOf({ address }: ClaimedPicture, fetched: Fetched): Promise<FetchOutcome> {
    if (fetched.kind === "unchanged") return fetched;
    if (fetched.kind === "failed") {
      this.#deps.log.info({ picture: address, reason: fetched.reason }, "a picture could not be fetched");
      return { kind: "failed", reason: fetched.reason };
    }
    const { width, height } = fetched.picture;
    const file = await this.#deps.pictureFiles.keep(fetched.picture);
    return { ...fetched, kind: "stored", picture: { file, width, height } };
  }

  #nextLook({ tries }: ClaimedPicture, outcome: FetchOutcome): Date | null {
    const { clock, recheckMs, random = Math.random } = this.#deps;
    if (outcome.kind === "failed") return nextTryAt(tries, clock(), random());
    // Spread out, so that a whole feed's pictures are not requested again in the same minute.
    return new Date(clock().getTime() + recheckMs * (1 + random() / 4));
  }
}
