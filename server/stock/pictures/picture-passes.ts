import type { Logger } from "pino";
import type { Store } from "#server/adapters/store/store.ts";
import { StoreError } from "#server/adapters/store/store-error.ts";
import { showPictures } from "./show-pictures.ts";

type Deps = { store: Store; log: Pick<Logger, "warn">; dealershipId?: string };

/** Each pass that writes invalidates pages and search index, so arriving pictures are shown in groups. */
const BETWEEN_MS = 3000;
/** A pass over a large stock takes long; passes may take a tenth of the time. */
const SHARE = 10;

/** Decides when a dealership's cars are compared with their pictures: when its stock or its pictures have changed. */
export class PicturePasses {
  readonly #deps: Deps;
  readonly #seenVersions = new Map<string, number>();
  readonly #wanted = new Set<string>();
  readonly #notBefore = new Map<string, number>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Pictures of this dealership have arrived or failed. */
  want(dealershipId: string): void {
    this.#wanted.add(dealershipId);
  }

  /** `isIdle`: nothing more is expected for this dealership, so its pictures are shown at once. */
  async run(isIdle: (dealershipId: string) => boolean): Promise<void> {
    const { store, dealershipId } = this.#deps;
    const versions = await store.versions();
    for (const id of dealershipId === undefined ? withStock(versions) : [dealershipId]) {
      const hasMoved = this.#seenVersions.get(id) !== (versions.get(`stock:${id}`) ?? 0);
      const isRested = performance.now() >= (this.#notBefore.get(id) ?? 0);
      if ((hasMoved && isRested) || (this.#wanted.has(id) && (isRested || isIdle(id)))) await this.#pass(id);
    }
  }

  /** Shows the pictures that arrived since the last pass. */
  async finish(): Promise<void> {
    const wanted = Array.from(this.#wanted);
    for (const id of wanted) await this.#pass(id);
  }

  async #pass(id: string): Promise<void> {
    const { store, log } = this.#deps;
    const begun = performance.now();
    const version = await store.operator.picturedCars.stockVersion(id);
    this.#wanted.delete(id);
    try {
      const written = await showPictures(store, id);
      // Another pass would find nothing to do; a later change raises the version further.
      if (written === 0) this.#seenVersions.set(id, version);
    } catch (error) {
      this.#wanted.add(id);
      // An import is running: the cars get their pictures when it has ended.
      if (!(error instanceof StoreError && error.kind === "refused"))
        log.warn({ err: error, dealership: id }, "the pictures of a dealership could not be shown");
    }
    const now = performance.now();
    this.#notBefore.set(id, now + Math.max(BETWEEN_MS, (now - begun) * SHARE));
  }
}

const withStock = (versions: ReadonlyMap<string, number>): string[] =>
  [...versions.keys()].filter((scope) => scope.startsWith("stock:")).map((scope) => scope.slice(6));
