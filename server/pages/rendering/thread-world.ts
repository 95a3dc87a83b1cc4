import type { Logger } from "pino";
import { Geocoder } from "#server/adapters/geocode/geocoder.ts";
import { openMedia } from "#server/images/open-media.ts";
import { createOutgoing } from "#server/adapters/outgoing/outgoing.ts";
import { logStoreFault } from "#server/platform/log-store-fault.ts";
import { openReader } from "#server/adapters/store/open-reader.ts";
import { type AppBuild, PageRenderer } from "#server/pages/page-renderer.ts";
import { createIndexCache } from "#server/stock/index/index-cache.ts";
import { Market } from "#server/stock/market/market.ts";
import { SiteRuntime } from "#server/sites/site-runtime.ts";
import type { Site } from "#site/site.ts";
import { faultOf } from "#server/platform/threads/fault.ts";
import { localRenderer } from "./local-renderer.ts";
import type { RequiredState, FromThread, ThreadSettings } from "./render-protocol.ts";

/** Everything that a render thread owns. */
export function createThreadWorld(settings: ThreadSettings, build: AppBuild, tell: (message: FromThread) => void) {
  const log = { warn: logTo(tell, "warn"), error: logTo(tell, "error") };
  const store = openReader({
    databaseUrl: settings.databaseUrl,
    dataDir: settings.dataDir,
    onFault: logStoreFault(log),
    addValues: (slug, values) => tell({ kind: "values", slug, values }),
  });
  const outgoing = createOutgoing({ allow: settings.outgoingAllow });
  const media = openMedia(settings.media, {
    catalogue: store.operator.media,
    cacheBytes: settings.mediaCacheBytes,
  });
  const indexes = createIndexCache(settings.indexBytes);
  const market = new Market(store);
  const pages = new PageRenderer(build, media, new Geocoder({ log, outgoing }), log);
  const runtimes = new Map<string, SiteRuntime>();
  return {
    renderer: localRenderer(pages, media),
    take(site: Site, origin: string): void {
      runtimes.set(site.slug, new SiteRuntime(site, store, { indexes, market }, origin));
    },
    forget: (slug: string) => void runtimes.delete(slug),
    /** The site at the requested versions. */
    runtimeOf({ slug, stockVersion, carsVersion }: RequiredState): SiteRuntime {
      const runtime = runtimes.get(slug);
      if (!runtime) throw new Error(`A render thread was never told of the site ${slug}.`);
      runtime.stockVersion = stockVersion;
      runtime.carsVersion = carsVersion;
      return runtime;
    },
  };
}

/** The main thread owns the log: this sends lines to it. */
function logTo(tell: (message: FromThread) => void, level: "warn" | "error"): Logger["warn"] {
  return ({ err, ...about }: { err?: unknown }, text = ""): void =>
    tell({ kind: "log", level, about, fault: err === undefined ? null : faultOf(err), text });
}
