import { setTimeout as pause } from "node:timers/promises";
import type { PictureCounts } from "#server/adapters/store/repositories/pictures.ts";
import { PictureWorker, type PictureWorkerDeps } from "./picture-worker.ts";
import { showPictures } from "./show-pictures.ts";

const LOOK_MS = 200;
/** The operator does not wait longer for a host that asks to be left alone. */
const PATIENCE_MS = 90_000;

/** Fetches the pictures of one dealership until each was tried. A running server takes its share. */
export async function fetchNow(
  deps: PictureWorkerDeps & { dealershipId: string },
  onProgress: (counts: PictureCounts) => void,
): Promise<PictureCounts> {
  const { store, dealershipId, clock } = deps;
  const { pictures } = store.operator;
  await showPictures(store, dealershipId);
  const worker = new PictureWorker(deps);
  worker.start();
  try {
    for (;;) {
      const counts = await pictures.counts(dealershipId);
      onProgress(counts);
      const nextDue = await pictures.nextDue(dealershipId);
      const isDueSoon = nextDue !== null && Date.parse(nextDue) < clock().getTime() + PATIENCE_MS;
      if (worker.isIdle && (counts.onTheWay === 0 ? nextDue === null || nextDue > clock().toISOString() : !isDueSoon))
        return counts;
      if (worker.isIdle && !(await deps.disk.allows("pictures"))) return counts;
      await pause(LOOK_MS);
    }
  } finally {
    await worker.stop();
  }
}
