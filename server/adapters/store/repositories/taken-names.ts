import { StoreError } from "../store-error.ts";
import type { StoreContext } from "./context.ts";

type NamedSite = { slug: string; id: string };

/**
 * Names the site that has this name already. A site whose file is gone is live until somebody deletes it, and under one
 * name commands could not tell two sites apart. `others` are the stored sites that are not written.
 */
export async function refuseTakenNames(
  { engine, db }: StoreContext,
  others: readonly NamedSite[],
  wanted: readonly NamedSite[],
): Promise<void> {
  const files = await engine.read(db.selectFrom("applied_files").select(["name", "slug"]));
  const nameOf = new Map(files.map(({ name, slug }) => [name, slug]));
  const holders = new Map(others.map((site) => [nameOf.get(`site:${site.slug}`) ?? site.slug, site]));
  for (const { slug, id } of wanted) {
    const holder = holders.get(slug);
    if (!holder) continue;
    const message = `The name "${slug}" of the site with the id "${id}" belongs to the site with the id "${holder.id}", which is still live. Delete that one first (forecourt sites delete), or choose another name.`;
    throw new StoreError("duplicate", message, { table: "sites" });
  }
}
