import type { Store } from "#server/adapters/store/store.ts";

/** A picture whose last fetch failed, with what a dealer needs to fix it. */
export type BrokenPicture = {
  stocknum: string;
  name: string;
  address: string;
  reason: string;
  /** An earlier version of the picture is stored and shown. */
  isShown: boolean;
  tries: number;
  nextTryAt: string | null;
};

export const MOST_BROKEN = 20_000;

/** Car by car, in the order of the feed's addresses. */
export async function listBrokenPictures({ operator }: Store, dealershipId: string): Promise<BrokenPicture[]> {
  const failing = await operator.pictures.failing(dealershipId, MOST_BROKEN);
  const byAddress = new Map(failing.map((one) => [one.address, one]));
  const broken: BrokenPicture[] = [];
  if (byAddress.size === 0) return broken;
  for await (const cars of operator.picturedCars.pages(dealershipId)) {
    for (const { car, addresses } of cars) {
      for (const address of addresses) {
        const found = byAddress.get(address);
        if (!found) continue;
        const { reason, picture, failures: tries, nextTryAt } = found;
        const { stocknum, name } = car;
        broken.push({ stocknum, name, address, reason: reason ?? "", isShown: picture !== null, tries, nextTryAt });
      }
    }
  }
  return broken;
}
