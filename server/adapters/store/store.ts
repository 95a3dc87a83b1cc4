import type { SiteScope } from "./repositories/context.ts";
import type { OperatorStore } from "./repositories/for-operator.ts";
import type { SiteStore } from "./repositories/for-site.ts";
import type { OnOwnChange } from "./own-changes.ts";
import type { Versions } from "./versions.ts";
import type { OnChange } from "./watch-versions.ts";

export type Store = {
  readonly engine: "sqlite" | "postgres";
  forSite: (site: SiteScope) => SiteStore;
  readonly operator: OperatorStore;
  /** Of these scopes, or of all. */
  versions: (scopes?: readonly string[]) => Promise<Versions>;
  /** Called for this process's own writes, before the write resolves, so that a writer reads its own changes. */
  onOwnChange: (listener: OnOwnChange) => void;
  /** Tells the listeners of a write that another thread of this process has made. */
  applyOwnChange: (scopes: ReadonlySet<string>) => Promise<void>;
  /**
   * Calls back with the scopes that changed, at most once a second. Changes are counted from `since`, or from now; pass
   * the versions that were read before loading, and nothing in between is missed. Returns a stop function.
   */
  watch: (onChange: OnChange, since?: Versions) => () => void;
  /** Rejects when the store cannot answer. */
  ping: () => Promise<void>;
  /** Finishes work in progress; later calls are rejected. */
  close: () => Promise<void>;
};
