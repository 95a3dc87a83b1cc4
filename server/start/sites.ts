import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createOutgoing, type Outgoing } from "#server/adapters/outgoing/outgoing.ts";
import type { Versions } from "#server/adapters/store/versions.ts";
import { AvifMaker, calmLoop } from "#server/images/avif-maker.ts";
import { ImageMaker } from "#server/images/image-maker.ts";
import type { MediaLibrary } from "#server/images/media-library.ts";
import { type MediaPlaces, openMedia } from "#server/images/open-media.ts";
import { cachedPictures } from "#server/images/picture-cache.ts";
import { startRendering } from "#server/pages/rendering/start-rendering.ts";
import { type LoadSettings, loadSettings } from "#server/platform/admission/load-settings.ts";
import { type SearchServer } from "#server/search/meilisearch/connect.ts";
import { SiteRegistry } from "#server/sites/site-registry.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import { createIndexCache } from "#server/stock/index/index-cache.ts";
import type { Site } from "#site/site.ts";
import type { Given } from "./given.ts";
import type { Ground } from "./ground.ts";
import { partOf, type Parts } from "./start-parts.ts";

/** The running sites, and what draws and searches them. */
export type Sites = {
  outgoing: Outgoing;
  load: LoadSettings;
  originOf: (site: Site) => string;
  /** How many threads render; each has its own indexes and reads originals. */
  threads: number;
  /** The shares of each thread. */
  bytes: { index: number; originals: number; madePictures: number };
  mediaPlaces: MediaPlaces;
  /** The versions that the registry starts from. */
  since: Versions;
  /** Made, without a site yet. */
  emptyRegistry: SiteRegistry;
  rendering: ReturnType<typeof startRendering> | null;
  registry: SiteRegistry;
  siteOf: (slug: string) => SiteRuntime | undefined;
  searchServer: SearchServer | null;
  ownChanges: void;
  media: MediaLibrary;
  madePictures: ReturnType<typeof cachedPictures>;
  images: ImageMaker;
  encodingPictures: AvifMaker | null;
};

const part = partOf<Given & Ground & Sites>();

export const sites: Parts<Sites, Given & Ground & Sites> = {
  outgoing: part({
    needs: ["env"],
    start: ({ env }) => createOutgoing({ allow: env.OUTGOING_ALLOW }),
    stop: (outgoing) => outgoing.close(),
  }),
  load: part({ needs: ["env"], start: ({ env }) => loadSettings(env) }),
  originOf: part({
    needs: ["env", "listening"],
    start:
      ({ env, listening }) =>
      (site) => {
        const primary = env.DEMO ? undefined : site.public.hosts[0];
        return `${env.PUBLIC_SCHEME}://${primary ?? `${site.public.slug}.localhost:${listening.port}`}`;
      },
  }),
  threads: part({
    needs: ["env", "development"],
    start: ({ env, development }) => (development ? (development.threads?.most ?? 0) : env.WORKERS),
  }),
  bytes: part({
    needs: ["env", "threads"],
    start: ({ env, threads }) => {
      const pictures = env.PICTURE_CACHE_MB * 1024 * 1024;
      return {
        index: Math.ceil((env.INDEX_MB * 1024 * 1024) / (threads + 1)),
        originals: Math.ceil(pictures / 2 / (threads + 1)),
        // Only the main thread reads generated pictures.
        madePictures: pictures / 2,
      };
    },
  }),
  mediaPlaces: part({
    needs: ["env", "demo"],
    start: ({ env, demo }) => [env.MEDIA_DIR, env.storage, demo?.mediaDir].filter((place) => place !== undefined),
  }),
  since: part({
    // What the demo's seeding writes is read with everything else, and is no change.
    needs: ["store", "demo"],
    start: ({ store }) => store.versions(),
  }),
  emptyRegistry: part({
    needs: ["store", "bytes", "originOf", "log"],
    start: ({ store, bytes, originOf, log }) => new SiteRegistry(store, createIndexCache(bytes.index), originOf, log),
  }),
  rendering: part({
    // prettier-ignore
    needs: [
      "env", "root", "development", "dataDir", "threads", "load", "bytes", "mediaPlaces", "emptyRegistry",
      "recorder", "log",
    ],
    start: ({ env, root, development, dataDir, threads, load, bytes, mediaPlaces, emptyRegistry, recorder, log }) => {
      if (threads === 0) return null;
      return startRendering({
        most: threads,
        heapMb: env.WORKER_HEAP_MB,
        entry: development?.threads?.entry,
        load,
        settings: {
          build: development?.threads?.build ?? builtApp(root),
          dataDir,
          databaseUrl: env.DATABASE_URL,
          media: mediaPlaces,
          mediaCacheBytes: bytes.originals,
          outgoingAllow: env.OUTGOING_ALLOW,
          indexBytes: bytes.index,
        },
        registry: emptyRegistry,
        log,
        searchTimes: recorder.queueTimes("searches"),
      });
    },
    stop: (rendering) => rendering?.threads.close(),
  }),
  registry: part({
    // The threads load their programs meanwhile. What is written after `since` counts as a change.
    needs: ["emptyRegistry", "rendering", "since"],
    start: async ({ emptyRegistry }) => {
      await emptyRegistry.refresh();
      return emptyRegistry;
    },
  }),
  siteOf: part({
    needs: ["registry"],
    start:
      ({ registry }) =>
      (slug: string) =>
        registry.bySlug(slug),
  }),
  searchServer: part({
    needs: ["env", "registry", "clock", "log"],
    start: async ({ env: { SEARCH_URL: url, SEARCH_KEY: key }, registry, clock, log }) => {
      if (url === undefined) return null;
      const { connectSearchServer } = await import("#server/search/meilisearch/connect.ts");
      return connectSearchServer({ url, key, registry, clock, log });
    },
    stop: (searchServer) => searchServer?.stop(),
    phase: "work",
  }),
  ownChanges: part({
    // After the registry, which handles own writes first.
    needs: ["store", "registry", "rendering", "searchServer", "clock"],
    start: ({ store, registry, rendering, searchServer, clock }) =>
      store.onOwnChange((scopes) => {
        // Reservations only: they touch few cars, while new stock is read on demand.
        for (const runtime of registry.withHolds(scopes)) rendering?.threads.warm(runtime, clock());
        return searchServer?.changed();
      }),
  }),
  media: part({
    needs: ["store", "mediaPlaces", "bytes"],
    start: ({ store, mediaPlaces, bytes }) =>
      openMedia(mediaPlaces, { catalogue: store.operator.media, cacheBytes: bytes.originals }),
  }),
  madePictures: part({
    needs: ["storage", "bytes"],
    start: ({ storage, bytes }) => cachedPictures(storage, bytes.madePictures),
  }),
  images: part({ needs: ["madePictures", "log"], start: ({ madePictures, log }) => new ImageMaker(madePictures, log) }),
  encodingPictures: part({
    needs: ["env", "madePictures", "log"],
    start: ({ env, madePictures, log }) =>
      env.PICTURE_FORMAT === "avif" ? new AvifMaker({ storage: madePictures, log, isCalm: calmLoop() }) : null,
    stop: (avif) => avif?.close(),
    phase: "work",
  }),
};

/** The pages that `npm run build` has made. */
export const builtApp = (root: string): string => pathToFileURL(join(root, "build/server/index.js")).href;
