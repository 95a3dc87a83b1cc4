import { join } from "node:path";
import { LeadFiles } from "#server/adapters/files/lead-files.ts";
import { type PaymentConfig, paymentsOf } from "#server/adapters/payments/payments-of.ts";
import { PageCounts } from "#server/figures/page-counts.ts";
import { FeedPictureFiles } from "#server/images/feed-picture-files.ts";
import { MediaOriginals } from "#server/images/media-originals.ts";
import { AlertWorker } from "#server/leads/alerts/alert-worker.ts";
import { MailLinks } from "#server/leads/consent/mail-links.ts";
import { startDeliveries } from "#server/leads/delivery/start-deliveries.ts";
import { startRetention } from "#server/leads/retention/start-retention.ts";
import { sweepLeads } from "#server/leads/service/sweep-leads.ts";
import { SignedLinks } from "#server/leads/uploads/signed-links.ts";
import { keepSwept } from "#server/leads/uploads/sweep-uploads.ts";
import { keepScratchSwept } from "#server/operations/backup/sweep-leftovers.ts";
import { createDeskPeople, type DeskPeople } from "#server/people/desk-people.ts";
import { sweepPeople } from "#server/people/sweep-people.ts";
import { DiskGuard, freeBytesAt } from "#server/platform/admission/disk-guard.ts";
import type { Limits } from "#server/platform/limits/limits.ts";
import { shareLimits } from "#server/platform/limits/share-limits.ts";
import type { ReservationDeps } from "#server/reservations/reservation-deps.ts";
import { ReservationKeeper } from "#server/reservations/reservation-keeper.ts";
import { importsFolder } from "#server/stock/import/source-access.ts";
import { keepMediaIndexed } from "#server/stock/pictures/index-media.ts";
import { PictureWorker } from "#server/stock/pictures/picture-worker.ts";
import { keepPicturesSwept } from "#server/stock/pictures/sweep-pictures.ts";
import { recordDeadRun } from "#server/stock/sources/run-source.ts";
import { startRun } from "#server/stock/sources/start-run.ts";
import { StockScheduler } from "#server/stock/sources/stock-scheduler.ts";
import type { Given } from "./given.ts";
import type { Ground } from "./ground.ts";
import { partOf, type Parts } from "./start-parts.ts";
import type { Sites } from "./sites.ts";

type Stop = () => void;

/** Background work, and what it shares with requests. */
export type Work = {
  freeDisk: () => Promise<number>;
  disk: DiskGuard;
  pageCounts: PageCounts;
  leadFiles: LeadFiles;
  fileLinks: SignedLinks;
  /** Counts that all servers of a database share. */
  limits: Limits;
  people: DeskPeople;
  sweepingPeople: Stop;
  mailLinks: MailLinks;
  payments: PaymentConfig;
  paymentsOf: ReservationDeps["paymentsOf"];
  alerts: AlertWorker;
  pictureFiles: FeedPictureFiles;
  pictures: PictureWorker;
  sweepingPictures: Stop;
  indexingMedia: Stop;
  watching: Stop;
  retention: ReturnType<typeof startRetention>;
  sweepingLeads: Stop;
  sweepingUploads: Stop;
  sweepingScratch: Stop;
  deliveries: ReturnType<typeof startDeliveries>;
  reservations: ReservationKeeper;
  stockSources: StockScheduler;
};

const part = partOf<Given & Ground & Sites & Work>();

