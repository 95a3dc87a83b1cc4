import { randomUUID } from "node:crypto";
import type { StoredCar } from "#domain/car/car.ts";
import type { StockAuthor } from "#domain/car/recorded-changes.ts";
import type { Note } from "#domain/feed/finding.ts";
import type { Mapping } from "#domain/feed/mapping.ts";
import { mergeFeed, returnToSale } from "#domain/feed/merge-feed.ts";
import { isOnlyPushed, pushedHash } from "#domain/feed/push-body.ts";
import type { ImportReport } from "#domain/feed/report.ts";
import { removesTooMany, type Vanished, vanish } from "#domain/feed/vanished.ts";
import type { Dealership } from "#domain/location/location.ts";
import type { FeedCar } from "#server/adapters/store/repositories/feed-cars.ts";
import type { ImportLease } from "#server/adapters/store/repositories/import-leases.ts";
import type { StagedCar } from "#server/adapters/store/repositories/staged-cars.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { StoreError } from "#server/adapters/store/store-error.ts";
import { carOf } from "./feed-car.ts";
import { FieldWatch } from "./field-watch.ts";
import { type FailingPictures, failingPictures, takePictures } from "./import-pictures.ts";
import { type LeavingCar, pushedAway, saysNothingNew, stagedLeaving, wasPushedAway } from "./leaving-cars.ts";
import type { SourceRow } from "./source-row.ts";
import { ReportBuilder } from "./report-builder.ts";
import { type ReadCar, RowReader, type UnreadRow } from "./row-reader.ts";

export type ImportRules = {
  vanished: Vanished;
  maxRemovedPercent: number;
  /** The share of the cars that may lose a field, or change it implausibly. */
  maxLostPercent: number;
};
export type ImportRequest = {
  store: Store;
  dealership: Dealership;
  mapping: Mapping;
  /** The feed's name in the report. */
  source: string;
  rows: AsyncIterable<SourceRow>;
  rules: ImportRules;
  now: Date;
  dryRun?: boolean;
  /** Publishes even if more cars vanish or lose a field than the rules allow. */
  force?: boolean;
  /** The command that runs it again by force, for the report of a run that stopped. */
  forceCommand?: string;
  onRow?: (rows: number) => void;
  /** The dealership's lease, if the caller holds it. */
  lease?: ImportLease;
  /** The name of the run in its lease: whoever knows it can end the run. */
  run?: string;
  /** Whom the history of cars names, where it is no push; their dealer's feed by default. */
  author?: StockAuthor;
  /** A push names some of the cars: the others stay unchanged. These leave. */
  push?: { leaving: readonly LeavingCar[] };
};

/** Few enough that a lead never waits long for one portion. */
const ROWS_PER_PORTION = 250;
const PUBLISH_TRIES = 20;
/** Well before the lease of a run ends. */
const PROLONG_MS = 15_000;
const MOST_RECHECKED = 20_000;

/** Imports one feed into one dealership's stock. Visitors see all of it at once, or the old stock. */
export async function importStock(request: ImportRequest): Promise<ImportReport> {
  const failing = await failingPictures(request);
  const { report, changedPictures } = await leased(request, async (lease) => {
    const run = new ImportRun(request, lease, failing);
    return { report: await run.run(), changedPictures: run.changedPictures };
  });
  return { ...report, pictures: await takePictures(request, report, changedPictures) };
}

/** Runs the work under the dealership's lease; a dry run needs none. */
async function leased<T>(
  { store, dealership, lease: held, run = randomUUID(), dryRun = false }: ImportRequest,
  work: (lease: ImportLease | null) => Promise<T>,
): Promise<T> {
  if (held) return work(held);
  const { imports } = store.operator;
  const lease = dryRun ? null : await imports.begin(dealership.id, run);
  try {
    return await work(lease);
  } finally {
    if (lease) await imports.end(lease);
  }
}

class ImportRun {
  readonly #request: ImportRequest;
  readonly #lease: ImportLease | null;
  readonly #report = new ReportBuilder();
  readonly #reader: RowReader;
  readonly #watch: FieldWatch;
  /** Cars with a live reservation: they keep price and state. */
  #live: ReadonlySet<string> = new Set();
  #holds = 0;
  #leasedAt = performance.now();

  /** Picture addresses of changed cars: the pictures may have changed too. */
  readonly changedPictures: string[] = [];

  constructor(request: ImportRequest, lease: ImportLease | null, failing: FailingPictures) {
    this.#request = request;
    this.#lease = lease;
    this.#reader = new RowReader({ ...request, failing }, this.#report);
    this.#watch = new FieldWatch(request.mapping, this.#report);
  }

