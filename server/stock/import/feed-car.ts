import { ownValue } from "#domain/text/own-value.ts";
import { createHash } from "node:crypto";
import { carSchema, type StoredCar } from "#domain/car/car.ts";
import type { Note } from "#domain/feed/finding.ts";
import type { FeedCarFields } from "#domain/feed/row-to-car.ts";
import type { Dealership } from "#domain/location/location.ts";
import { slugOf } from "#domain/text/slug.ts";

/** Ids are made from dealership and key, so that no feed can name the car of another dealership. */
export function identify(dealershipId: string, key: string): { id: string; tail: string } {
  const hash = createHash("sha256").update(`${dealershipId}\n${key}`).digest("hex");
  return { id: `feed-${hash.slice(0, 24)}`, tail: hash.slice(0, 6) };
}

export const hashOf = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 22);

/** 53 bits of a hash: few enough for a number, enough that a million rows do not collide. */
export function numberOf(key: string): number {
  return Number.parseInt(createHash("sha1").update(key).digest("hex").slice(0, 13), 16);
}

type Place = { dealership: Dealership; key: string; now: Date };

/** The complete car of a row, or null with the reason reported. */
export function carOf(fields: FeedCarFields, { dealership, key, now }: Place, note: Note): StoredCar | null {
  const { pictures: _pictures, location_id, ...said } = fields;
  const { id, tail } = identify(dealership.id, key);
  const name = slugOf([said.year, said.make, said.model, said.badge].join(" ")).slice(0, 80).replace(/-$/, "");
  const parsed = carSchema.safeParse({
    ...said,
    id,
    slug: `${name}-${tail}`,
    stocknum: said.stocknum || tail.toUpperCase(),
    dealership_id: dealership.id,
    location_id: placeOf(location_id, dealership, note),
    created_at: said.created_at ?? now.toISOString(),
  });
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues) {
    const field = path.join(".");
    note(field, JSON.stringify(ownValue(said as Record<string, unknown>, field)) ?? "", message, "skipped");
  }
  return null;
}

function placeOf(said: string | undefined, { locations }: Dealership, note: Note): string {
  const main = locations.find(({ primary }) => primary) ?? locations[0];
  const word = said?.trim().toLowerCase() ?? "";
  if (word === "") return main?.id ?? "";
  const found = locations.find(({ id, slug, name, address }) =>
    [id, slug, name, address.city].some((one) => one.toLowerCase() === word),
  );
  if (!found)
    note("location_id", said ?? "", "no location of this dealership; the car stands at its main one", "mended");
  return (found ?? main)?.id ?? "";
}