export const work: Parts<Work, Given & Ground & Sites & Work> = {
  freeDisk: part({ needs: ["dataDir"], start: ({ dataDir }) => freeBytesAt(dataDir) }),
  disk: part({
    needs: ["env", "freeDisk"],
    start: ({ env, freeDisk }) => new DiskGuard(freeDisk, env.DISK_RESERVE_MB * 1024 * 1024),
  }),
  pageCounts: part({
    needs: ["store", "clock", "log"],
    start: ({ clock, log }) => {
      const counts = new PageCounts({ clock, log });
      counts.start();
      return counts;
    },
    // With the rest: after the last request, and before the store.
    stop: (counts) => counts.stop(),
  }),
  leadFiles: part({
    needs: ["storage", "dataDir"],
    start: ({ storage, dataDir }) => new LeadFiles(storage, join(dataDir, "scratch/uploads")),
  }),
  fileLinks: part({ needs: ["presence"], start: ({ presence }) => new SignedLinks(presence.secrets) }),
  limits: part({
    needs: ["store", "log"],
    start: ({ store, log }) => shareLimits(store, log),
    stop: (limits) => limits.stop?.(),
    phase: "work",
  }),
  people: part({
    needs: ["env", "listening", "presence", "store", "siteOf", "limits", "clock"],
    start: ({ env, listening, presence, siteOf, ...needs }) =>
      createDeskPeople({
        ...needs,
        env: { ...env, PORT: listening.port },
        secrets: presence.secrets,
        siteOf: (slug) => siteOf(slug)?.site,
      }),
  }),
  sweepingPeople: part({
    needs: ["store", "clock", "log"],
    start: sweepPeople,
    stop: (stop) => stop(),
    phase: "work",
  }),
  mailLinks: part({ needs: ["presence"], start: ({ presence }) => new MailLinks(presence.secrets) }),
  payments: part({
    needs: ["env", "presence", "originOf", "clock"],
    start: ({ env, presence: { secrets }, originOf, clock }) => {
      return { secrets, originOf, clock, stripeUrl: env.STRIPE_URL, siteSecrets: env.siteSecrets };
    },
  }),
  paymentsOf: part({ needs: ["payments"], start: ({ payments }) => paymentsOf(payments) }),
  alerts: part({
    needs: ["env", "registry", "rendering", "clock", "log"],
    start: ({ env, registry, rendering, clock, log }) => {
      const worker = new AlertWorker({
        sites: () => registry.all().filter(({ suspended }) => !suspended),
        clock,
        log,
        everyMs: env.ALERT_SECONDS * 1000,
        readMarks: rendering?.renderer.marks,
      });
      worker.start();
      return worker;
    },
    stop: (worker) => worker.stop(),
    phase: "work",
  }),
  pictureFiles: part({ needs: ["storage"], start: ({ storage }) => new FeedPictureFiles(storage) }),
  pictures: part({
    needs: ["env", "store", "outgoing", "pictureFiles", "disk", "clock", "log"],
    start: ({ env, ...needs }) => {
      const worker = new PictureWorker({ ...needs, recheckMs: env.PICTURE_RECHECK_HOURS * 60 * 60 * 1000 });
      worker.start();
      return worker;
    },
    stop: (worker) => worker.stop(),
    phase: "work",
  }),
  indexingMedia: part({
    needs: ["store", "storage", "log"],
    start: ({ store, storage, log }) =>
      keepMediaIndexed(new MediaOriginals({ storage, catalogue: store.operator.media }), log),
    stop: (stop) => stop(),
    phase: "work",
  }),
  sweepingPictures: part({
    needs: ["store", "pictureFiles", "clock", "log"],
    start: keepPicturesSwept,
    stop: (stop) => stop(),
    phase: "work",
  }),
  watching: part({
    needs: ["store", "since", "registry", "searchServer", "alerts", "pictures", "log"],
    start: ({ store, since, registry, searchServer, alerts, pictures, log }) =>
      store.watch(() => {
        registry
          .refresh()
          .then(() => {
            alerts.wake();
            pictures.wake();
            return searchServer?.changed();
          })
          .catch((error: unknown) => log.error({ err: error }, "a change could not be applied"));
      }, since),
    stop: (stop) => stop(),
    phase: "work",
  }),
  retention: part({
    needs: ["store", "leadFiles", "registry", "clock", "log"],
    start: startRetention,
    stop: (retention) => retention.stop(),
    phase: "work",
  }),
  sweepingLeads: part({
    needs: ["store", "clock", "log"],
    start: sweepLeads,
    stop: (stop) => stop(),
    phase: "work",
  }),
  sweepingUploads: part({
    needs: ["leadFiles", "store", "clock", "log"],
    start: keepSwept,
    stop: (stop) => stop(),
    phase: "work",
  }),
  sweepingScratch: part({
    needs: ["dataDir", "clock", "log"],
    start: keepScratchSwept,
    stop: (stop) => stop(),
    phase: "work",
  }),
  deliveries: part({
    // prettier-ignore
    needs: [
      "env", "store", "siteOf", "storage", "clock", "log", "leadFiles", "fileLinks", "mailLinks", "outgoing",
      "recorder", "people",
    ],
    start: ({ env, leadFiles, fileLinks, people, ...needs }) =>
      startDeliveries(env, {
        ...needs,
        files: { leadFiles, links: fileLinks },
        siteSecrets: env.siteSecrets,
        deskMails: people.mails,
      }),
    stop: (deliveries) => deliveries.stop(),
    phase: "work",
  }),
  reservations: part({
    needs: ["store", "siteOf", "paymentsOf", "clock", "log"],
    start: (needs) => {
      const keeper = new ReservationKeeper(needs);
      keeper.start();
      return keeper;
    },
    stop: (keeper) => keeper.stop(),
    phase: "work",
  }),
  stockSources: part({
    needs: ["env", "store", "dataDir", "clock", "log"],
    start: ({ env, store, dataDir, clock, log }) => {
      const recording = { store, clock, operatorEmail: env.OPERATOR_EMAIL, scratch: importsFolder(dataDir) };
      const scheduler = new StockScheduler({
        store,
        log,
        start: startRun(env, dataDir),
        onDeath: (claimed, reason) => recordDeadRun(claimed, reason, recording),
      });
      scheduler.start();
      return scheduler;
    },
    stop: (scheduler) => scheduler.stop(),
    phase: "work",
  }),
};