  get #author(): StockAuthor {
    return this.#request.push ? "push" : (this.#request.author ?? "feed");
  }

  get #imports() {
    return this.#request.store.operator.imports;
  }

  async run(): Promise<ImportReport> {
    const { push } = this.#request;
    await this.#readReservations();
    const shown = push ? 0 : await this.#imports.countShown(this.#request.dealership.id);
    await this.#takeRows();
    if (push) await this.#takeLeaving(push.leaving);
    const stopped = push ? null : await this.#checkLosses(shown);
    if (stopped !== null) return this.#stop(stopped);
    if (this.#lease && this.#report.counts.written > 0) await this.#publish(this.#lease);
    return this.#build(null);
  }

  /** Removes the cars that are missing from the feed, or says why nothing may be published. */
  async #checkLosses(shown: number): Promise<string | null> {
    const { rules, force = false, forceCommand = "the same command with --force" } = this.#request;
    const { rows, skipped } = this.#report.counts;
    if (rows === 0) return "The feed holds no rows, so nothing was changed.";
    if (skipped === rows) return [this.#report.nothingUsable(), this.#watch.missing() ?? ""].join("\n").trim();
    const vanished = await this.#takeVanished();
    const problems = this.#watch.problems(rules.maxLostPercent);
    if (removesTooMany(vanished, shown, rules.maxRemovedPercent))
      problems.unshift(
        `${vanished} of ${shown} cars are missing from this feed, more than ${rules.maxRemovedPercent} %.`,
      );
    const missing = this.#watch.missing(problems);
    if (problems.length > 0 && !force) return stopSentence([...problems, missing ?? ""], forceCommand);
    for (const problem of problems) this.#report.note(`Let through by force: ${problem}`);
    if (missing !== null) this.#report.note(missing);
    return null;
  }

  async #readReservations(): Promise<void> {
    const { id } = this.#request.dealership;
    // The version first: a reservation made in between raises it.
    this.#holds = await this.#imports.holdsVersion(id);
    this.#live = new Set((await this.#imports.live(id)).keys());
  }

  async #takeRows(): Promise<void> {
    let portion: (ReadCar | UnreadRow)[] = [];
    for await (const row of this.#request.rows) {
      this.#report.counts.rows += 1;
      this.#watch.row(row);
      this.#request.onRow?.(this.#report.counts.rows);
      const read = this.#reader.read(row);
      if (read) portion.push(read);
      if (portion.length < ROWS_PER_PORTION) continue;
      await this.#takePortion(portion);
      portion = [];
    }
    await this.#takePortion(portion);
  }

  async #takePortion(portion: readonly (ReadCar | UnreadRow)[]): Promise<void> {
    if (portion.length === 0) return;
    const { dealership, now, push } = this.#request;
    const { counts } = this.#report;
    const keys = portion.flatMap(({ key, olderKey }) => (olderKey === null ? [key] : [key, olderKey]));
    const known = new Map((await this.#imports.byKeys(dealership.id, keys)).map((one) => [one.key, one]));
    const staged: StagedCar[] = [];
    const added: StagedCar[] = [];
    for (const read of portion) {
      const before = known.get(read.key) ?? known.get(read.olderKey ?? "");
      if (read.fields === null) {
        if (before) this.#watch.unread();
        continue;
      }
      this.#watch.car(read.fields);
      if (!push && before && before.hash === read.hash && (before.missingSince === null || wasPushedAway(before))) {
        counts.unchanged += 1;
        this.#watch.same(before);
        continue;
      }
      const car = carOf(read.fields, { dealership, key: read.key, now }, read.note);
      if (before && car) this.#watch.changed(before, car, read);
      else if (before) this.#watch.unread();
      if (car === null) counts.skipped += 1;
      else if (!before)
        added.push({ car, feed: feedOf(read, car, push ? pushedHash(read.hash) : read.hash), before: null });
      else if (push && saysNothingNew(before, car, read.fields.pictures)) counts.unchanged += 1;
      // A buyer must find the car at the price and in the state in which they reserved it; a later run applies the
      // change.
      else if (this.#live.has(before.car.id)) this.#keepForBuyer(read.note);
      else staged.push(this.#changed(before, car, read));
    }
    await this.#stage([...staged, ...(await this.#freeOnes(added))]);
  }

  /** No later push may follow, so its sender is told. */
  #keepForBuyer(note: Note): void {
    this.#report.counts.keptForBuyers += 1;
    if (this.#request.push) note("(car)", "", "reserved: send this again when the reservation has ended", "skipped");
  }

  #changed(before: FeedCar, feed: StoredCar, read: ReadCar): StagedCar {
    const { counts } = this.#report;
    if (before.missingSince === null) counts.changed += 1;
    else counts.returned += 1;
    const base = before.missingSince === null ? before.car : returnToSale(before.car, before.feed);
    const { car, corrected } = mergeFeed(base, before.feed, feed);
    for (const field of corrected) read.note(field, "", "corrected by hand since; the correction stays", "taken");
    this.#report.priceMove({ vehicle: read.vehicle, name: car.name, before: before.car.price, after: car.price });
    if (this.changedPictures.length < MOST_RECHECKED) this.changedPictures.push(...read.fields.pictures);
    const said = { ...feed, images: before.feed.images };
    return { car, feed: feedOf(read, said, this.#hashAfter(before, read)), before: before.car };
  }

  /** A push does not change the recorded row of the feed: while the feed repeats it, the push stands. */
  #hashAfter(before: FeedCar, read: ReadCar): string {
    if (!this.#request.push) return read.hash;
    const isMissing = before.missingSince !== null && !wasPushedAway(before);
    return isOnlyPushed(before.hash) || isMissing ? pushedHash(read.hash) : before.hash;
  }

  /** New cars with a free id and slug. */
  async #freeOnes(added: readonly StagedCar[]): Promise<StagedCar[]> {
    const { counts } = this.#report;
    if (added.length === 0) return [];
    const taken = await this.#imports.taken(
      this.#request.dealership.id,
      added.map(({ car }) => car),
    );
    const free = added.flatMap((one) => {
      if (taken.has(one.car.id)) return [];
      const slug = taken.has(one.car.slug) ? `${one.car.slug}-${one.car.id.slice(-6)}` : one.car.slug;
      taken.add(slug);
      return [{ ...one, car: { ...one.car, slug } }];
    });
    counts.skipped += added.length - free.length;
    counts.added += free.length;
    return free;
  }

  async #stage(cars: readonly StagedCar[]): Promise<void> {
    this.#report.counts.written += cars.length;
    if (!this.#lease) return;
    if (cars.length > 0) await this.#imports.stage(this.#lease, cars, this.#author);
    else if (performance.now() - this.#leasedAt > PROLONG_MS) await this.#imports.prolong(this.#lease);
    else return;
    this.#leasedAt = performance.now();
  }

  /** How many cars that visitors see now are missing from the feed. */
  async #takeVanished(): Promise<number> {
    const { dealership, rules, now } = this.#request;
    const { counts } = this.#report;
    let vanished = 0;
    for (let after = ""; ;) {
      const keys = await this.#imports.keysAfter(dealership.id, after);
      const last = keys.at(-1);
      if (last === undefined) return vanished;
      after = last;
      const missing = await this.#imports.byKeys(
        dealership.id,
        keys.filter((key) => !this.#reader.hasSeen(key)),
      );
      const staged: StagedCar[] = [];
      for (const one of missing) {
        const step = isOnlyPushed(one.hash) ? null : vanish(one, rules.vanished, now);
        if (!step) continue;
        if (this.#live.has(one.car.id)) {
          counts.keptForBuyers += 1;
          continue;
        }
        if (step.done === "waits") counts.missing += 1;
        else counts.removed += 1;
        if (one.missingSince === null && one.car.status !== "sold" && one.car.show_on_dealer_website) vanished += 1;
        staged.push(stagedLeaving(one, step.car, { missingSince: step.missingSince }));
      }
      await this.#stage(staged);
    }
  }

  async #takeLeaving(leaving: readonly LeavingCar[]): Promise<void> {
    const { dealership, now } = this.#request;
    const { counts } = this.#report;
    const keys = [...new Set(leaving.map(({ key }) => key))];
    const known = new Map((await this.#imports.byKeys(dealership.id, keys)).map((one) => [one.key, one]));
    const staged = new Map<string, StagedCar>();
    for (const { key, vehicle, becomes, line } of leaving) {
      const note: Note = (column, value, reason, done) =>
        this.#report.finding({ line, vehicle, column, value, reason, done });
      const one = known.get(key);
      const gone = one && pushedAway(one, becomes, now);
      if (!one) note("(car)", vehicle, "there is no such car in this stock", "skipped");
      else if (!gone) counts.unchanged += 1;
      else if (this.#live.has(one.car.id)) this.#keepForBuyer(note);
      else staged.set(key, gone);
    }
    counts.removed += staged.size;
    await this.#stage([...staged.values()]);
  }

  /** Reservations may change while a long feed is read: then their cars stay as the buyers know them. */
  async #publish(lease: ImportLease): Promise<void> {
    for (let left = PUBLISH_TRIES; ; left -= 1) {
      try {
        return await this.#imports.publish(lease, this.#holds);
      } catch (error) {
        if (!(error instanceof StoreError) || error.kind !== "refused" || left === 0) throw error;
        await this.#readReservations();
        const undone = await this.#imports.unstage(lease, [...this.#live]);
        this.#report.counts.keptForBuyers += undone;
        this.#report.counts.written -= undone;
      }
    }
  }

  #stop(reason: string): ImportReport {
    this.#report.counts.written = 0;
    return this.#build(reason);
  }

  #build(stopped: string | null): ImportReport {
    const { source, dealership, mapping, dryRun = false } = this.#request;
    const fields = this.#watch.shares();
    const { currency } = mapping;
    return this.#report.build({ source, dealership: dealership.name, currency, dryRun, stopped, fields });
  }
}

const stopSentence = (problems: readonly string[], forceCommand: string): string =>
  [
    "Stopped, and nothing was changed.",
    ...problems.filter(Boolean),
    `Look at the feed and the mapping. If they are right, let it through once: ${forceCommand}`,
  ].join("\n");

const feedOf = ({ key, fields: { pictures } }: ReadCar, car: StoredCar, hash: string) => ({
  key,
  hash,
  car,
  pictures,
  missingSince: null,
});
