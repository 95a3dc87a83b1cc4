import { join } from "node:path";
import { keysFromSecrets } from "#server/http/api/search/site-tokens.ts";
import { createApp } from "#server/http/app.ts";
import { buildServices, type Services } from "#server/http/services.ts";
import { type PageRows, pageRowsOf } from "#server/pages/page-rows.ts";
import type { AppBuild } from "#server/pages/page-renderer.ts";
import { PushThread } from "#server/stock/push/push-thread.ts";
import type { Desk } from "#server/desk/desk.ts";
import { deskName } from "#server/people/desk-origin.ts";
import { openDesk } from "#server/desk/open-desk.ts";
import type { Given } from "./given.ts";
import type { Ground } from "./ground.ts";
import { partOf, type Parts } from "./start-parts.ts";
import { builtApp, type Sites } from "./sites.ts";
import type { Work } from "./work.ts";

/** What answers requests. */
export type Requests = {
  pushes: PushThread;
  /** The code of the pages, where no threads render them. */
  build: AppBuild | null;
  rows: PageRows;
  desk: Desk | null;
  services: Services;
  answering: void;
  operator: Ground["operatorPort"];
};

type All = Given & Ground & Sites & Work & Requests;
const part = partOf<All>();

export const requests: Parts<Requests, All> = {
  pushes: part({
    needs: ["env", "dataDir", "log"],
    start: ({ env, dataDir, log }) => new PushThread({ settings: { databaseUrl: env.DATABASE_URL, dataDir }, log }),
    stop: (pushes) => pushes.close(),
  }),
  build: part({
    needs: ["root", "development", "rendering"],
    start: async ({ root, development, rendering }) => {
      if (rendering) return null;
      return development?.build ?? ((await import(/* @vite-ignore */ builtApp(root))) as AppBuild);
    },
  }),
  rows: part({
    needs: ["rendering", "build"],
    start: async ({ rendering, build }) => (await rendering?.threads.ready()) ?? pageRowsOf(build ?? { routes: {} }),
  }),
  desk: part({
    needs: ["env", "root", "development", "store", "registry", "people", "clock", "log"],
    start: ({ env, root, development, people: { people, signIns, sessions }, ...parts }) =>
      // Development runs from source, and the desk is a build of its own.
      development ? null : openDesk({ host: deskName(env), root, people, signIns, sessions, ...parts }),
    stop: (desk) => desk?.close(),
  }),
  services: part({
    // prettier-ignore
    needs: [
      "env", "root", "development", "log", "clock", "recorder", "listening", "presence", "lostStore", "clockWarning",
      "store", "registry", "searchServer", "rendering", "build", "rows", "load", "limits", "outgoing", "pushes", "desk", "freeDisk",
      "disk", "pageCounts", "leadFiles", "fileLinks", "mailLinks", "payments", "paymentsOf", "reservations", "media", "images",
      "encodingPictures",
    ],
    start: ({ env, root, development, listening, presence, searchServer, rendering, clockWarning, ...others }) => {
      const { reservations: keeper, encodingPictures: avif, ...parts } = others;
      return buildServices({
        ...parts,
        keeper,
        avif,
        search: { port: searchServer?.port ?? null, keys: keysFromSecrets(presence.secrets) },
        leads: {
          secrets: presence.secrets,
          perMinute: env.LEADS_PER_MINUTE,
          captchaUrls: { turnstile: env.TURNSTILE_URL, recaptcha: env.RECAPTCHA_URL },
          captchaTimeoutMs: 5000,
        },
        holdsPerHour: env.HOLDS_PER_HOUR,
        ...(rendering ? { renderer: rendering.renderer } : {}),
        clientDir: join(root, "build/client"),
        scheme: env.PUBLIC_SCHEME,
        proxies: { trustedProxies: env.TRUSTED_PROXIES, forwardedHost: env.FORWARDED_HOST },
        // No page fits into one byte.
        pageCacheBytes: development?.cache === false ? 1 : env.PAGE_CACHE_MB * 1024 * 1024,
        demo: env.DEMO,
        explains: development !== null,
        isStopping: listening.isDraining,
        ownProblem: () => presence.problem(),
        warnings: () => (clockWarning === null ? [] : [clockWarning]),
      });
    },
  }),
  answering: part({
    needs: ["listening", "services"],
    start: ({ listening, services }) => {
      listening.answerWith(createApp(services).fetch, services.hits);
    },
  }),
  operator: part({
    needs: ["env", "operatorPort", "answering", "services", "version", "rendering", "alerts", "tracing"],
    start: async ({ env, operatorPort, services, version, rendering, alerts, tracing }) => {
      if (operatorPort === null) return null;
      const { operatorAppOf } = await import("#server/http/operator/operator-app-of.ts");
      operatorPort.answerWith(
        operatorAppOf({
          services,
          version,
          threads: rendering?.threads ?? null,
          searchQueue: rendering?.searchQueue ?? null,
          alerts,
          tracing,
          diskReserveBytes: env.DISK_RESERVE_MB * 1024 * 1024,
        }),
      );
      return operatorPort;
    },
    // Before what it shows. The port has a stop of its own for a start that fails before this row.
    stop: (operatorPort) => operatorPort?.close(),
  }),
};
