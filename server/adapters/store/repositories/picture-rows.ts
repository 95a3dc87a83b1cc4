import { createHash } from "node:crypto";
import type { PictureState } from "#domain/picture/feed-pictures.ts";
import type { Write } from "../engine.ts";
import type { StoreContext } from "./context.ts";
import { inChunks } from "./in-chunks.ts";

/** A picture that a feed names, by its address. */
export type FeedPicture = PictureState & {
  id: string;
  address: string;
  failures: number;
  nextTryAt: string | null;
  unusedSince: string | null;
};

export const IDS_PER_STATEMENT = 400;

/** Dealerships share no pictures: what one feed says of an address does not concern another. */
export const pictureId = (dealershipId: string, address: string): string =>
  createHash("sha256").update(`${dealershipId}\n${address}`).digest("base64url").slice(0, 24);

const columns = ["id", "address", "file", "width", "height", "reason", "failures", "due_at", "unused_since"] as const;

export const pictureRows = ({ db }: Pick<StoreContext, "db">) => db.selectFrom("pictures").select(columns);

/** Changes pictures in portions that a statement can name. */
export async function changePictures(
  { engine }: Pick<StoreContext, "engine">,
  ids: readonly string[],
  make: (chunk: readonly string[]) => Write,
): Promise<void> {
  for (const chunk of inChunks(ids, IDS_PER_STATEMENT)) await engine.write([make(chunk)]);
}

/** Sets the same in each of these pictures. */
export const updatePictures = (
  { engine, db }: Pick<StoreContext, "engine" | "db">,
  ids: readonly string[],
  set: object,
) => changePictures({ engine }, ids, (chunk) => db.updateTable("pictures").set(set).where("id", "in", chunk));

type Row = {
  id: string;
  address: string;
  file: string | null;
  width: number | null;
  height: number | null;
  reason: string | null;
  failures: number;
  due_at: string | null;
  unused_since: string | null;
};

export function toPicture({ file, width, height, due_at, unused_since, ...row }: Row): FeedPicture {
  const picture = file === null ? null : { file, width: width ?? 1, height: height ?? 1 };
  return { ...row, picture, nextTryAt: due_at, unusedSince: unused_since };
}
